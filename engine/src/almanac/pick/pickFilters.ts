/**
 * The hard filters of picking: a day is removed by the first that holds, with its name and its reason, never silently.
 */
import type { Place } from '../../astronomy/index.ts';
import { CHONG_OF, type Mountain } from '../../ganzhi/index.ts';
import type { DayFacts } from '../day/dayFacts.ts';
import { isHuangdao, roadSpiritOf } from '../day/jianchu.ts';
import type { ReadPerson } from './pickQuery.ts';
import { barringGod } from './pickSite.ts';
import type { PickFilter, RejectedBy } from './pickTypes.ts';
import type { AlmanacRules } from '../rules.ts';
import { SPIRIT_INDEX, spiritTestOf } from '../yiji/spirits.ts';
import { type SpiritId, SPIRIT_ROWS } from '../tables/spiritRows.ts';
import type { AffairRow } from '../tables/affairRow.ts';
import { GULUAN, YINCHA_YANGCUO } from '../tables/pickTables.ts';
import type { SpiritRow } from '../tables/spiritRow.ts';
import type { Verdict, Yiji } from '../yiji/yijiTypes.ts';

/** A day while it is filtered and scored. */
export interface PickDay {
  readonly facts: DayFacts;
  readonly yiji: Yiji;
  readonly verdict: Verdict;
}

/** What does not change from day to day in a search. */
export interface PickFrame {
  readonly affair: AffairRow;
  readonly people: readonly ReadPerson[];
  readonly sitting: Mountain | null;
  readonly place: Place | undefined;
  readonly filters: ReadonlySet<PickFilter>;
  readonly rules: AlmanacRules;
  readonly includeNeutral: boolean;
  /** Categories and items that 岁破 closes, with the exemptions of 月破 worked out once. */
  readonly closedBySuipo: boolean;
  readonly exemptFromYuepo: boolean;
  readonly barredBySite: boolean;
}

/** Why a day is removed. */
export interface Rejection {
  readonly filter: RejectedBy;
  readonly spirits: readonly string[];
  readonly text: string;
}

const SUIPO_CATEGORIES: readonly string[] = ['修造', '搬迁出行', '丧葬'];
const SUIPO_ITEMS: readonly string[] = ['嫁娶', '开市'];
const SUIPO_EXEMPT = 'chengchuan';
const YUEPO_EXEMPT: readonly string[] = ['求医疗病', '破屋坏垣', '解除'];
const SITE_CATEGORIES: readonly string[] = ['修造', '丧葬'];
const SITE_AFFAIRS: readonly string[] = ['ruzhai'];
/** Affairs for which 三煞 and 岁破 on the sitting remove the day; for the rest they cost points. */
const SITE_HARD_ITEMS: readonly string[] = ['修造动土', '安葬'];

/** Whether the sitting counts for an affair at all. */
export function sittingCounts(affair: AffairRow): boolean {
  return SITE_CATEGORIES.includes(affair.category) || SITE_AFFAIRS.includes(affair.id);
}

/** Parts of the frame that follow from the affair. */
export function affairFrame(
  affair: AffairRow,
): Pick<PickFrame, 'closedBySuipo' | 'exemptFromYuepo' | 'barredBySite'> {
  const [first] = affair.basis;
  return {
    closedBySuipo:
      affair.id !== SUIPO_EXEMPT &&
      (SUIPO_CATEGORIES.includes(affair.category) || SUIPO_ITEMS.includes(first)),
    exemptFromYuepo: YUEPO_EXEMPT.includes(first),
    barredBySite: SITE_HARD_ITEMS.includes(first),
  };
}

const one = (filter: RejectedBy, spirit: string, text = spirit): Rejection => ({
  filter,
  spirits: [spirit],
  text,
});

/** Names of the spirits that make the affair 忌. */
function forbiddingNames({ yiji }: PickDay, affair: AffairRow): readonly string[] {
  const result = yiji.affairsJi.find(({ id }) => id === affair.id);
  return [...new Set((result?.basis ?? []).flatMap(({ by }) => by.map(({ name }) => name)))];
}

