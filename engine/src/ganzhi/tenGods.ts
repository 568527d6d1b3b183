/**
 * 十神: how a stem relates to the day master, from phase and polarity.
 */
import { STEM_INDEX, STEMS, type ByStem, type Stem } from './stem.ts';

/** The ten gods in pairs (same polarity first). 七杀 is also called 偏官, 偏印 枭神, 正印 印绶. */
export const TEN_GODS = [
  '比肩',
  '劫财',
  '食神',
  '伤官',
  '偏财',
  '正财',
  '七杀',
  '正官',
  '偏印',
  '正印',
] as const;
/** A ten god 十神. */
export type TenGod = (typeof TEN_GODS)[number];

/** The five groups of ten gods 十神五类. */
export const TEN_GOD_GROUPS = ['比劫', '食伤', '财', '官杀', '印'] as const;
/** A group of ten gods. */
export type TenGodGroup = (typeof TEN_GOD_GROUPS)[number];

/** Group of each god. */
// prettier-ignore
export const TEN_GOD_GROUP = {
  比肩: '比劫', 劫财: '比劫', 食神: '食伤', 伤官: '食伤', 偏财: '财', 正财: '财',
  七杀: '官杀', 正官: '官杀', 偏印: '印', 正印: '印',
} as const satisfies Readonly<Record<TenGod, TenGodGroup>>;

/**
 * The ten god of a stem seen from the day master: the pairs of `TEN_GODS` stand as the phases generate each other from the day
 * master's own, and stems stand two to a phase. Checked against the written ten by ten table in ganzhi.test.ts. Source:
 * 渊海子平·论十神.
 *
 * @example tenGodOf('辛', '庚') // '劫财'
 */
export function tenGodOf(dayMaster: Stem, other: Stem): TenGod {
  const day = STEM_INDEX[dayMaster];
  const seen = STEM_INDEX[other];
  const phasesOn = ((seen >> 1) - (day >> 1) + 5) % 5;
  return TEN_GODS[2 * phasesOn + ((day ^ seen) & 1)] as TenGod;
}

function byStem<T>(valueOf: (stem: Stem) => T): ByStem<T> {
  return Object.freeze(Object.fromEntries(STEMS.map((stem) => [stem, valueOf(stem)]))) as ByStem<T>;
}

/** 十神 table: `TEN_GOD[dayMaster][other]` is {@link tenGodOf} of the two. */
export const TEN_GOD: ByStem<ByStem<TenGod>> = /* @__PURE__ */ byStem((day) =>
  byStem((other) => tenGodOf(day, other)),
);
