/**
 * What does not change from day to day in a search, and what of an affair the filters and points read. Whose rules: an affair is
 * judged by its own items and its own id; what a rule gives to an affair by name goes to that one and to those that follow it.
 */
import type { Place } from '../../astronomy/index.ts';
import type { Mountain } from '../../ganzhi/index.ts';
import type { DayFacts } from '../day/dayFacts.ts';
import type { AlmanacRules } from '../rules.ts';
import type { AffairRow } from '../tables/affairRow.ts';
import type { Item } from '../tables/items.ts';
import type { Verdict, Yiji } from '../yiji/yijiTypes.ts';
import type { ReadPerson } from './pickQuery.ts';
import type { PickFilter } from './pickReasons.ts';

/** A day while it is filtered and scored. */
export interface PickDay {
  readonly facts: DayFacts;
  readonly yiji: Yiji;
  readonly verdict: Verdict;
}

/** What follows from the affair. */
export interface AffairFrame {
  readonly affair: AffairRow;
  /** Its id, and that of the affair it follows. */
  readonly ids: readonly string[];
  /** Items it is judged by: the first only under `primary`. */
  readonly judged: readonly Item[];
  readonly closedBySuipo: boolean;
  readonly exemptFromYuepo: boolean;
  /** Whether a sitting counts for it at all, and whether 三煞 or 岁破 on it removes the day. */
  readonly sittingCounts: boolean;
  readonly barredBySite: boolean;
}

/** What does not change from day to day in a search. */
export interface PickFrame extends AffairFrame {
  readonly people: readonly ReadPerson[];
  readonly sitting: Mountain | null;
  readonly place: Place | undefined;
  readonly filters: ReadonlySet<PickFilter>;
  readonly rules: AlmanacRules;
  readonly includeNeutral: boolean;
}

const SUIPO_CATEGORIES: readonly string[] = ['修造', '搬迁出行', '丧葬'];
const SUIPO_AFFAIRS = ['jiaqu', 'kaishi'];
const SUIPO_EXEMPT = 'chengchuan';
const YUEPO_EXEMPT = ['qiuyi', 'chaixie', 'jiechu'];
const SITE_CATEGORIES: readonly string[] = ['修造', '丧葬'];
const SITE_AFFAIR = 'ruzhai';
const GROUND_ITEM = '修造动土';
const GROUND_CATEGORY = '修造';
const BURIAL = 'anzang';

/** Parts of the frame that follow from the affair. */
export function affairFrame(affair: AffairRow): AffairFrame {
  const { id, follows, category, basis, combine } = affair;
  const ids = follows === undefined ? [id] : [id, follows];
  const isOneOf = (list: readonly string[]): boolean => ids.some((one) => list.includes(one));
  return {
    affair,
    ids,
    judged: combine === 'primary' ? basis.slice(0, 1) : basis,
    closedBySuipo: id !== SUIPO_EXEMPT && (SUIPO_CATEGORIES.includes(category) || isOneOf(SUIPO_AFFAIRS)),
    exemptFromYuepo: isOneOf(YUEPO_EXEMPT),
    sittingCounts: SITE_CATEGORIES.includes(category) || id === SITE_AFFAIR,
    barredBySite: (category === GROUND_CATEGORY && basis[0] === GROUND_ITEM) || isOneOf([BURIAL]),
  };
}
