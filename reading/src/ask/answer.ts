/**
 * The answer to a question of a kind about a chart and a span of years: what to do and when, why, how sure, what would change it.
 * Every judgement is that of the verdict records, so an answer never denies the report of the same chart.
 */
import { LEAN_EDGES, VERDICT, type PeriodVerdict } from '@shangyuan/engine/analysis';
import { ENGINE_VERSION } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import type { Facet, MonthFacts } from '@shangyuan/engine/analysis';
import { isGoodFor, isHardFor } from '../report/facetYears.ts';
import { monthSpan } from '../report/periods/months.ts';
import { netOf, whyOf } from '../report/periods/net.ts';
import { REPORT_DISCLAIMER } from '../report/report.ts';
import { yearMostlyAhead } from '../report/luckYear.ts';
import type { ReportFacts } from '../report/reportFacts.ts';
import {
  monthsIn,
  monthStartsIn,
  namedYear,
  namedYears,
  stageAt,
  yearText,
  type NamedYear,
} from '../report/years.ts';
import { countOf } from '../statement/figures.ts';
import type { StatementEvidence } from '../statement/statement.ts';
import { ASK_MATTERS, isKindFor, type AskKind } from './kinds.ts';
import { reasonsOf, type AskOther, type AskReason } from './reasons.ts';
import {
  ADVICE,
  ADVICE_OF_CHILDREN,
  ADVICE_OF_MINORS,
  BEYOND,
  CARE,
  CHANGES,
  NO_LATER,
  PERIOD_WORDS,
  STANCE_WORDS,
  type AskStance,
} from './texts.ts';
import { MAX_SPAN, type AskSpan } from './understand.ts';

/** A question. */
export interface AskQuestion extends AskSpan {
  readonly kind: AskKind;
  /** A second chart, where the kind has a place for one. */
  readonly other?: AskOther | null;
}

/** A month or a year of an answer. */
export interface AskPeriod {
  /** 8月, 2027. */
  readonly name: string;
  readonly ganzhi: string;
  /** 8月8日至9月7日, 虚岁38; empty where none is known. */
  readonly span: string;
  /** The first day of a month; null for a year. */
  readonly from: CivilDate | null;
  readonly stance: AskStance;
  /** The stance in one character. */
  readonly word: (typeof PERIOD_WORDS)[AskStance];
  readonly isPast: boolean;
  /** Why, in one sentence. */
  readonly why: string;
}

/** Something that would change an answer. */
export interface AskChange {
  readonly when: string;
  readonly effect: string;
}

/** An answer. Plain data: the same after JSON. */
export interface AskAnswer extends AskSpan {
  readonly engineVersion: string;
  readonly kind: AskKind;
  readonly stance: AskStance;
  /** 宜进，8月最顺. */
  readonly headline: string;
  /** What the stance rests on. */
  readonly basis: StatementEvidence;
  /** Why and what to do, sentence by sentence. */
  readonly lead: readonly string[];
  /** The year that the months belong to. */
  readonly focusYear: number;
  readonly months: readonly AskPeriod[];
  /** Name of the month to look at first: the best to act in, else the easiest ahead. */
  readonly firstMonth: string;
  readonly years: readonly AskPeriod[];
  /** For, then against; the weightiest first. */
  readonly reasons: readonly AskReason[];
  readonly confidence: {
    readonly word: '高' | '中' | '低';
    readonly score: number;
    readonly why: readonly string[];
  };
  readonly changes: readonly AskChange[];
  /** What was asked and no chart shows. */
  readonly beyond: string;
  /** Who should be consulted before deciding. */
  readonly care: string;
  readonly disclaimer: string;
}

/** How many years from the first are shown where one is asked about. */
const YEARS_SHOWN = 4;
/** How far ahead a better year is looked for: one that is far off is no answer. */
const YEARS_AHEAD = 5;
/** How far ahead a year is named to an elder, as in the report. */
const ELDER_AHEAD = 4;
/** 虚岁 from which on no year of work is named, as in the report. */
const PAST_WORK = 68;
/** How far back a year is looked for that the reader can hold the answer against, and its least distance from the middle. */
const YEARS_BACK = 12;
const MARKED = 8;
const GROWN_XU = 19;
const SCHOOL_XU = 8;
/** Least difference between a part of life and the whole that is mentioned. */
const APART = 4;
/** Most months or years that a sentence names. */
const NAMED = 4;

