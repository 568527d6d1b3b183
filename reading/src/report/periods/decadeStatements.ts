/**
 * The statements of a decade: what it comes to and why, its gods, what it does to the chart, how it changes within, and its best and
 * hardest year.
 */
import type {
  DecadeFacts,
  LifePhase,
  LuckTouch,
  LuckTouchKind,
  StrengthClass,
} from '@shangyuan/engine/analysis';
import { KE, STEM_WUXING, BRANCH_WUXING } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import { BENEFIT_OF_ROLE } from '../../statement/keys.ts';
import type { Statement } from '../../statement/statement.ts';
import { bridged, isOpposite } from '../bridge.ts';
import { decadeNowOf, otherTouches, reasonsText, touchSource, touchText } from '../decades.ts';
import { pillarsOf, wuxingOfGod } from '../figures.ts';
import { DECADE_BRANCH, DECADE_PHASE, DECADE_RELATION } from '../library/decadeDetailText.ts';
import { DECADE_STEM, type Bearing } from '../library/decadeText.ts';
import {
  DECADE_HALVES,
  DECADE_NET,
  DECADE_PAIR,
  DECADE_PAST,
  DECADE_SURE,
  DECADE_YEAR,
  type DecadeNetValues,
  type DecadeYearKey,
  type HalvesKey,
} from '../library/decadeVerdictText.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, withoutShort } from '../section.ts';
import { lifeStageOf, type LifeStage } from '../tables/periodClauses.ts';
import {
  datedStatement,
  stageAt,
  decadeSpan,
  namedYears,
  spanText,
  yearText,
  type NamedYear,
} from '../years.ts';
import { yearMostlyAhead } from '../luckYear.ts';
import { groundName, netOf, whyOf } from './net.ts';

/** Where a decade lies on the day of reading. */
export type Tense = '眼下' | '往后' | '走过';

/** Phases of life that the god of the stem speaks to. */
const WORKING: readonly LifePhase[] = ['青年', '壮年', '中年'];

/** Classes that lean: on helpers, or on the stream they follow. */
const LEANING: readonly StrengthClass[] = ['身弱', '从弱', '化气'];

/** Whether the chart stands by itself. */
function bearingOf({ analysis }: ReportFacts): Bearing {
  return LEANING.includes(analysis.strength.class) ? '轻' : '任';
}

/** Stage of the life at the middle of a decade; who has retired lives the current and later ones so. */
export function decadeStage(
  { isRetired, luckDay }: ReportFacts,
  { decade, fromAge }: DecadeFacts,
): LifeStage {
  const isAhead = decade.endYear !== null && decade.endYear >= luckDay.year;
  return isRetired && isAhead ? '闲' : lifeStageOf(fromAge === null ? null : fromAge + 5);
}

/** Whether the god of a stem speaks to a reader of this age. */
export function appliesToAge(phase: LifePhase): boolean {
  return WORKING.includes(phase);
}

/** The years of a decade; none without a date. */
function yearsOfDecade(facts: ReportFacts, { decade }: DecadeFacts): readonly NamedYear[] {
  const { startYear, endYear } = decade;
  return startYear === null || endYear === null ? [] : namedYears(facts, startYear, endYear);
}

/** The best and the hardest of some years; null where fewer than two are left or all score the same. */
function extremesOf(
  years: readonly NamedYear[],
): { readonly best: NamedYear; readonly hard: NamedYear } | null {
  const [first] = years;
  if (first === undefined) return null;
  const best = years.reduce((a, b) => (b.scored.score > a.scored.score ? b : a));
  const hard = years.reduce((a, b) => (b.scored.score < a.scored.score ? b : a));
  return best.scored.score === hard.scored.score ? null : { best, hard };
}

/** Years of a decade that its sentences look at: what lies ahead of the current one, all of another. */
function yearsInView(facts: ReportFacts, decade: DecadeFacts, tense: Tense | null): readonly NamedYear[] {
  const years = yearsOfDecade(facts, decade);
  if (tense !== '眼下') return years;
  const ahead = years.filter(({ year }) => year >= yearMostlyAhead(facts.luckDay));
  return ahead.length > 1 ? ahead : years;
}

