/**
 * 十二时辰: name, clock span, animal, the old name of the watch, index. One row a double-hour, from 子.
 * Source: the old names after 左传·昭公五年 杜预注 (夜半 鸡鸣 平旦 日出 食时 隅中 日中 日昳 晡时 日入 黄昏 人定); meridians after 子午流注.
 * Checked: numerals.test.ts.
 */

/** A double-hour 时辰. The property names are those of the table in the specification. */
export interface Shichen {
  /** 子时 … 亥时. */
  readonly name: string;
  /** First minute, HH:MM. */
  readonly staTime: string;
  /** Last minute, HH:MM; 子 runs through midnight. */
  readonly endTime: string;
  /** 生肖. */
  readonly birth: string;
  /** Old name of the watch. */
  readonly mioashu: string;
  /** 0 (子) to 11 (亥). */
  readonly value: number;
  /** 经络 in charge (子午流注). */
  readonly meridian: string;
}

/** The twelve, index = value. */
export const SHICHEN: readonly Shichen[] = [
  { name: '子时', staTime: '23:00', endTime: '00:59', birth: '鼠', mioashu: '夜半', value: 0, meridian: '胆' },
  { name: '丑时', staTime: '01:00', endTime: '02:59', birth: '牛', mioashu: '鸡鸣', value: 1, meridian: '肝' },
  { name: '寅时', staTime: '03:00', endTime: '04:59', birth: '虎', mioashu: '平旦', value: 2, meridian: '肺' },
  { name: '卯时', staTime: '05:00', endTime: '06:59', birth: '兔', mioashu: '日出', value: 3, meridian: '大肠' },
  { name: '辰时', staTime: '07:00', endTime: '08:59', birth: '龙', mioashu: '食时', value: 4, meridian: '胃' },
  { name: '巳时', staTime: '09:00', endTime: '10:59', birth: '蛇', mioashu: '隅中', value: 5, meridian: '脾' },
  { name: '午时', staTime: '11:00', endTime: '12:59', birth: '马', mioashu: '日中', value: 6, meridian: '心' },
  { name: '未时', staTime: '13:00', endTime: '14:59', birth: '羊', mioashu: '日昳', value: 7, meridian: '小肠' },
  { name: '申时', staTime: '15:00', endTime: '16:59', birth: '猴', mioashu: '晡时', value: 8, meridian: '膀胱' },
  { name: '酉时', staTime: '17:00', endTime: '18:59', birth: '鸡', mioashu: '日入', value: 9, meridian: '肾' },
  { name: '戌时', staTime: '19:00', endTime: '20:59', birth: '狗', mioashu: '黄昏', value: 10, meridian: '心包' },
  { name: '亥时', staTime: '21:00', endTime: '22:59', birth: '猪', mioashu: '人定', value: 11, meridian: '三焦' },
];