/** The stance of a period to a part of life, by its verdict. */
function stanceOf(verdict: Pick<PeriodVerdict, 'lean' | 'facets'>, facet: Facet | null): AskStance {
  if (isGoodFor(verdict, facet)) return '进';
  return isHardFor(verdict, facet) ? '守' : '看';
}

const ORDER: readonly AskStance[] = ['守', '看', '进'];

/** The stance of two: as the more careful of them, or to prepare where one may go ahead and the other should hold back. */
function stanceOfBoth(one: AskStance, other: AskStance): AskStance {
  if (one === other) return one;
  const [low, high] = [one, other].toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return low === '守' && high === '进' ? '看' : (low ?? one);
}

/** What an answer is worked out from. */
interface Asking {
  readonly facts: ReportFacts;
  readonly kind: AskKind;
  readonly facet: Facet | null;
  readonly other: AskOther | null;
}

function scoreOf(
  { verdict }: { readonly verdict: Pick<PeriodVerdict, 'score' | 'facets'> },
  facet: Facet | null,
): number {
  return facet === null ? verdict.score : verdict.facets[facet].score;
}

/** A month that is asked about. */
interface AskMonth {
  readonly name: string;
  readonly index: number;
  readonly found: MonthFacts;
  readonly stance: AskStance;
  readonly isPast: boolean;
}

function monthsOf({ facts, facet, other }: Asking, year: number): AskMonth[] {
  const starts = monthStartsIn(facts, year);
  const theirs = other === null ? null : monthsIn(other.facts, year);
  const { luckDay } = facts;
  return monthsIn(facts, year).map((found, index) => {
    const { month = 0, year: civilYear = year } = starts[index] ?? {};
    const own = stanceOf(found.verdict, facet);
    const their = theirs?.[index];
    return {
      name: civilYear === year ? `${month}月` : `次年${month}月`,
      index,
      found,
      stance: their === undefined ? own : stanceOfBoth(own, stanceOf(their.verdict, facet)),
      isPast: year < luckDay.year || (year === luckDay.year && index < luckDay.monthIndex),
    };
  });
}

/** Whether less than half of a year is left on the day of reading. */
function isRunningOut({ luckDay }: ReportFacts, { year }: Pick<NamedYear, 'year'>): boolean {
  return year < yearMostlyAhead(luckDay);
}

/** The stance of a year; of one that is running out by the months that are left of it. */
function yearStance(asking: Asking, year: NamedYear): AskStance {
  const { facts, facet, other } = asking;
  const own = stanceOf(year.verdict, facet);
  const whole =
    other === null ? own : stanceOfBoth(own, stanceOf(namedYear(other.facts, year.year).verdict, facet));
  if (!isRunningOut(facts, year)) return whole;
  const left = monthsOf(asking, year.year).filter(({ isPast }) => !isPast);
  if (left.some(({ stance }) => stance === '进')) return whole === '进' ? '进' : '看';
  return whole === '守' || left.every(({ stance }) => stance === '守') ? '守' : '看';
}

/** The years of a question that can still be planned for. */
function yearsOf({ facts, kind }: Asking, { fromYear, toYear }: AskSpan): NamedYear[] {
  const { today, luckDay } = facts;
  const last = facts.audience === 'elder' ? today.year + ELDER_AHEAD : Infinity;
  // Of several years one that is running out is left out, as in the report.
  const first = fromYear === toYear ? today.year : yearMostlyAhead(luckDay);
  const years = namedYears(facts, Math.max(fromYear, first), Math.min(toYear, last)).slice(0, MAX_SPAN);
  return kind === '换工作' ? years.filter(({ ageXu }) => ageXu === null || ageXu < PAST_WORK) : years;
}

function best<Each>(all: readonly Each[], score: (each: Each) => number): Each | undefined {
  return all.reduce<Each | undefined>((a, b) => (a === undefined || score(b) > score(a) ? b : a), undefined);
}

/** The next year to act in after the last that is asked about. */
function laterYear(asking: Asking, after: number): NamedYear | undefined {
  const from = Math.max(after + 1, asking.facts.today.year);
  return yearsOf(asking, { fromYear: from, toYear: from + YEARS_AHEAD - 1 }).find(
    (year) => yearStance(asking, year) === '进',
  );
}

