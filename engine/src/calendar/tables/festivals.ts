/**
 * 节日: by lunar date, by solar date, by weekday of a month, by solar term, and by count of stems. A day's festivals are shown in
 * the order of these tables. `since` is the first civil year of a modern day.
 * Source: lunar customs after 荆楚岁时记 and 燕京岁时记 (破五, 填仓); 天穿 after 岁时广记, 中和节 after 旧唐书·德宗纪 (贞元五年), 观莲节 after
 * 清嘉录 (荷花生日), 头牙 and 尾牙 as Fujian and Taiwan keep them; birthdays of the two religions after the calendars temples print;
 * 法定 after 全国年节及纪念日放假办法 (2025); 中国医师节 after 国函〔2017〕136号, 全国中小学生安全教育日 after the
 * notice of seven ministries (1996). Variants: 关帝诞 on 五月十三 or 六月廿四; 天穿 on the 19th or 23rd in places, 小填仓 on 正月二十.
 * Checked: festivals.test.ts.
 */

/** 法定 statutory, 民俗 custom, 国际 and 国内 commemorations, 佛 and 道 religious days. */
export type FestivalClass = '法定' | '民俗' | '国际' | '国内' | '宗教·佛' | '宗教·道';

/** Lunar month, day, name, class, other name. */
export type LunarFestivalRow = readonly [month: number, day: number, name: string, cls: FestivalClass, alias?: string];
/** Solar month, day, name, class, first year. */
export type SolarFestivalRow = readonly [month: number, day: number, name: string, cls: FestivalClass, since?: number];
/** Month, n-th or last, weekday (0 Sunday), name, class, first year. */
export type WeekdayFestivalRow = readonly [
  month: number, nth: number | 'last', weekday: number, name: string, cls: FestivalClass, since: number,
];

/** By lunar date; a leap month has none unless `leapFestival` is on. 除夕 is the last day of the lunar year. */
export const LUNAR_FESTIVALS: readonly LunarFestivalRow[] = [
  [1, 1, '春节', '法定'],
  [1, 1, '弥勒佛诞', '宗教·佛'],
  [1, 5, '破五', '民俗', '迎财神'],
  [1, 6, '定光佛诞', '宗教·佛'],
  [1, 7, '人日', '民俗'],
  [1, 9, '玉皇诞', '宗教·道'],
  [1, 15, '元宵节', '民俗', '上元节'],
  [1, 20, '天穿节', '民俗', '补天节'],
  [1, 25, '填仓节', '民俗', '天仓节'],
  [2, 1, '中和节', '民俗'],
  [2, 2, '龙抬头', '民俗', '土地诞'],
  [2, 2, '头牙', '民俗'],
  [2, 3, '文昌帝君诞', '宗教·道'],
  [2, 15, '花朝节', '民俗'],
  [2, 15, '太上老君诞', '宗教·道'],
  [2, 19, '观音菩萨诞', '宗教·佛'],
  [2, 21, '普贤菩萨诞', '宗教·佛'],
  [3, 3, '上巳节', '民俗'],
  [3, 3, '玄天上帝诞', '宗教·道'],
  [3, 15, '赵公明诞', '宗教·道'],
  [3, 16, '准提菩萨诞', '宗教·佛'],
  [3, 23, '妈祖诞', '宗教·道'],
  [3, 28, '东岳大帝诞', '宗教·道'],
  [4, 4, '文殊菩萨诞', '宗教·佛'],
  [4, 8, '释迦牟尼佛诞', '宗教·佛', '浴佛'],
  [4, 14, '吕祖诞', '宗教·道'],
  [4, 28, '药王诞', '宗教·道'],
  [5, 5, '端午节', '法定'],
  [5, 13, '关帝诞', '宗教·道'],
  [5, 13, '伽蓝菩萨诞', '宗教·佛'],
  [6, 3, '韦驮菩萨诞', '宗教·佛'],
  [6, 6, '天贶节', '民俗'],
  [6, 19, '观音成道', '宗教·佛'],
  [6, 24, '观莲节', '民俗', '荷花生日'],
  [6, 24, '关圣帝君诞', '宗教·道'],
  [7, 7, '七夕', '民俗'],
  [7, 13, '大势至菩萨诞', '宗教·佛'],
  [7, 15, '中元节', '民俗', '盂兰盆'],
  [7, 30, '地藏菩萨诞', '宗教·佛'],
  [8, 15, '中秋节', '法定'],
  [8, 22, '燃灯佛诞', '宗教·佛'],
  [9, 9, '重阳节', '民俗'],
  [9, 9, '斗姆元君诞', '宗教·道'],
  [9, 19, '观音出家', '宗教·佛'],
  [9, 30, '药师佛诞', '宗教·佛'],
  [10, 1, '寒衣节', '民俗'],
  [10, 5, '达摩祖师诞', '宗教·佛'],
  [10, 15, '下元节', '民俗'],
  [11, 17, '阿弥陀佛诞', '宗教·佛'],
  [12, 8, '腊八节', '民俗'],
  [12, 8, '释迦成道', '宗教·佛'],
  [12, 16, '尾牙', '民俗'],
  [12, 23, '小年', '民俗', '北方小年'],
  [12, 24, '小年', '民俗', '南方小年'],
  [12, 29, '华严菩萨诞', '宗教·佛'],
];

/** Folk days of some regions and trades: where there is room for one name, that of a term or of another festival stands before them. */
export const MINOR_FOLK_DAYS: readonly string[] = ['破五', '天穿节', '填仓节', '中和节', '头牙', '观莲节', '尾牙'];

/** Last day of the lunar year, the 29th or 30th of the last month, leap or not. */
export const LUNAR_YEAR_END = ['除夕', '法定'] as const;

/** By solar date. */
export const SOLAR_FESTIVALS: readonly SolarFestivalRow[] = [
  [1, 1, '元旦', '法定', 1912],
  [2, 14, '情人节', '国际', 1900],
  [3, 8, '妇女节', '国际', 1924],
  [3, 12, '植树节', '国内', 1979],
  [3, 15, '消费者权益日', '国际', 1983],
  [4, 1, '愚人节', '国际', 1900],
  [5, 1, '劳动节', '法定', 1890],
  [5, 4, '青年节', '国内', 1950],
  [5, 12, '护士节', '国际', 1912],
  [6, 1, '儿童节', '国际', 1950],
  [7, 1, '建党节', '国内', 1941],
  [8, 1, '建军节', '国内', 1933],
  [8, 19, '中国医师节', '国内', 2018],
  [9, 10, '教师节', '国内', 1985],
  [10, 1, '国庆节', '法定', 1949],
  [11, 8, '记者节', '国内', 2000],
  [12, 13, '国家公祭日', '国内', 2014],
  [12, 24, '平安夜', '国际', 1900],
  [12, 25, '圣诞节', '国际', 1900],
];

/** By n-th or last weekday of a month. */
export const WEEKDAY_FESTIVALS: readonly WeekdayFestivalRow[] = [
  [3, 'last', 1, '全国中小学生安全教育日', '国内', 1996],
  [5, 2, 0, '母亲节', '国际', 1914],
  [6, 3, 0, '父亲节', '国际', 1910],
  [11, 4, 4, '感恩节', '国际', 1941],
];

/** By solar term. */
export const TERM_FESTIVALS = { 清明: ['清明节', '法定'], 冬至: ['冬至节', '民俗'] } as const;
/** By count from a term: see seasons.ts. */
export const COUNTED_FESTIVALS = {
  hanshi: ['寒食节', '民俗'], springShe: ['春社', '民俗'], autumnShe: ['秋社', '民俗'],
} as const;
