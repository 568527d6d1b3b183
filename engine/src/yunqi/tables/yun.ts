/**
 * 五运: phase of a year's stem, the five tones, the names of the fifteen states, the palaces of harm, and the clock times at
 * which the five steps begin.
 * Source: 素问·天元纪大论 (甲己土运 …), 五常政大论 (三气之名), 六元正纪大论 (灾宫); times of the steps after 运气论奥 and 类经图翼.
 * Checked: yearFacts.test.ts (60 years), yunqiOfYear.test.ts (six worked years).
 */
import type { ByStem, ByWuxing, Wuxing } from '../../ganzhi/index.ts';

/** 五运 of a year by stem. */
export const YUN_WUXING = {
  甲: '土', 乙: '金', 丙: '水', 丁: '木', 戊: '火', 己: '土', 庚: '金', 辛: '水', 壬: '木', 癸: '火',
} as const satisfies ByStem<Wuxing>;

/** The five tones in generating order from 角 (木). */
export const TONES = ['角', '徵', '宫', '商', '羽'] as const;
/** A tone 五音. */
export type Tone = (typeof TONES)[number];

/** Tone of a phase. */
export const TONE = { 木: '角', 火: '徵', 土: '宫', 金: '商', 水: '羽' } as const satisfies ByWuxing<Tone>;

/** 三气之纪: names of the balanced, insufficient and excessive year. */
export const STATE_NAMES = {
  木: { 平气: '敷和', 不及: '委和', 太过: '发生' },
  火: { 平气: '升明', 不及: '伏明', 太过: '赫曦' },
  土: { 平气: '备化', 不及: '卑监', 太过: '敦阜' },
  金: { 平气: '审平', 不及: '从革', 太过: '坚成' },
  水: { 平气: '静顺', 不及: '涸流', 太过: '流衍' },
} as const satisfies ByWuxing<Readonly<Record<YunClass, string>>>;

/** Whether the 运 of a year is balanced, insufficient or excessive. */
export type YunClass = '平气' | '不及' | '太过';
/** Name of a state, such as 敷和. */
export type YunState = (typeof STATE_NAMES)[Wuxing][YunClass];

/** 灾宫: the palace harmed in an insufficient year. */
export const ZAIGONG = { 木: 3, 火: 9, 土: 5, 金: 7, 水: 1 } as const satisfies ByWuxing<number>;

/** 五步: the term whose civil day each step counts from (小寒 0), and the days after it. */
export const YUN_ANCHORS: readonly { readonly name: string; readonly termIndex: number; readonly days: number }[] = [
  { name: '初运', termIndex: 1, days: 0 }, // 大寒日
  { name: '二运', termIndex: 5, days: 13 }, // 春分后十三日
  { name: '三运', termIndex: 10, days: 10 }, // 芒种后十日
  { name: '四运', termIndex: 15, days: 7 }, // 处暑后七日
  { name: '终运', termIndex: 20, days: 4 }, // 立冬后四日
];

/** A moment on the 96-刻 clock; minutes past 1440 fall on the next civil day. */
export type KeTime = readonly [name: string, minuteOfDay: number];

/** Clock of the five steps by group of branches: 申子辰, 巳酉丑, 寅午戌, 亥卯未. 四运 and 终运 of the last fall after midnight. */
export const YUN_CLOCK: Readonly<Record<YearGroup, readonly KeTime[]>> = {
  申子辰: [['寅初初刻', 180], ['寅正一刻', 255], ['卯初二刻', 330], ['卯正三刻', 405], ['辰初四刻', 480]],
  巳酉丑: [['巳初初刻', 540], ['巳正一刻', 615], ['午初二刻', 690], ['午正三刻', 765], ['未初四刻', 840]],
  寅午戌: [['申初初刻', 900], ['申正一刻', 975], ['酉初二刻', 1050], ['酉正三刻', 1125], ['戌初四刻', 1200]],
  亥卯未: [['亥初初刻', 1260], ['亥正一刻', 1335], ['子初二刻', 1410], ['子正三刻', 1485], ['丑初四刻', 1560]],
};

/** Groups of branches whose years begin at the same clock. */
export type YearGroup = '申子辰' | '巳酉丑' | '寅午戌' | '亥卯未';