/** The months ahead, the best to act in first: by stance, then by score; the earlier of equals. */
function rankedMonths({ facet }: Asking, months: readonly AskMonth[]): AskMonth[] {
  const rank = ({ stance, found }: AskMonth): number => 1000 * ORDER.indexOf(stance) + scoreOf(found, facet);
  return months.filter(({ isPast }) => !isPast).toSorted((a, b) => rank(b) - rank(a));
}

/** When, for one year. */
function whenInYear(asking: Asking, stance: AskStance, months: readonly AskMonth[], year: number): string {
  const [best] = rankedMonths(asking, months);
  const isOpen = best?.stance === '进';
  if (stance === '进' && best !== undefined) return `${best.name}${isOpen ? '最顺' : '较宽'}`;
  if (stance === '看' && isOpen) return `${best.name}再定`;
  const later = laterYear(asking, year);
  if (later !== undefined) return `${later.year}年更顺`;
  return stance === '看' ? '不急着定' : NO_LATER[asking.kind];
}

/** When, for several years. */
function whenInYears({ kind }: Asking, stance: AskStance, focus: NamedYear): string {
  if (stance === '进') return `${focus.year}年最顺`;
  return stance === '看' ? `${focus.year}年较平` : NO_LATER[kind];
}

/** How much of a year that is running out is left; empty for another. */
function restText({ facts }: Asking, year: NamedYear, months: readonly AskMonth[]): string {
  const { length } = months.filter(({ isPast }) => !isPast);
  return isRunningOut(facts, year) ? `今年连这个月只剩${countOf(length)}个月，就看这几个月。` : '';
}

/** What the year comes to and why. */
function netText({ facts }: Asking, year: NamedYear): string {
  const { key, a, b } = netOf(year.verdict, stageAt(facts, year), '年');
  const when = yearText(year);
  if (key === '平.单面') return `${when}不好不坏，${a}。`;
  if (key === '平.两面') return `${when}一面${a}；一面${b}。`;
  if (key.endsWith('同面')) return `${when}${a}，${b}。`;
  // The side that the year comes to leads; of a year that costs it is the second.
  return key === '累.两面' ? `${when}${b}；好在${a}。` : `${when}${a}；只是${b}。`;
}

/** How the part of life stands beside the whole year; empty where they are alike. */
function facetText({ facet }: Asking, year: NamedYear): string {
  if (facet === null) return '';
  const apart = scoreOf(year, facet) - year.verdict.score;
  if (Math.abs(apart) < APART) return '';
  return `单看${facet}，比全年${apart > 0 ? '宽' : '紧'}一些。`;
}

/** Names in order, the first few where there are more, with their number. */
function namesOf(names: readonly string[], unit: string): string {
  const shown = names.slice(0, NAMED).join('、');
  return names.length > NAMED ? `${shown}等${names.length}${unit}` : shown;
}

/** The months to act in and those to be slow in, of the year that the answer rests on. */
function monthsText(asking: Asking, months: readonly AskMonth[], year: string): string {
  const ahead = months.filter(({ isPast }) => !isPast);
  const of = (stance: AskStance): AskMonth[] => ahead.filter((month) => month.stance === stance);
  const [best] = rankedMonths(asking, months);
  const open = of('进');
  const slow = of('守').filter((month) => open.length > 0 || month !== best);
  const names = (some: readonly AskMonth[]): string =>
    namesOf(
      some.map(({ name }) => name),
      '个月',
    );
  const first =
    open.length > 0
      ? `${year === '' ? '' : `${year}里，`}顺的月份是${names(open)}`
      : `${year === '' ? '往后这些月' : year}里没有特别顺的月份，${best?.name ?? ''}相对轻些`;
  return slow.length === 0 ? `${first}。` : `${first}；${names(slow)}缓一缓。`;
}

/** The years to act in and those to be slow in. */
function yearsText(asking: Asking, years: readonly NamedYear[]): string {
  const of = (stance: AskStance): string[] =>
    years.filter((year) => yearStance(asking, year) === stance).map(({ year }) => `${year}年`);
  const [open, slow] = [of('进'), of('守')];
  if (slow.length === years.length) return '这几年每年都偏紧，不挑哪一年。';
  const first = open.length === 0 ? '这几年里没有特别顺的一年' : `顺的年份是${namesOf(open, '年')}`;
  return slow.length === 0 ? `${first}。` : `${first}；${namesOf(slow, '年')}缓一缓。`;
}

