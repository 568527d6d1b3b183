/**
 * Weights and lists of picking. The weights are ours, no book gives numbers; their order is the book's (协纪辨方书
 * 卷三十三, 卷三十四: first 月令吉神, then 黄道, then the rest).
 */
import type { Jianchu } from './jianchu.ts';
import type { SpiritId } from './spiritRows.ts';

/** Points of the factors, by name. */
export const PICK_POINTS = {
  start: 50,
  firstFavour: 12,
  nextFavour: 4,
  favourMax: 24,
  greatVirtue: 6,
  greatVirtueMax: 12,
  fallenForbid: -6,
  huangdao: 6,
  heidao: -4,
  goodMansion: 3,
  badMansion: -3,
  special: 6,
  chip: -4,
  goodHours: 3,
  goodHoursMin: 3,
} as const;

/** Points of the grade 等第, 上 to 下下. */
export const GRADE_POINTS = [6, 3, -4, -8, -14, -14] as const;

/** Points of the officer 建除. */
export const JIANCHU_POINTS = {
  建: -2, 除: 2, 满: -2, 平: -2, 定: 2, 执: 2, 破: -10, 危: 2, 成: 4, 收: -2, 开: 4, 闭: -4,
} as const satisfies Readonly<Record<Jianchu, number>>;

/** Officers that an affair also likes or dislikes, by its id. */
export const JIANCHU_BY_AFFAIR: Readonly<Record<string, Readonly<Partial<Record<Jianchu, number>>>>> = {
  jiaqu: { 危: 2, 成: 2, 定: 2 },
  kaishi: { 成: 4, 开: 4, 满: 4 },
  anzang: { 成: 2, 收: 2, 建: -4, 破: -4 },
  qiuyi: { 除: 4, 破: 4 },
  chuxing: { 成: 2, 开: 2 },
};

/** The officer of a day as a spirit. */
export const JIANCHU_SPIRIT = {
  建: 'jian', 除: 'chu', 满: 'man', 平: 'ping', 定: 'ding', 执: 'zhi', 破: 'po', 危: 'wei', 成: 'cheng', 收: 'shou', 开: 'kai', 闭: 'bi',
} as const satisfies Readonly<Record<Jianchu, SpiritId>>;

/** Spirit that an affair prizes above others, by its id. */
export const PRIZED_BY_AFFAIR: Readonly<Record<string, SpiritId>> = { jiaqu: 'bujiang', anzang: 'mingfei' };

/** Points of the customs of the year: 岁首, 除夕, 清明 (a grave is mended on 清明). Source: 岁时 customs, not 协纪辨方书. */
export const CUSTOM_POINTS = {
  wedding: { suishou: -10, chuxi: -8, qingming: -8 },
  burial: { suishou: -10, chuxi: -8, qingming: -4 },
  grave: { suishou: -10, chuxi: -8, qingming: 0 },
} as const;

/** Points between a day and a person. */
export const PERSON_POINTS = {
  liuhe: 6,
  sanhe: 5,
  tianyi: 6,
  lu: 3,
  xing: -6,
  liuhai: -5,
  chongDay: -15,
  chongMonth: -4,
  favourable: 4,
  unfavourable: -4,
  max: 20,
} as const;

/** Points between a day and a sitting mountain. */
export const SITE_POINTS = {
  nourishes: 5,
  controls: -5,
  noble: 4,
  wuhuang: -10,
  erhei: -4,
  prosperous: 3,
  taisui: -12,
  sansha: -12,
  monthSansha: -12,
} as const;

/** 阴差阳错 days. Source: 三命通会. */
export const YINCHA_YANGCUO = '丙子 丁丑 戊寅 辛卯 壬辰 癸巳 丙午 丁未 戊申 辛酉 壬戌 癸亥';
/** 孤鸾 days. Source: 三命通会. */
export const GULUAN = '乙巳 丁巳 辛亥 戊申 甲寅 戊午 壬子 丙午';
