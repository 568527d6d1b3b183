/**
 * The view of a chart that the rules of 神煞 look at: anchors, the pillar being examined, and the options.
 */
import { nayinWuxing, type Ganzhi } from '../../ganzhi/index.ts';
import { isLuckForward } from '../natalPillars.ts';
import type { ChartRules } from '../rules.ts';
import type { ChartPillars, PillarKey, PlaceKey, Sex } from '../types.ts';
import type { ShenshaAnchor, ShenshaHit } from './types.ts';

/** Anchors that a look-up can start from: values of one pillar. */
export type LookupAnchor = Exclude<ShenshaAnchor, 'sex' | 'hourPillar' | 'fourStems'>;

/** What every rule may look at. */
export interface ShenshaContext {
  readonly pillars: ChartPillars;
  readonly rules: ChartRules;
  /** 阳男 or 阴女, by the year stem. */
  readonly isForward: boolean;
  readonly anchors: { readonly [anchor in LookupAnchor]: string };
}

/** The pillar a rule is tried on. */
export interface ShenshaPlace {
  readonly pillar: PlaceKey;
  readonly ganzhi: Ganzhi;
}

/** What a rule answers when it holds. */
export interface ShenshaMatch {
  readonly anchors: ShenshaHit['anchors'];
  readonly matched: string;
  readonly note?: string;
}

/** The natal pillar each anchor is read from. */
export const ANCHOR_PILLAR = {
  yearStem: 'year',
  yearBranch: 'year',
  yearNayin: 'year',
  yearPillar: 'year',
  monthBranch: 'month',
  dayStem: 'day',
  dayBranch: 'day',
  dayPillar: 'day',
} as const satisfies { readonly [anchor in LookupAnchor]: PillarKey };

/** Reads the anchors of a chart. */
export function shenshaContextOf(pillars: ChartPillars, sex: Sex, rules: ChartRules): ShenshaContext {
  const { year, month, day } = pillars;
  return {
    pillars,
    rules,
    isForward: isLuckForward(year.stem, sex),
    anchors: {
      yearStem: year.stem,
      yearBranch: year.branch,
      yearNayin: nayinWuxing(year.nayin),
      yearPillar: year.name,
      monthBranch: month.branch,
      dayStem: day.stem,
      dayBranch: day.branch,
      dayPillar: day.name,
    },
  };
}
