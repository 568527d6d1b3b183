/**
 * The statements of a year: what it comes to and why, its gods, what it does to the chart and to its decade, 太岁 and spirits, and what
 * is left of the running one.
 */
import type { LuckTouch, YearSpirit } from '@shangyuan/engine/analysis';
import { toStatement } from '../../statement/family.ts';
import { BENEFIT_OF_ROLE } from '../../statement/keys.ts';
import { countOf } from '../../statement/figures.ts';
import { ELDER_PILLARS } from '../../statement/reader.ts';
import type { Statement } from '../../statement/statement.ts';
import { bridged, isOpposite } from '../bridge.ts';
import { otherTouches, reasonsText, touchSource, touchText } from '../decades.ts';
import { wuxingOfGod } from '../figures.ts';
import { EFFECT_NAMES, LUCK_MEETING } from '../library/luckMeetingText.ts';
import { YEAR_LATE } from '../library/yearLateText.ts';
import {
  YEAR_RELATION,
  YEAR_SPIRIT,
  YEAR_SPIRIT_SOURCES,
  YEAR_STEM,
  YEAR_TAISUI,
} from '../library/yearText.ts';
import { YEAR_NET, YEAR_PAST, YEAR_REST } from '../library/yearVerdictText.ts';
import { yearMostlyAhead } from '../luckYear.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts } from '../section.ts';
import { datedStatement, monthsIn, monthStartsIn, yearText } from '../years.ts';
import { monthSpan } from './months.ts';
import { netOf, whyOf } from './net.ts';
import { isBenming, isRetiredIn, type ReportYear } from './reportYears.ts';

/** Most spirits of a year that are shown. */
const MAX_SPIRITS = 2;
/** Spirits of meeting someone: as in the section 感情, only experts see them for a retired reader. */
const OF_MEETING: readonly YearSpirit[] = ['红鸾', '桃花'];
/** Most adjustments of a score that a sentence names. */
const MAX_REASONS = 3;

const PILLAR_CHARS = { year: '年', month: '月', day: '日' } as const;

/** Whether less than half of a year is left on the day of reading. */
export function isRunningOut({ luckDay }: ReportFacts, { scored }: ReportYear): boolean {
  return scored.year === luckDay.year && yearMostlyAhead(luckDay) > scored.year;
}

/** What a year comes to and why; of the running one with little left, what it has been. */
export function yearNet(facts: ReportFacts, each: ReportYear): Statement {
  const { scored, verdict, ageXu } = each;
  const { year, ganzhi, stemGod, branchGod, score, band } = scored;
  const { key, a, b } = netOf(verdict, each.stage, '年');
  const values = {
    year,
    ganzhi: ganzhi.name,
    when: yearText({ year, ageXu }),
    stemGod,
    branchGod,
    a,
    b,
    score,
    band,
    sure: verdict.confidence.word,
  };
  if (!isRunningOut(facts, each)) return datedStatement(toStatement(facts, YEAR_NET, { key, values }), year);
  const { lean } = verdict;
  const led = key === '累.两面' ? b : a;
  return datedStatement(toStatement(facts, YEAR_PAST, { key: lean, values: { ...values, a: led } }), year);
}

/** What is left of the running year and the best of its months; null for another year, or where most of it is left. */
export function yearRest(facts: ReportFacts, each: ReportYear): Statement | null {
  if (!isRunningOut(facts, each)) return null;
  const { year } = each.scored;
  const { monthIndex } = facts.luckDay;
  const left = monthsIn(facts, year).slice(monthIndex);
  const best = left.reduce((a, b) => (b.verdict.score > a.verdict.score ? b : a));
  const end = monthStartsIn(facts, year).at(-1);
  if (end === undefined) return null;
  const whole = left.length - 1;
  const statement = toStatement(facts, YEAR_REST, {
    key: best.verdict.lean,
    values: {
      year,
      until: `${end.year}年${end.month}月${end.day}日`,
      left: whole === 0 ? '不到一个月' : `${countOf(whole)}个多月`,
      month: monthSpan(facts, year, best.month.monthIndex),
      ganzhi: best.month.ganzhi.name,
      why: whyOf(best.verdict, best.verdict.lean === '累' ? '累' : '助', each.stage, '月'),
    },
  });
  return datedStatement(statement, year);
}