/** The scores that decide, and the edges they are held against. */
function basisOf({ facet, other }: Asking, year: NamedYear): StatementEvidence {
  const score = scoreOf(year, facet);
  const part = facet ?? '全年';
  const rule =
    facet === null
      ? '全年70分起作宜，不到60分作缓，其余作备。'
      : `${facet}70分起而全年不低于60分作宜，${facet}不到60分而全年不到70分作缓，其余作备；四面分数拉开时，最高的一面不作缓，最低的一面不作宜。`;
  const both =
    other === null
      ? ''
      : `${other.name}这一年${part}${scoreOf(namedYear(other.facts, year.year), facet)}分，两人取更谨慎的一边；一宜一缓时作备。`;
  return {
    rule: 'ASK_STANCE',
    pillars: [],
    values: { year: year.year, score, whole: year.verdict.score },
    source: '本应用的计分',
    chip: `${year.year}年${part}${score}分`,
    why: `${yearText(year)}${part}${score}分${facet === null ? '' : `，全年${year.verdict.score}分`}。${rule}${both}`,
  };
}

function adviceOf({ facts, kind }: Asking, stance: AskStance): string {
  const ofChildren = facts.audience === 'child' ? ADVICE_OF_CHILDREN[kind] : undefined;
  const ofMinors = facts.isMinor ? ADVICE_OF_MINORS[kind] : undefined;
  return (ofChildren ?? ofMinors ?? ADVICE[kind])[stance];
}

function monthPeriod(
  asking: Asking,
  year: NamedYear,
  { name, index, found, stance, isPast }: AskMonth,
): AskPeriod {
  const side = found.verdict.lean === '累' ? '累' : '助';
  return {
    name,
    ganzhi: found.month.ganzhi.name,
    span: monthSpan(asking.facts, year.year, index),
    from: monthStartsIn(asking.facts, year.year)[index] ?? null,
    stance,
    word: PERIOD_WORDS[stance],
    isPast,
    why: `${whyOf(found.verdict, side, stageAt(asking.facts, year), '月')}。`,
  };
}

function yearPeriod(asking: Asking, year: NamedYear): AskPeriod {
  const stance = yearStance(asking, year);
  const side = year.verdict.lean === '累' ? '累' : '助';
  return {
    name: String(year.year),
    ganzhi: year.ganzhi.name,
    span: year.ageXu === null ? '' : `虚岁${year.ageXu}`,
    from: null,
    stance,
    word: PERIOD_WORDS[stance],
    isPast: false,
    why: `${whyOf(year.verdict, side, stageAt(asking.facts, year), '年')}。`,
  };
}

function confidenceOf({ facts, facet, other }: Asking, year: NamedYear): AskAnswer['confidence'] {
  const { analysis } = facts;
  const { verdict, scored } = year;
  const isNear = [LEAN_EDGES.助, LEAN_EDGES.平].some(
    (edge) => Math.abs(scoreOf(year, facet) - edge) <= VERDICT.confidence.nearBorder,
  );
  const theirs = other === null ? null : namedYear(other.facts, year.year).verdict.confidence;
  const { word, score } =
    theirs !== null && theirs.score < verdict.confidence.score ? theirs : verdict.confidence;
  const basis = analysis.yongshen.confidence.word;
  const why = [
    `这张盘以${analysis.yongshen.yong}为用，这一步的把握是${basis}`,
    isNear ? `${year.year}年正好落在两档之间，差一两分就换一档` : '',
    verdict.isMixed ? '托着的和压着的都有分量' : '',
    scored.dayunNumber === 0 ? '还没有交大运，少一层依据' : '',
    facts.isHourKnown ? '' : '时辰未详，少看一柱',
    theirs === null ? '' : '两张盘取把握低的一张',
  ].filter((each) => each !== '');
  return { word, score, why };
}

