/**
 * Numbers of the luck scores: what each event adds, and how gods and spirits count for the facets.
 *
 * Source: our own model, after 滴天髓·岁运 and 子平真诠·论行运; no classic gives numbers.
 * Checked: luckScore.test.ts; docs/classics.test.ts, against the decades of a book.
 */
import type { Sex } from '../../chart/index.ts';
import type { TenGod, TenGodGroup } from '../../ganzhi/index.ts';

/** Base and span of a period's score: base + span × (stemShare × stem + branchShare × branch). */
export const LUCK_SCALE = { base: 60, span: 30, stemShare: 0.3, branchShare: 0.7 } as const;

/** Bounds of every score. */
export const LUCK_BOUNDS = { min: 20, max: 95 } as const;

/**
 * 冲: points for striking a natal branch, times how favourable its main wuxing is and against it. To strike what the chart blames
 * is good, to strike what it uses is bad. Source: 滴天髓·岁运, 地支.
 */
export const CHONG_POINTS = -6;

/** Events of a period with their own points, in the order they are listed. */
export const LUCK_EVENTS = {
  伏吟: -3, 日柱天克地冲: -5, 天乙: 3, 禄: 2, 空亡: -2, 三合局: 4,
} as const;
/** Chapter that each event comes from. */
export const LUCK_EVENT_SOURCES = {
  冲日支: '滴天髓·岁运', 冲月支: '滴天髓·岁运', 冲年支: '滴天髓·岁运', 冲时支: '滴天髓·岁运', 伏吟: '三命通会·论太岁',
  日柱天克地冲: '三命通会·论太岁', 天乙: '三命通会·论天乙贵人', 禄: '三命通会·论十干禄', 空亡: '三命通会·论空亡', 三合局: '三命通会·论支元三合',
} as const;
/** An event of a period. */
export type LuckEvent = keyof typeof LUCK_EVENT_SOURCES;

/** Shares of a shown score: year = year + decade; month = month + year + decade; day = day + month + year. */
export const LUCK_SHARES = {
  year: { year: 0.55, decade: 0.45 },
  month: { month: 0.5, year: 0.3, decade: 0.2 },
  day: { day: 0.4, month: 0.3, year: 0.3 },
} as const;

/**
 * Borders of a verdict: the score from which a period helps; the points that make a side strong; how far facets lie apart before the
 * best and the worst are held to it; and what takes from the confidence of the 用神.
 */
export const VERDICT = {
  help: 70,
  strongSide: 5,
  facetsApart: 4,
  confidence: { nearBorder: 2, near: -8, mixed: -6, beforeDayun: -8 },
} as const;

/** Score of the decade before 起运. */
export const SCORE_BEFORE_DAYUN = 60;

/** The facets of life that are scored, in their order. */
export const FACETS = ['事业', '财运', '感情', '健康', '学业'] as const;
/** A facet of life that is scored. */
export type Facet = (typeof FACETS)[number];

/** Gods that count for a facet of a period; 感情 counts the spouse star by sex instead. */
export const FACET_GODS = {
  事业: ['七杀', '正官', '偏印', '正印'],
  财运: ['偏财', '正财', '食神', '伤官'],
  感情: [],
  健康: ['比肩', '劫财', '偏印', '正印', '食神'],
  学业: ['偏印', '正印', '食神', '伤官'],
} satisfies Record<Facet, readonly TenGod[]> as Record<Facet, readonly TenGod[]>;

/** Group of the spouse star by sex. Source: 渊海子平·六亲总论. */
export const SPOUSE_GROUP = { 男: '财', 女: '官杀' } as const satisfies Readonly<Record<Sex, TenGodGroup>>;

/** Gods of the spouse star by sex, the main one first. Source: 渊海子平·六亲总论. */
export const SPOUSE_GODS: Readonly<Record<Sex, readonly TenGod[]>> = {
  男: ['正财', '偏财'], 女: ['正官', '七杀'],
};

/** Points of the stem and of the branch where its god counts for the facet, times its favour. */
export const PERIOD_FACET_POINTS = { stem: 5, branch: 3 } as const;

/** The spirit of each facet of a period, by id, and its points; 病符 (`bingfu`) counts in years only. */
export const FACET_SPIRITS = {
  事业: { ids: ['tianyi'], points: 3 },
  财运: { ids: ['lushen'], points: 3 },
  感情: { ids: ['hongluan', 'tianxi'], points: 3 },
  健康: { ids: ['bingfu'], points: -3 },
  学业: { ids: ['wenchang'], points: 3 },
} as const satisfies Record<Facet, { ids: readonly string[]; points: number }>;