/** What stem and branch are to each other, for an expert. */
function structureNote({ decade }: DecadeFacts): string {
  const { ganzhi, stemRole, branchRole } = decade;
  const [stem, branch] = [BENEFIT_OF_ROLE[stemRole], BENEFIT_OF_ROLE[branchRole]];
  const [of, by] = [STEM_WUXING[ganzhi.stem], BRANCH_WUXING[ganzhi.branch]];
  if (isOpposite(stem, branch)) {
    const sides = stem === '助' ? '干喜支忌' : '干忌支喜';
    if (KE[of] === by) return `${sides}，${of}盖${by}头`;
    return KE[by] === of ? `${sides}，${by}截${of}脚` : `${sides}，各行其是`;
  }
  if (stem === '助' && branch === '助') return '干支皆喜';
  if (stem === '累' && branch === '累') return '干支俱忌';
  return stem === '平' ? `干${ganzhi.stem}居闲，轻重在支` : `支${ganzhi.branch}居闲，轻重在干`;
}

/** The year that tests a decade: the first whose stem or branch is of the 用神, where that is the heaviest that lifts. */
function testYear(facts: ReportFacts, years: readonly NamedYear[]): NamedYear | undefined {
  const { yong } = facts.analysis.yongshen;
  return years.find(
    ({ ganzhi, verdict }) =>
      [STEM_WUXING[ganzhi.stem], BRANCH_WUXING[ganzhi.branch]].includes(yong) &&
      verdict.lifts.find(({ wuxing }) => wuxing !== null)?.wuxing === yong,
  );
}

/** What decides a decade, in the words of an expert. */
function decidingNote({ decade, verdict }: DecadeFacts): string {
  const { lean, lifts, weighs } = verdict;
  const [lift, weigh] = [lifts[0], weighs[0]].map((ground) =>
    ground === undefined ? null : groundName(ground),
  );
  const { band } = decade;
  if (lift === null || lift === undefined) return `${weigh ?? '无所偏'}独重，作${band}`;
  if (weigh === null || weigh === undefined) return `得${lift}而无所碍，作${band}`;
  if (lean === '助') return `得${lift}，${weigh}不能掩，作${band}`;
  return lean === '累' ? `${weigh}当头，${lift}不敌，作${band}` : `${lift}与${weigh}相抵，作${band}`;
}

/** What an expert reads of a decade: its structure, what decides, and of those that matter now which year tests it. */
function noteOf(facts: ReportFacts, each: DecadeFacts, tense: Tense | null, isTested: boolean): string {
  const { yong } = facts.analysis.yongshen;
  const tested = isTested ? testYear(facts, yearsInView(facts, each, tense)) : undefined;
  const test =
    tested === undefined ? '' : `；${tested.year}${tested.ganzhi.name}${yong}到，果顺则取${yong}为是`;
  return `${each.decade.ganzhi.name}运${structureNote(each)}；${decidingNote(each)}${test}。`;
}

/**
 * What a decade comes to and why.
 *
 * @param isTested an expert reads which of its years tests it
 */
export function decadeNet(
  facts: ReportFacts,
  each: DecadeFacts,
  tense: Tense | null,
  isTested = false,
): Statement {
  const { decade, verdict } = each;
  const { ganzhi, stemGod, branchGod, score, band, dayunNumber } = decade;
  const { key, a, b } = netOf(verdict, decadeStage(facts, each), '运');
  const extremes = extremesOf(yearsInView(facts, each, tense));
  const values: DecadeNetValues = {
    ganzhi: ganzhi.name,
    stemGod,
    branchGod,
    a,
    b,
    span: decadeSpan(each),
    best: extremes === null ? `${ganzhi.name}运` : yearText(extremes.best),
    score,
    band,
    note: noteOf(facts, each, tense, isTested),
  };
  const statement = toStatement(facts, tense === '走过' ? DECADE_PAST : DECADE_NET, { key, values });
  // The best year of a decade that is nearly over has passed, and without a date there is none to name.
  const hasBest = extremes !== null && !isNearlyOver(facts, each, tense);
  const shown = hasBest ? statement : withoutShort(statement);
  return datedStatement(shown, decade.startYear ?? dayunNumber);
}

function decadeYear(
  facts: ReportFacts,
  { decade }: DecadeFacts,
  named: NamedYear,
  key: DecadeYearKey,
): Statement {
  const { year, ganzhi, verdict } = named;
  const side = key === '顺' || key === '松' ? '助' : '累';
  const values = {
    year,
    when: yearText(named),
    ganzhi: ganzhi.name,
    score: verdict.score,
    why: whyOf(verdict, side, stageAt(facts, named), '年'),
    decade: decade.ganzhi.name,
  };
  return datedStatement(toStatement(facts, DECADE_YEAR, { key, values }), year);
}

/** Whether of a decade that is lived no two years lie ahead. */
function isNearlyOver({ luckDay }: ReportFacts, { decade }: DecadeFacts, tense: Tense | null): boolean {
  return tense === '眼下' && decade.endYear !== null && decade.endYear <= yearMostlyAhead(luckDay);
}

