/**
 * 重点年份: years whose pillar repeats or opposes the birth or day pillar, or meets the decade's. A list of years to look
 * at, and no judgement of them.
 */
import { yearGanzhi } from '../../calendar/index.ts';
import { yearMarksOf, type YearMark } from '../../chart/index.ts';
import type { Ganzhi } from '../../ganzhi/index.ts';
import { decadeAt, type LuckSource } from './luckPeriods.ts';

/** Kind of a key year, with the chapter it comes from. */
export const KEY_YEAR_SOURCES = {
  岁运并临: '三命通会·论太岁',
  真太岁: '三命通会·论太岁',
  征太岁: '三命通会·论太岁',
  日柱伏吟: '三命通会·论太岁',
  日柱天克地冲: '三命通会·论太岁',
} as const satisfies Readonly<Record<YearMark, string>>;
/** Kind of a key year. */
export type KeyYearKind = keyof typeof KEY_YEAR_SOURCES;

/** A key year. */
export interface KeyYear {
  readonly year: number;
  readonly ganzhi: Ganzhi;
  readonly kinds: readonly KeyYearKind[];
}

const MAX_YEARS = 200;

/**
 * The key years of a range, those without any left out.
 *
 * @param source an analysis; without dated decades 岁运并临 is not found
 * @throws RangeError on more than 200 years or an end before the start
 * @example keyYearsOf(analyseChart(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })), { fromYear: 2000, toYear: 2010 })[0].kinds // ['日柱伏吟']
 */
export function keyYearsOf(
  source: LuckSource,
  { fromYear, toYear }: { readonly fromYear: number; readonly toYear: number },
): readonly KeyYear[] {
  const count = toYear - fromYear + 1;
  if (!Number.isInteger(fromYear) || !Number.isInteger(count) || count < 1 || count > MAX_YEARS) {
    throw new RangeError(
      `Cannot list key years: ${fromYear} to ${toYear}, expected 1 to ${MAX_YEARS} whole years`,
    );
  }
  const found: KeyYear[] = [];
  for (let year = fromYear; year <= toYear; year++) {
    const ganzhi = yearGanzhi(year);
    const kinds = yearMarksOf(ganzhi, decadeAt(source, year)?.ganzhi ?? null, source.pillars);
    if (kinds.length > 0) found.push({ year, ganzhi, kinds });
  }
  return found;
}
