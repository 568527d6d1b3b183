/**
 * 十二时辰: name, clock span, animal, the old name of the watch, index. One row a double-hour, from 子.
 * Source: the old names after 左传·昭公五年 杜预注 (夜半 鸡鸣 平旦 日出 食时 隅中 日中 日昳 晡时 日入 黄昏 人定); meridians after 子午流注.
 * Checked: numerals.test.ts.
 */

/** A double-hour 时辰. */
export interface Shichen {
  /** 子时 … 亥时. */
  readonly name: string;
  /** First minute, HH:MM. */
  readonly startTime: string;
  /** Last minute, HH:MM; 子 runs through midnight. */
  readonly endTime: string;
  /** 生肖. */
  readonly zodiacAnimal: string;
  /** Old name of the watch. */
  readonly watchName: string;
  /** 0 (子) to 11 (亥). */
  readonly index: number;
  /** 经络 in charge (子午流注). */
  readonly meridian: string;
}

/** The twelve, by index. */
export const SHICHEN: readonly Shichen[] = [
  { name: '子时', startTime: '23:00', endTime: '00:59', zodiacAnimal: '鼠', watchName: '夜半', index: 0, meridian: '胆' },
  { name: '丑时', startTime: '01:00', endTime: '02:59', zodiacAnimal: '牛', watchName: '鸡鸣', index: 1, meridian: '肝' },
  { name: '寅时', startTime: '03:00', endTime: '04:59', zodiacAnimal: '虎', watchName: '平旦', index: 2, meridian: '肺' },
  { name: '卯时', startTime: '05:00', endTime: '06:59', zodiacAnimal: '兔', watchName: '日出', index: 3, meridian: '大肠' },
  { name: '辰时', startTime: '07:00', endTime: '08:59', zodiacAnimal: '龙', watchName: '食时', index: 4, meridian: '胃' },
  { name: '巳时', startTime: '09:00', endTime: '10:59', zodiacAnimal: '蛇', watchName: '隅中', index: 5, meridian: '脾' },
  { name: '午时', startTime: '11:00', endTime: '12:59', zodiacAnimal: '马', watchName: '日中', index: 6, meridian: '心' },
  { name: '未时', startTime: '13:00', endTime: '14:59', zodiacAnimal: '羊', watchName: '日昳', index: 7, meridian: '小肠' },
  { name: '申时', startTime: '15:00', endTime: '16:59', zodiacAnimal: '猴', watchName: '晡时', index: 8, meridian: '膀胱' },
  { name: '酉时', startTime: '17:00', endTime: '18:59', zodiacAnimal: '鸡', watchName: '日入', index: 9, meridian: '肾' },
  { name: '戌时', startTime: '19:00', endTime: '20:59', zodiacAnimal: '狗', watchName: '黄昏', index: 10, meridian: '心包' },
  { name: '亥时', startTime: '21:00', endTime: '22:59', zodiacAnimal: '猪', watchName: '人定', index: 11, meridian: '三焦' },
];
