/**
 * The twelve months of a year: what each comes to and why, the two best and the two hardest, those of the running year that have passed.
 */
import type { LuckTouch, LuckTouchKind, MonthFacts } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { jdnOf, civilDateOf, type CivilDate } from '@shangyuan/engine/time';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { touchName } from '../decades.ts';
import {
  MONTH_DETAIL,
  MONTH_MARK,
  MONTH_PAST,
  MONTH_WHY,
  type MonthMark,
  type MonthVariant,
} from '../library/monthDetailText.ts';
import { MONTH } from '../library/monthText.ts';
import type { Paragraph, ReportRow } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph } from '../section.ts';
import { clauseOf, type LifeStage } from '../tables/periodClauses.ts';
import { datedStatement, monthsIn, monthStartsIn, namedYear, stageAt } from '../years.ts';
import { groundName, ownGround, whyOf } from './net.ts';
import { facetsFor, rankOf } from './yearFacets.ts';

const VARIANTS: readonly MonthVariant[] = ['一', '二', '三'];

/** 2月4日至3月4日; a day of the next year with its year. */
export function monthSpan(facts: ReportFacts, year: number, monthIndex: number): string {
  const starts = monthStartsIn(facts, year);
  const [from, next] = [starts[monthIndex], starts[monthIndex + 1]];
  if (from === undefined || next === undefined) return '';
  const to = civilDateOf(jdnOf(next) - 1);
  const start = `${from.year === year ? '' : `${from.year}年`}${from.month}月${from.day}日`;
  return `${start}至${to.year === from.year ? '' : `${to.year}年`}${to.month}月${to.day}日`;
}

/** Months by their marks: the two best and the two hardest. */
function marksOf(months: readonly MonthFacts[]): ReadonlyMap<MonthFacts, MonthMark> {
  const byScore = months.toSorted((a, b) => b.verdict.score - a.verdict.score);
  const [best, second] = byScore;
  const [hard, harder] = [byScore.at(-2), byScore.at(-1)];
  if (best === undefined || second === undefined || hard === undefined || harder === undefined)
    return new Map();
  if (best.verdict.score === harder.verdict.score) return new Map();
  return new Map([
    [second, '次好'],
    [best, '最好'],
    [hard, '次难'],
    [harder, '最难'],
  ]);
}

/** Sorts of touch that read alike. */
export type TouchSort = '冲' | '合' | '刑害' | '伏' | '库';

/** The sort of each kind of touch. */
export const SORT_OF_TOUCH: Readonly<Record<LuckTouchKind, TouchSort>> = {
  天克地冲: '冲',
  反吟: '冲',
  六冲: '冲',
  伏吟: '伏',
  三会: '合',
  三合: '合',
  天地鸳合: '合',
  六合: '合',
  半合: '合',
  三刑: '刑害',
  刑: '刑害',
  六害: '刑害',
  六破: '刑害',
  开库: '库',
  闭库: '库',
};

/** What a touch of a month means in a clause, by the pillar it falls on. */
const TOUCH_CLAUSES: Readonly<Record<TouchSort, Readonly<Record<PillarKey, string>>>> = {
  冲: {
    year: '老家或长辈那头有变动',
    month: '原先的安排要改',
    day: '住处和作息会动一动',
    hour: '往后的打算会变',
  },
  合: {
    year: '旧友和长辈走近',
    month: '有人愿意配合',
    day: '身边的人贴得近',
    hour: '新计划有人应和',
  },
  刑害: {
    year: '长辈亲戚间有些拧着的话',
    month: '手续和人事里有疙瘩',
    day: '与亲近的容易小磕碰',
    hour: '操心往后的事多',
  },
  伏: {
    year: '旧时的人与事又来敲门',
    month: '做过的要再做一遍',
    day: '自己的老毛病又照面',
    hour: '旧打算又冒出来',
  },
  库: {
    year: '老家收着的东西要动一动',
    month: '攒着的本事或人脉有用处',
    day: '心里藏着的打算见光',
    hour: '存着的计划翻出来看',
  },
};

/** Sorts of touch that a month is named for, however quiet it is. */
const WEIGHTY: readonly TouchSort[] = ['冲', '伏', '库'];

/** The weightiest touch of a month that no combination resolves. */
function touchOf({ verdict }: MonthFacts): LuckTouch | undefined {
  return verdict.touches.find(({ isResolved }) => !isResolved);
}

/** What the months of a year share. */
interface MonthContext {
  readonly facts: ReportFacts;
  readonly year: number;
  readonly stage: LifeStage;
  readonly marks: ReadonlyMap<MonthFacts, MonthMark>;
  /** Keys of the pictures and texts already used. */
  readonly used: Set<string>;
}