function personRejection({ facts }: PickDay, people: readonly ReadPerson[]): Rejection | null {
  for (const { person, year } of people) {
    if (CHONG_OF[year.branch] === facts.day.branch) return one('H6', '冲', `日支冲${person.role}年支`);
  }
  return null;
}

/** H1 to H6, which nothing loosens. */
export function hardRejection(day: PickDay, frame: PickFrame): Rejection | null {
  const { facts, yiji, verdict } = day;
  const { branch } = facts.day;
  if (!frame.exemptFromYuepo && CHONG_OF[facts.span.month.branch] === branch) return one('H1', '月破');
  if (yiji.verdict === '诸事不宜') {
    const spirits = yiji.allBy.map(({ name }) => name);
    return { filter: 'H2', spirits, text: spirits.join('、') };
  }
  if (verdict === '忌') {
    const spirits = forbiddingNames(day, frame.affair);
    return { filter: 'H3', spirits, text: spirits.join('、') };
  }
  const isSuipo = CHONG_OF[facts.span.year.branch] === branch;
  if (frame.rules.suipoDay === 'on' && frame.closedBySuipo && isSuipo) return one('H4', '岁破日');
  return personRejection(day, frame.people);
}

const TESTS = new Map<SpiritId, (day: PickDay) => boolean>();

/** Whether a popular spirit stands on a day. */
export function popularStands(id: SpiritId, day: PickDay): boolean {
  let test = TESTS.get(id);
  if (test === undefined) {
    const rule = spiritTestOf((SPIRIT_ROWS[SPIRIT_INDEX[id]] as SpiritRow).rule);
    test = ({ facts }) => rule(facts.context, false);
    TESTS.set(id, test);
  }
  return test(day);
}

function popularRejection(day: PickDay, { filters }: PickFrame): Rejection | null {
  const { lunarDay, lunarMonthDays } = day.facts.context;
  if (filters.has('H10') && popularStands('sanniang', day)) return one('H10', '三娘煞');
  if (filters.has('H11') && popularStands('yanggong', day)) return one('H11', '杨公十三忌');
  if (filters.has('H12') && popularStands('hongsha', day)) return one('H12', '红沙');
  if (filters.has('H12') && popularStands('shousi', day)) return one('H12', '受死');
  if (filters.has('H13')) {
    if ([5, 14, 23].includes(lunarDay)) return one('H13', '月忌日');
    if (lunarDay === lunarMonthDays) return one('H13', '晦日');
    if (lunarDay === 1) return one('H13', '朔日');
  }
  if (filters.has('H14')) {
    if (GULUAN.includes(day.facts.day.name)) return one('H14', '孤鸾');
    if (YINCHA_YANGCUO.includes(day.facts.day.name)) return one('H14', '阴差阳错');
  }
  return null;
}

/** The filters that may be loosened, after N 无宜神: 黄道 alone, popular ones, 冲日柱 and the sitting. */
export function softRejection(day: PickDay, frame: PickFrame): Rejection | null {
  const { facts } = day;
  const isNeutral = day.verdict === '平' && frame.affair.combine !== 'ji-only';
  if (isNeutral && !frame.includeNeutral) return one('N', '无宜神');
  const road = roadSpiritOf(facts.span.month.branch, facts.day.branch);
  if (frame.filters.has('huangdao') && !isHuangdao(road)) return one('huangdao', road, `黑道${road}`);
  const popular = popularRejection(day, frame);
  if (popular !== null) return popular;
  if (frame.filters.has('H7')) {
    const hit = frame.people.find(
      (read) => read.day !== null && CHONG_OF[read.day.branch] === facts.day.branch,
    );
    if (hit !== undefined) return one('H7', '冲', `日支冲${hit.person.role}日支`);
  }
  if (frame.sitting !== null && frame.barredBySite) {
    const god = barringGod(frame.sitting, facts.span.year);
    if (god !== null) return one('H9', god, `${god}占${frame.sitting}山`);
  }
  return null;
}