/** The past year that speaks most clearly, for the reader to hold the answer against. */
function checkYear({ facts, facet }: Asking): AskChange | null {
  const { today, dated, isMinor, audience } = facts;
  if (dated === null || audience === 'child') return null;
  const years = namedYears(facts, today.year - YEARS_BACK, today.year - 1).filter(
    ({ ageXu }) => ageXu !== null && ageXu >= (isMinor ? SCHOOL_XU : GROWN_XU),
  );
  const middle = (LEAN_EDGES.助 + LEAN_EDGES.平) / 2;
  const offMiddle = (year: NamedYear): number => Math.abs(scoreOf(year, facet) - middle);
  const found = best(years, offMiddle);
  if (found === undefined || offMiddle(found) < MARKED) return null;
  const isHard = scoreOf(found, facet) < middle;
  return {
    when: `${yearText(found)}你过得${isHard ? '顺' : '累'}`,
    effect: `盘上那年算得偏${isHard ? '紧' : '顺'}，两边相反，这个答案要打折看`,
  };
}

function changesOf(asking: Asking): AskChange[] {
  const { facts, kind } = asking;
  const { alternative } = facts.analysis.yongshen;
  const hour = facts.isHourKnown
    ? null
    : { when: '补上出生的时辰', effect: '四柱齐了，强弱与取用要重算一遍' };
  const second =
    alternative === null
      ? null
      : { when: `改取${alternative.yong}为用`, effect: '顺与紧的月份会换位置，要重看一遍' };
  return [CHANGES[kind], hour ?? second, checkYear(asking)].filter((each) => each !== null);
}

/**
 * The answer to a question.
 *
 * @param facts of the chart, with the day of reading
 * @returns the same for the same chart, day and question; null where the kind is not for the reader of the chart, or no year of the span
 *   can be planned for
 */
export function askAnswerOf(facts: ReportFacts, question: AskQuestion): AskAnswer | null {
  const { kind, fromYear, toYear } = question;
  const { facet, pair } = ASK_MATTERS[kind];
  if (!isKindFor(kind, facts)) return null;
  const asking: Asking = { facts, kind, facet, other: pair === null ? null : (question.other ?? null) };
  const years = yearsOf(asking, { fromYear, toYear });
  const isOne = fromYear === toYear;
  // Of several years the best of those to act in, else the easiest.
  const rank = (year: NamedYear): number =>
    1000 * ORDER.indexOf(yearStance(asking, year)) + scoreOf(year, facet);
  const focus = best(years, rank);
  if (focus === undefined) return null;
  const months = monthsOf(asking, focus.year);
  const stance = yearStance(asking, focus);
  const when = isOne ? whenInYear(asking, stance, months, focus.year) : whenInYears(asking, stance, focus);
  const shown = isOne ? yearsOf(asking, { fromYear, toYear: fromYear + YEARS_SHOWN - 1 }) : years;
  const ranked = rankedMonths(asking, months);
  return {
    engineVersion: ENGINE_VERSION,
    kind,
    fromYear,
    toYear,
    stance,
    headline: `${STANCE_WORDS[kind][stance]}，${when}`,
    basis: basisOf(asking, focus),
    lead: [
      netText(asking, focus),
      facetText(asking, focus),
      restText(asking, focus, months),
      isOne ? '' : yearsText(asking, years),
      monthsText(asking, months, isOne ? '' : `${focus.year}年`),
      adviceOf(asking, stance),
    ].filter((sentence) => sentence !== ''),
    focusYear: focus.year,
    firstMonth: ranked[0]?.name ?? '',
    months: months.map((month) => monthPeriod(asking, focus, month)),
    years: shown.map((year) => yearPeriod(asking, year)),
    reasons: reasonsOf({ ...asking, focus, months: ranked }),
    confidence: confidenceOf(asking, focus),
    changes: changesOf(asking),
    beyond: BEYOND[kind],
    care: CARE[kind],
    disclaimer: REPORT_DISCLAIMER,
  };
}

/** An answer as lines of text, to be copied or read aloud. */
export function askLines(answer: AskAnswer): string[] {
  const { headline, lead, reasons, confidence, changes, beyond, care, disclaimer } = answer;
  return [
    `${headline}。`,
    lead.join(''),
    ...reasons.map(({ side, text }) => `${side}：${text}`),
    `把握${confidence.word}：${confidence.why.join('；')}。`,
    ...changes.map(({ when, effect }) => `若${when}：${effect}。`),
    beyond,
    care,
    disclaimer,
  ];
}