/** The side of a month that its reason is given for: what weighs explains only one that costs. */
function sideOf({ verdict: { lean } }: MonthFacts): '助' | '累' {
  return lean === '累' ? '累' : '助';
}

function valuesOf({ facts, year, stage, marks }: MonthContext, each: MonthFacts) {
  const { month, verdict } = each;
  const { ganzhi, stemGod } = month;
  const { score, band } = verdict;
  const grounds = [...verdict.lifts.slice(0, 1), ...verdict.weighs.slice(0, 1)];
  const touches = verdict.touches
    .filter(({ isResolved }) => !isResolved)
    .map((touch) => touchName(touch, facts.chart));
  const note = [...grounds.map(groundName), ...new Set(touches.slice(0, 2))].join('，');
  const mark = marks.get(each);
  const side = mark === undefined ? sideOf(each) : mark.endsWith('好') ? '助' : '累';
  const why = whyOf(verdict, side, stage, '月');
  const god = ownGround(verdict, side)?.god ?? stemGod;
  return { year, ganzhi: ganzhi.name, god, score, band, why, note };
}

/** The first of some findings whose text the year does not have yet. */
function firstFresh<Choice>(
  { used }: MonthContext,
  choices: readonly Choice[],
  statementOf: (choice: Choice) => Statement,
): Statement | null {
  for (const choice of choices) {
    const statement = statementOf(choice);
    if (statement.plain === null || used.has(statement.plain)) continue;
    used.add(statement.plain);
    return statement;
  }
  return null;
}

/** The variants of a month, its own first. */
function variantsFrom(monthIndex: number): MonthVariant[] {
  return VARIANTS.map((_, i) => VARIANTS[(monthIndex + i) % VARIANTS.length] ?? '一');
}

function timeOf({ year }: MonthContext, { month }: MonthFacts): string {
  return `${year}-${month.monthIndex + 1}`;
}

/** The picture of a month by the god of its stem, for working readers and where it is new. */
function monthPicture({ facts, used }: MonthContext, { month, verdict }: MonthFacts): Statement | null {
  const { stemGod: god, stemRole: role, ganzhi } = month;
  const { score, band } = verdict;
  const key = `${god}.${band}` as const;
  if (facts.audience !== 'adult' || used.has(key)) return null;
  used.add(key);
  const picture = toStatement(facts, MONTH, { key, values: { ganzhi: ganzhi.name, god, role, score, band } });
  return picture.plain === null ? null : picture;
}

/** Why a month stands where it stands, opened by the god that it is due to: by another ground where another month of the year has the same words. */
function monthWhy(context: MonthContext, each: MonthFacts): Statement {
  const { stage, facts } = context;
  const { lean, lifts, weighs } = each.verdict;
  const values = valuesOf(context, each);
  const grounds = sideOf(each) === '助' ? lifts : weighs;
  const reasons = [
    { why: values.why, god: values.god },
    ...grounds.map((ground) => ({
      why: clauseOf(ground, stage, '月'),
      god: ground.god ?? each.month.stemGod,
    })),
  ];
  const choices = reasons.flatMap((reason) =>
    variantsFrom(each.month.monthIndex).map((variant) => ({ reason, variant })),
  );
  const statementOf = ({ reason, variant }: (typeof choices)[number]): Statement =>
    toStatement(facts, MONTH_WHY, { key: `${lean}.${variant}`, values: { ...values, ...reason } });
  return firstFresh(context, choices, statementOf) ?? statementOf(choices[0] as (typeof choices)[number]);
}

/** What a month does to the chart with its best facet, or its weakest where it costs. */
function monthDetail(context: MonthContext, each: MonthFacts): Statement | null {
  const { facts, year } = context;
  const { ganzhi, monthIndex, facets } = each.month;
  const touch = touchOf(each);
  const { best, worst } = rankOf(facets, facetsFor(context));
  const isHard = each.verdict.lean === '累';
  const facet = isHard ? worst : best;
  const values = {
    year,
    ganzhi: ganzhi.name,
    touch: touch === undefined ? '' : TOUCH_CLAUSES[SORT_OF_TOUCH[touch.kind]][touch.pillars[0] ?? 'day'],
    name: touch === undefined ? '' : touchName(touch, facts.chart),
    facet,
    score: facets[facet],
  };
  const pillars = touch?.pillars ?? [];
  return firstFresh(context, variantsFrom(monthIndex), (variant) =>
    toStatement(facts, MONTH_DETAIL, {
      key: `${touch === undefined ? '面' : '触'}.${isHard ? '弱' : '好'}.${variant}`,
      pillars,
      values,
    }),
  );
}

