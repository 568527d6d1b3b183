/**
 * 十神: how a stem stands to the day master, from phase and polarity.
 */
import { STEM_WUXING, STEM_YINYANG, STEMS, type ByStem, type Stem } from './stem.ts';
import { wuxingRelation } from './wuxing.ts';

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

const BY_RELATION = {
  同: ['比肩', '劫财'],
  生: ['食神', '伤官'],
  克: ['偏财', '正财'],
  被克: ['七杀', '正官'],
  被生: ['偏印', '正印'],
} as const;

/**
 * 十神 table: `TEN_GOD[dayMaster][other]`. Computed once from the rule (同 polarity → first of the pair) and checked
 * against the written ten by ten table in ganzhi.test.ts. Source: 渊海子平·论十神.
 */
export const TEN_GOD: ByStem<ByStem<TenGod>> = Object.freeze(
  Object.fromEntries(
    STEMS.map((day) => [
      day,
      Object.freeze(
        Object.fromEntries(
          STEMS.map((other) => {
            const pair = BY_RELATION[wuxingRelation(STEM_WUXING[day], STEM_WUXING[other])];
            return [other, STEM_YINYANG[day] === STEM_YINYANG[other] ? pair[0] : pair[1]];
          }),
        ),
      ),
    ]),
  ),
) as ByStem<ByStem<TenGod>>;

/**
 * The ten god of a stem seen from the day master.
 *
 * @example tenGodOf('辛', '庚') // '劫财'
 */
export function tenGodOf(dayMaster: Stem, other: Stem): TenGod {
  return TEN_GOD[dayMaster][other];
}