/** A god of the year, in the words of the age that is lived in it. */
function godOf(facts: ReportFacts, used: ReportYear, at: '干' | '支'): Statement {
  const { year, ganzhi, stemGod, stemRole, branchGod, branchRole, score, band, why } = used.scored;
  const [god, role] = at === '干' ? [stemGod, stemRole] : [branchGod, branchRole];
  return toStatement(facts, isRetiredIn(used) ? YEAR_LATE : YEAR_STEM, {
    key: `${god}.${BENEFIT_OF_ROLE[role]}`,
    values: {
      year,
      ganzhi: ganzhi.name,
      stem: ganzhi.stem,
      god,
      role,
      wuxing: wuxingOfGod(facts, god),
      score,
      band,
      reasons: reasonsText(why.slice(0, MAX_REASONS), '流年'),
    },
    rests: at === '干' ? {} : { why: `${year}年的地支${ganzhi.branch}，本气是${god}，在这张盘里是${role}。` },
  });
}

/**
 * The god of the stem of a year in a sentence, or that of its branch where the stem opposes what the year comes to; both where an even year
 * has one on each side, none where both oppose it.
 */
export function yearGod(facts: ReportFacts, each: ReportYear): Statement | null {
  const { scored, verdict } = each;
  const { lean, isMixed, weighs } = verdict;
  const [ofStem, ofBranch] = [BENEFIT_OF_ROLE[scored.stemRole], BENEFIT_OF_ROLE[scored.branchRole]];
  if (lean === '平' && isMixed && isOpposite(ofStem, ofBranch)) {
    return bridged(godOf(facts, each, '干'), godOf(facts, each, '支'), weighs[0]?.by === '支');
  }
  if (!isOpposite(ofStem, lean)) return godOf(facts, each, '干');
  return isOpposite(ofBranch, lean) ? null : godOf(facts, each, '支');
}

/** A touch with the pillar its text is about. */
interface PlacedTouch {
  readonly touch: LuckTouch;
  readonly pillar: keyof typeof PILLAR_CHARS;
}

/** The weightiest touch of a year that no combination resolves, but for the hour pillar. */
export function nearestTouch({ verdict }: ReportYear): PlacedTouch | undefined {
  for (const touch of verdict.touches) {
    const pillar = touch.pillars.find((key) => key !== 'hour');
    if (pillar !== undefined && !touch.isResolved) return { touch, pillar };
  }
  return undefined;
}

/** Kinds that a year shows beside its weightiest touch. */
const MARKED: readonly LuckTouch['kind'][] = ['三会', '三合', '三刑', '开库', '闭库'];

/** The first marked touch beside the nearest. */
function markedTouch({ verdict }: ReportYear, { touch: nearest }: PlacedTouch): PlacedTouch | undefined {
  for (const touch of verdict.touches) {
    const pillar = touch.pillars.find((key) => key !== 'hour');
    const isOther = touch !== nearest && MARKED.includes(touch.kind) && !touch.isResolved;
    if (pillar !== undefined && isOther) return { touch, pillar };
  }
  return undefined;
}

function touchStatement(
  facts: ReportFacts,
  year: ReportYear,
  { touch, pillar }: PlacedTouch,
  others: string,
): Statement {
  const { kind, pillars, wuxing, role } = touch;
  const { scored } = year;
  const statement = toStatement(facts, YEAR_RELATION, {
    key: `${kind}.${PILLAR_CHARS[pillar]}`,
    pillars,
    values: {
      year: scored.year,
      ganzhi: scored.ganzhi.name,
      touch: touchText(touch),
      wuxing,
      role,
      others,
    },
    rests: { source: touchSource(touch) },
  });
  return isRetiredIn(year) && ELDER_PILLARS.includes(pillar) ? forExperts(statement) : statement;
}