/** 2027 庚寅月 · 七杀 · 较顺（2月4日至3月4日，全年最好）. */
function headingOf({ facts, year, marks }: MonthContext, each: MonthFacts): string {
  const { ganzhi, stemGod, monthIndex } = each.month;
  const mark = marks.get(each);
  const span = monthSpan(facts, year, monthIndex);
  return `${year} ${ganzhi.name}月 · ${stemGod} · ${each.verdict.band}（${span}${mark === undefined ? '' : `，${mark}`}）`;
}

function monthStatements(context: MonthContext, each: MonthFacts): (Statement | null)[] {
  const { facts, year, marks } = context;
  const { luckDay } = facts;
  const isPast = year < luckDay.year || (year === luckDay.year && each.month.monthIndex < luckDay.monthIndex);
  if (isPast)
    return [toStatement(facts, MONTH_PAST, { key: each.verdict.lean, values: valuesOf(context, each) })];
  const mark = marks.get(each);
  const touch = touchOf(each);
  if (mark !== undefined) {
    const isSlight = (each.verdict.lean === '累') === mark.endsWith('好');
    const slight = `${mark.startsWith('次') ? '也' : ''}${mark.endsWith('好') ? '稍松' : '稍紧'}` as const;
    const marked = toStatement(facts, MONTH_MARK, {
      key: isSlight ? slight : mark,
      values: valuesOf(context, each),
    });
    const picture = isSlight ? null : monthPicture(context, each);
    return picture === null ? [marked, monthDetail(context, each)] : [picture, marked];
  }
  const isQuiet = touch === undefined || !WEIGHTY.includes(SORT_OF_TOUCH[touch.kind]);
  const lead = monthPicture(context, each) ?? monthWhy(context, each);
  return isQuiet ? [lead] : [lead, monthDetail(context, each)];
}

function contextOf(facts: ReportFacts, year: number): MonthContext {
  return {
    facts,
    year,
    stage: stageAt(facts, namedYear(facts, year)),
    marks: marksOf(monthsIn(facts, year)),
    used: new Set(),
  };
}

/** A month of a year that is read by itself. */
export interface YearMonth {
  readonly found: MonthFacts;
  /** 8月; the last one begins in the next year. */
  readonly name: string;
  /** Its first day, and the day after its last. */
  readonly from: CivilDate;
  readonly until: CivilDate;
  /** 8月8日至9月7日. */
  readonly span: string;
  readonly mark: MonthMark | null;
  readonly isPast: boolean;
  /** What it comes to and why; to a minor only why. */
  readonly texts: readonly string[];
  readonly statements: readonly Statement[];
}

/** To a minor a month is not about work, money or love: only why it stands where it stands. */
function textsOf(context: MonthContext, each: MonthFacts, statements: readonly Statement[]): string[] {
  if (context.facts.isMinor) return [`${whyOf(each.verdict, sideOf(each), context.stage, '月')}。`];
  return statements.flatMap(({ whole, plain }) => whole ?? plain ?? []);
}

/** The twelve months of any year from that of birth on. */
export function yearMonthsOf(facts: ReportFacts, year: number): readonly YearMonth[] {
  const context = contextOf(facts, year);
  const starts = monthStartsIn(facts, year);
  const { luckDay } = facts;
  return monthsIn(facts, year).map((found, index) => {
    const [from, until] = [starts[index], starts[index + 1]] as [CivilDate, CivilDate];
    const statements = monthStatements(context, found).filter((statement) => statement !== null);
    return {
      found,
      name: `${from.year === year ? '' : '次年'}${from.month}月`,
      from,
      until,
      span: monthSpan(facts, year, index),
      mark: context.marks.get(found) ?? null,
      isPast: year < luckDay.year || (year === luckDay.year && index < luckDay.monthIndex),
      texts: textsOf(context, found, statements),
      statements: facts.isMinor ? [] : statements,
    };
  });
}

/** The months of the year of a report that is expanded. */
export function monthsOfYear(facts: ReportFacts): {
  readonly paragraphs: readonly Paragraph[];
  readonly rows: readonly ReportRow[];
} {
  const year = facts.monthsOf;
  const months = monthsIn(facts, year);
  const context = contextOf(facts, year);
  return {
    paragraphs: months.map((each) => ({
      ...paragraph(
        ...monthStatements(context, each).map((statement) =>
          statement === null ? null : datedStatement(statement, timeOf(context, each)),
        ),
      ),
      heading: headingOf(context, each),
    })),
    rows: months.map(({ month, verdict: { score, band } }) => ({
      label: `${month.ganzhi.name}月`,
      value: `${score}分，${band}`,
    })),
  };
}
