/**
 * Numbers of 合盘: weights of the items by kind of pair, and the points of each rule.
 *
 * Source: our own model; the relations are those of 三命通会·论支元六合, 论十干合, 论纳音取象 and 滴天髓·夫妻, which give no numbers.
 * Variants: none. Checked: compareCharts.test.ts, against the worked pairs.
 */
import type { TenGod } from '../../ganzhi/index.ts';

/** What two charts are compared as: 情侣夫妻, 合作, 亲子, 朋友, 同事. */
export const HEPAN_MODES = ['couple', 'partner', 'parentChild', 'friends', 'colleagues'] as const;
/** A kind of pair. */
export type HepanMode = (typeof HEPAN_MODES)[number];

/** Whose weights and tables a kind of pair is counted by; friends and colleagues differ from partners in their words only. */
export const HEPAN_BASIS = {
  couple: 'couple', partner: 'partner', parentChild: 'parentChild', friends: 'partner', colleagues: 'partner',
} as const satisfies Record<HepanMode, HepanMode>;
/** A kind of pair with its own numbers. */
export type HepanBasis = (typeof HEPAN_BASIS)[HepanMode];

/** An item of the comparison. */
export type HepanItemKey =
  | 'zodiac' | 'nayin' | 'dayPillar' | 'elements' | 'useful' | 'tenGods' | 'palace' | 'shensha' | 'luckSync';

/** Weights by kind of pair, each summing to 100; an item of weight 0 is left out. */
// prettier-ignore
export const HEPAN_WEIGHTS = {
  couple:      { zodiac: 10, nayin: 8, dayPillar: 20, elements: 14, useful: 18, tenGods: 8,  palace: 10, shensha: 6, luckSync: 6 },
  partner:     { zodiac: 8,  nayin: 6, dayPillar: 14, elements: 18, useful: 24, tenGods: 18, palace: 0,  shensha: 4, luckSync: 8 },
  parentChild: { zodiac: 8,  nayin: 6, dayPillar: 16, elements: 16, useful: 24, tenGods: 18, palace: 8,  shensha: 4, luckSync: 0 },
} as const satisfies Record<HepanBasis, Record<HepanItemKey, number>>;

/** Points of each tie between two branches, in the order they are listed. */
export const BRANCH_TIE_POINTS = {
  六合: 28, 三合: 24, 三会: 10, 同支: 5, 六冲: -30, 相刑: -18, 自刑: -12, 六害: -22, 六破: -10,
} as const;
/** A tie between two branches. */
export type BranchTie = keyof typeof BRANCH_TIE_POINTS;

/** Points of each tie between two day stems. */
export const STEM_TIE_POINTS = { 五合: 25, 相生: 12, 同干: 3, 比和: 5, 冲: -18, 相克: -10 } as const;
/** A tie between two stems. */
export type StemTie = keyof typeof STEM_TIE_POINTS;

/** Scores of the year 纳音 of two charts. */
export const NAYIN_SCORES = { 相生: 88, 比和: 75, 相克: 48 } as const;
/** How two 纳音 stand to each other. */
export type NayinTie = keyof typeof NAYIN_SCORES;

/** Scalars of the items. */
export const HEPAN_POINTS = {
  zodiacBase: 65,
  dayBase: 62, dayBranchScale: 0.8, dayJoined: 8, dayOpposed: -8,
  wuxingTarget: 20, wuxingSpan: 110, wuxingBase: -15,
  usefulBase: 60, usefulSpan: 70,
  palaceBase: 60, palaceNeeded: 8, palaceUnneeded: -6, palaceHidden: 6,
  palaceChong: -4, palaceChongMin: -8, palaceLiuhe: 3, palaceLiuheMax: 6,
  shenshaBase: 70, tianyi: 8, luanxi: 6, yinyang: -3, guluan: -3, lonelyBoth: -10, lonelyOne: -4, taohuaBoth: -4,
  luckYears: 20, luckBase: 40, luckSpan: 60, luckGood: 60, luckHigh: 70, luckLow: 45, luckMismatch: -20,
  itemMin: 10, itemMax: 98,
  stretchPivot: 67, stretchCenter: 68, stretchFactor: 1.35, totalMin: 20, totalMax: 99,
  strengthMin: 75, cautionBelow: 60, listed: 3,
} as const;

/** Score of seeing the other's day stem as a god. */
// prettier-ignore
export const HEPAN_TEN_GODS = {
  couple:      { 正财: 90, 偏财: 75, 正官: 90, 七杀: 58, 食神: 80, 伤官: 58, 正印: 82, 偏印: 60, 比肩: 68, 劫财: 55 },
  partner:     { 正财: 82, 偏财: 86, 正官: 78, 七杀: 66, 食神: 84, 伤官: 72, 正印: 82, 偏印: 70, 比肩: 74, 劫财: 52 },
  parentChild: { 正财: 74, 偏财: 76, 正官: 72, 七杀: 58, 食神: 90, 伤官: 76, 正印: 90, 偏印: 74, 比肩: 72, 劫财: 62 },
} as const satisfies Record<HepanBasis, Record<TenGod, number>>;

/** Grades by the least total. */
export const HEPAN_GRADES = [
  [85, '上等'], [75, '中上'], [65, '中等'], [55, '中下'], [0, '宜多经营'],
] as const;
/** A grade of a comparison. */
export type HepanGrade = (typeof HEPAN_GRADES)[number][1];

/** Where the idea of each item comes from. */
export const HEPAN_SOURCES = {
  zodiac: '三命通会·论支元六合', nayin: '三命通会·论纳音取象', dayPillar: '三命通会·论十干合', elements: '滴天髓·中和',
  useful: '滴天髓·夫妻', tenGods: '渊海子平·六亲总论', palace: '滴天髓·夫妻', shensha: '民间合婚诸说', luckSync: '滴天髓·岁运',
} as const satisfies Record<HepanItemKey, string>;

/** The palaces of parent and child are those of another chapter. */
export const PARENT_CHILD_PALACE_SOURCE = '滴天髓·子女';
