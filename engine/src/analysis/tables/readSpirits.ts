/**
 * Names of the spirits that the analysis reads: for the facets, for learning, and for the minor patterns they make.
 *
 * Source: the names are those of 三命通会 卷二–卷三. Checked: facts.test.ts, each is a spirit of the chart room.
 */
import { FACET_SPIRIT_NAMES } from './facetPoints.ts';

/** Spirits of learning. */
export const STUDY_SPIRITS = ['文昌贵人', '学堂', '词馆', '华盖'] as const;

/** Spirits that are minor patterns at once, by the name of the pattern. */
export const PATTERN_SPIRITS = { 拱禄: '拱禄', 拱贵: '拱贵', 金神: '金神', 三奇: '三奇贵人' } as const;

/** Every spirit that is read. */
export const READ_SPIRIT_NAMES: ReadonlySet<string> = new Set<string>([
  ...Object.values(FACET_SPIRIT_NAMES).flatMap((rows) => rows.flatMap(({ names }) => [...names])),
  ...STUDY_SPIRITS,
  ...Object.values(PATTERN_SPIRITS),
]);