/** The best and the hardest year of a decade with their grounds, in their order; of one that is nearly over only side by side. */
export function decadeYears(facts: ReportFacts, each: DecadeFacts, tense: Tense | null): Statement[] {
  if (isNearlyOver(facts, each, tense)) {
    const pair = decadePair(facts, each, tense);
    return pair === null ? [] : [pair];
  }
  const extremes = extremesOf(yearsInView(facts, each, tense));
  if (extremes === null) return [];
  const { best, hard } = extremes;
  const ofBest = decadeYear(facts, each, best, best.verdict.lean === '助' ? '顺' : '松');
  const ofHard = decadeYear(facts, each, hard, hard.verdict.lean === '累' ? '难' : '紧');
  return best.year < hard.year ? [ofBest, ofHard] : [ofHard, ofBest];
}

/** The best and the hardest year of a decade side by side. */
export function decadePair(facts: ReportFacts, each: DecadeFacts, tense: Tense | null): Statement | null {
  const extremes = extremesOf(yearsInView(facts, each, tense));
  if (extremes === null) return null;
  const { best, hard } = extremes;
  const scoreText = ({ year, ganzhi, verdict }: NamedYear): string =>
    `${year}${ganzhi.name}${verdict.score}分`;
  const up = best.verdict.lean === '助' ? '顺' : '松';
  const statement = toStatement(facts, DECADE_PAIR, {
    key: `${up}${hard.verdict.lean === '累' ? '难' : '紧'}`,
    values: {
      year: best.year,
      best: yearText(best),
      hard: yearText(hard),
      bestScore: scoreText(best),
      hardScore: scoreText(hard),
    },
  });
  return datedStatement(statement, best.year);
}

/**
 * Whether the named years of a decade agree with its halves: the best lies in the better one, the hardest in the other. Once the first
 * half has passed there is nothing to plan by them.
 */
function areHalvesShown(facts: ReportFacts, each: DecadeFacts, sixth: NamedYear): boolean {
  const { halves } = each;
  const extremes = extremesOf(yearsInView(facts, each, tenseOf(facts, each)));
  const isFirstBetter = halves.stem.score > halves.branch.score;
  const isInBetter = ({ year }: NamedYear): boolean => year < sixth.year === isFirstBetter;
  const isBorneOut = extremes === null || (isInBetter(extremes.best) && !isInBetter(extremes.hard));
  return isBorneOut && sixth.year > facts.luckDay.year;
}

/** How the stem half and the branch half differ, to experts only where its years are not so; null where they come to the same. */
export function decadeHalves(facts: ReportFacts, each: DecadeFacts): Statement | null {
  const { decade, halves } = each;
  if (halves.stem.lean === halves.branch.lean) return null;
  const years = yearsOfDecade(facts, each);
  const [from, fifth, sixth, to] = [years[0], years[4], years[5], years[9]];
  const isDated = from !== undefined && fifth !== undefined && sixth !== undefined && to !== undefined;
  const statement = toStatement(facts, DECADE_HALVES, {
    key: `${halves.stem.lean}${halves.branch.lean}` as HalvesKey,
    values: {
      first: isDated ? spanText(from, fifth) : '前五年',
      second: isDated ? spanText(sixth, to) : '后五年',
      stem: decade.ganzhi.stem,
      branch: decade.ganzhi.branch,
      stemScore: halves.stem.score,
      branchScore: halves.branch.score,
    },
  });
  const seen = sixth === undefined || areHalvesShown(facts, each, sixth) ? statement : forExperts(statement);
  return datedStatement(seen, decade.startYear ?? decade.dayunNumber);
}

/** How sure the verdict is. */
export function decadeSure(facts: ReportFacts, { decade, verdict }: DecadeFacts): Statement {
  const { word, score } = verdict.confidence;
  return toStatement(facts, DECADE_SURE, { key: word, values: { ganzhi: decade.ganzhi.name, score } });
}

function stemOf(facts: ReportFacts, { decade }: DecadeFacts): Statement {
  const { ganzhi, stemGod: god, stemRole: role, score, why } = decade;
  return toStatement(facts, DECADE_STEM, {
    key: `${god}.${BENEFIT_OF_ROLE[role]}.${bearingOf(facts)}`,
    values: {
      ganzhi: ganzhi.name,
      stem: ganzhi.stem,
      god,
      role,
      wuxing: STEM_WUXING[ganzhi.stem],
      score,
      reasons: reasonsText(why, '大运'),
    },
  });
}