/** The nearest touch, which names every other to experts, and the marked one beside it. */
export function yearTouches(facts: ReportFacts, year: ReportYear): Statement[] {
  const nearest = nearestTouch(year);
  if (nearest === undefined) return [];
  const others = otherTouches(year.verdict.touches, nearest.touch, facts.chart);
  const marked = markedTouch(year, nearest);
  return [
    touchStatement(facts, year, nearest, others),
    ...(marked === undefined ? [] : [{ ...touchStatement(facts, year, marked, ''), expert: null }]),
  ];
}

/**
 * What the year does to a combination of the chart.
 *
 * @param mentioned the touch already mentioned: its reason is not repeated to experts
 */
export function yearEffect(
  facts: ReportFacts,
  { scored, verdict }: ReportYear,
  mentioned: LuckTouch | undefined,
): Statement | null {
  const touch = verdict.touches.find(({ effect }) => effect !== null);
  if (touch === undefined || touch.effect === null) return null;
  const { effect, pillars, wuxing, role } = touch;
  const statement = toStatement(facts, LUCK_MEETING, {
    key: `${EFFECT_NAMES[effect]}.${BENEFIT_OF_ROLE[role]}`,
    pillars,
    values: { year: scored.year, touch: `${scored.ganzhi.name}年${touchText(touch)}`, wuxing, role },
  });
  return touch.relation === mentioned?.relation ? { ...statement, expert: null } : statement;
}

/** How the year meets its decade. */
export function yearMeeting(facts: ReportFacts, { scored, meeting }: ReportYear): Statement | null {
  if (meeting === null) return null;
  const { year, ganzhi, branchRole: role, branchGod, dayunNumber } = scored;
  const decade = facts.analysis.dayun[dayunNumber - 1]?.ganzhi.name ?? '';
  return toStatement(facts, LUCK_MEETING, {
    key: `${meeting}.${BENEFIT_OF_ROLE[role] === '助' ? '助' : '他'}`,
    values: {
      year,
      touch: `${ganzhi.name}年与大运${decade}${meeting}`,
      wuxing: wuxingOfGod(facts, branchGod),
      role,
    },
  });
}

/** 太岁, unless the touch of the year pillar states the same; a year that does not offend it says so only with little else to say. */
export function yearTaisui(facts: ReportFacts, year: ReportYear): Statement | null {
  const { scored, taisui, spirits } = year;
  const nearest = nearestTouch(year);
  if (taisui === null && (nearest !== undefined || spirits.length > 0)) return null;
  if (taisui !== null && taisui !== '值' && nearest?.pillar === 'year' && !isRetiredIn(year)) return null;
  return toStatement(facts, YEAR_TAISUI, {
    key: taisui === '值' && !isBenming(year) ? '同' : (taisui ?? '平'),
    pillars: ['year'],
    values: {
      year: scored.year,
      branch: scored.ganzhi.branch,
      natal: facts.chart.pillars.year.branch,
    },
  });
}

/** Spirits of a year; the first names them all to experts. */
export function yearSpirits(
  facts: ReportFacts,
  reportYear: ReportYear,
  isFresh: (name: YearSpirit) => boolean,
): Statement[] {
  const { year, ganzhi } = reportYear.scored;
  const names = reportYear.spirits.slice(0, MAX_SPIRITS).filter(isFresh);
  return names.map((name, i) => {
    const statement = toStatement(facts, YEAR_SPIRIT, {
      key: name,
      values: { year, ganzhi: ganzhi.name, name, all: i === 0 ? names.join('、') : '' },
      rests: { source: YEAR_SPIRIT_SOURCES[name] },
    });
    return isRetiredIn(reportYear) && OF_MEETING.includes(name) ? forExperts(statement) : statement;
  });
}