function branchOf(facts: ReportFacts, { decade }: DecadeFacts): Statement {
  const { ganzhi, branchGod: god, branchRole: role } = decade;
  return toStatement(facts, DECADE_BRANCH, {
    key: `${god}.${BENEFIT_OF_ROLE[role]}`,
    values: { ganzhi: ganzhi.name, branch: ganzhi.branch, god, role, wuxing: wuxingOfGod(facts, god) },
  });
}

/**
 * The gods of stem and branch, on the side that the decade comes to; where stem and branch oppose each other in an even decade, both in one
 * statement. What opposes the verdict stands in the net already.
 */
export function decadeGods(facts: ReportFacts, each: DecadeFacts): Statement[] {
  const { decade, verdict, phase } = each;
  const { lean } = verdict;
  const isWorking = phase === null || WORKING.includes(phase);
  const stem = isWorking ? stemOf(facts, each) : null;
  const branch = branchOf(facts, each);
  const [ofStem, ofBranch] = [BENEFIT_OF_ROLE[decade.stemRole], BENEFIT_OF_ROLE[decade.branchRole]];
  if (stem !== null && lean === '平' && isOpposite(ofStem, ofBranch)) {
    return [bridged(stem, branch, decade.halves.branch < decade.halves.stem)];
  }
  const agreeing = [
    stem !== null && !isOpposite(ofStem, lean) ? stem : null,
    isOpposite(ofBranch, lean) ? null : branch,
  ];
  return agreeing.filter((statement) => statement !== null);
}

const relationKeyOf = ({ kind, role }: LuckTouch) =>
  `${kind}.${BENEFIT_OF_ROLE[role] === '助' ? '助' : '他'}` as const;

/**
 * The touches that no combination resolves, one a kind, the weightiest first; to experts the first names every other.
 *
 * @param kinds shown in plain text; all by default
 */
export function decadeTouches(
  facts: ReportFacts,
  { decade, verdict }: DecadeFacts,
  most: number,
  kinds: readonly LuckTouchKind[] | null = null,
): Statement[] {
  const { ganzhi } = decade;
  const acting = verdict.touches.filter(({ isResolved }) => !isResolved);
  const shown = acting.filter(
    (touch, i) => acting.findIndex((other) => relationKeyOf(other) === relationKeyOf(touch)) === i,
  );
  const isPlain = ({ kind }: LuckTouch): boolean => kinds === null || kinds.includes(kind);
  return shown.slice(0, most).map((touch, i) => {
    const { pillars, wuxing, role } = touch;
    const statement = toStatement(facts, DECADE_RELATION, {
      key: relationKeyOf(touch),
      pillars,
      values: {
        ganzhi: ganzhi.name,
        place: pillarsOf(pillars),
        touch: touchText(touch),
        wuxing,
        role,
        others: i === 0 ? otherTouches(verdict.touches, touch, facts.chart) : '',
      },
      rests: { source: touchSource(touch) },
    });
    const seen = isPlain(touch) ? statement : forExperts(statement);
    return i === 0 ? seen : { ...seen, expert: null };
  });
}

/** The words of the age that a decade is lived at. */
export function decadePhase(
  facts: ReportFacts,
  { decade, phase, fromAge, toAge }: DecadeFacts,
): Statement | null {
  if (phase === null || fromAge === null || toAge === null) return null;
  const { ganzhi, score, band } = decade;
  return toStatement(facts, DECADE_PHASE, {
    key: `${phase}.${band}`,
    values: { ganzhi: ganzhi.name, score, band, fromAge, toAge },
  });
}

/** Whether a decade is lived on the day of reading, lies ahead or has passed; null without a date. */
export function tenseOf(facts: ReportFacts, { decade }: DecadeFacts): Tense | null {
  const now = decadeNowOf(facts);
  if (now === null) return decade.endYear !== null && decade.endYear < facts.luckDay.year ? '走过' : null;
  if (decade.dayunNumber === now) return '眼下';
  return decade.dayunNumber > now ? '往后' : '走过';
}

/** The statements of a decade shown by itself: what it comes to first, then the words of its age and its two years. */
export function decadeStatements(facts: ReportFacts, each: DecadeFacts): readonly Statement[] {
  const tense = tenseOf(facts, each);
  return [
    decadeNet(facts, each, tense),
    decadePhase(facts, each),
    ...decadeGods(facts, each),
    ...decadeTouches(facts, each, 2),
    decadeHalves(facts, each),
    decadePair(facts, each, tense),
  ].filter((statement) => statement !== null);
}
