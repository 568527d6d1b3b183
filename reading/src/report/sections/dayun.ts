/**
 * 大运: the current decade first, then those ahead, those that have passed with the years to hold them against, and all beside one
 * another.
 */
import type { DecadeFacts, LuckTouchKind, ScoredPeriod } from '@shangyuan/engine/analysis';
import { luckOf } from '@shangyuan/engine/chart';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { partKeys } from '../bridge.ts';
import { decadeNowOf } from '../decades.ts';
import { DECADE_CHILDHOOD } from '../library/decadeVerdictText.ts';
import { TODO_DAYUN } from '../library/todoLifeText.ts';
import { lookBackOf, type LookBackRecord } from '../lookBack.ts';
import { decadeComparison } from '../periods/decadeCompare.ts';
import {
  appliesToAge,
  decadeGods,
  decadeHalves,
  decadeNet,
  decadePair,
  decadePhase,
  decadeSure,
  decadeTouches,
  decadeYears,
  tenseOf,
  type Tense,
} from '../periods/decadeStatements.ts';
import type { Paragraph, ReportRow, ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';
import { namedDecades, namedYear, spanText, yearText } from '../years.ts';

/** 眼下：甲申 偏财运 · 较顺（2027–2036，虚岁38–47）. */
function headingOf({ decade, fromAge, toAge }: DecadeFacts, tense: Tense | null): string {
  const { ganzhi, stemGod, band, startYear, endYear, dayunNumber } = decade;
  const span =
    startYear === null || endYear === null
      ? `（第${dayunNumber}步）`
      : `（${startYear}–${endYear}，虚岁${fromAge ?? ''}–${toAge ?? ''}）`;
  return `${tense === null ? '' : `${tense}：`}${ganzhi.name} ${stemGod}运 · ${band}${span}`;
}

/** 事业72 财运65 感情70 健康68 学业71. */
export function facetsText({ facets }: Pick<ScoredPeriod, 'facets'>): string {
  return Object.entries(facets)
    .map(([facet, score]) => `${facet}${score}`)
    .join('，');
}

function rowOf({ decade }: DecadeFacts): ReportRow {
  const { ganzhi, stemGod, score, band, startYear, dayunNumber } = decade;
  return {
    label: `${startYear ?? `第${dayunNumber}步`} ${ganzhi.name}`,
    value: `${stemGod}运，${score}分，${band}；${facetsText(decade)}`,
  };
}

/** From this 虚岁 on only experts see a decade, except the current one. */
const FAR_AGE = 80;
/** Most touches of the current decade, and of another. */
const MOST_TOUCHES = { now: 3, other: 1, late: 1 } as const;
/** Touches that are named of a decade further ahead. */
const WEIGHTY: readonly LuckTouchKind[] = ['天克地冲', '伏吟', '反吟', '三会', '三合', '三刑', '开库'];

const isLate = ({ phase }: DecadeFacts): boolean => phase !== null && !appliesToAge(phase);

/** The current decade in full: how it changes within, its two years and how sure all that is. */
function currentStatements(facts: ReportFacts, decade: DecadeFacts): (Statement | null)[] {
  return [
    decadeNet(facts, decade, '眼下', true),
    decadePhase(facts, decade),
    decadeGods(facts, decade)[0] ?? null,
    ...decadeTouches(facts, decade, isLate(decade) ? MOST_TOUCHES.late : MOST_TOUCHES.now),
    decadeHalves(facts, decade),
    ...decadeYears(facts, decade, '眼下'),
    decadeSure(facts, decade),
  ];
}

/** The next decade, or any where their years are unknown: what it turns on, and its two years. */
function nextStatements(facts: ReportFacts, decade: DecadeFacts, tense: Tense | null): (Statement | null)[] {
  const [god] = decadeGods(facts, decade);
  return [
    decadeNet(facts, decade, tense, true),
    isLate(decade) ? decadePhase(facts, decade) : (god ?? null),
    ...decadeTouches(facts, decade, isLate(decade) ? MOST_TOUCHES.late : MOST_TOUCHES.other),
    tense === null ? decadeHalves(facts, decade) : null,
    ...decadeYears(facts, decade, tense),
  ];
}

/** A decade further ahead: what it comes to, one weighty touch, its two years side by side. */
function farStatements(facts: ReportFacts, decade: DecadeFacts): (Statement | null)[] {
  return [
    decadeNet(facts, decade, '往后'),
    ...(isLate(decade) ? [] : decadeTouches(facts, decade, MOST_TOUCHES.late, WEIGHTY)),
    isLate(decade) ? null : decadePair(facts, decade, '往后'),
  ];
}

/** Years back that a reader can hold a best and a hardest year against. */
const REMEMBERED_YEARS = 30;

function isRemembered({ luckDay }: ReportFacts, { decade }: DecadeFacts): boolean {
  return decade.endYear === null || decade.endYear > luckDay.year - REMEMBERED_YEARS;
}

function pastStatements(facts: ReportFacts, decade: DecadeFacts): (Statement | null)[] {
  const isYoung = decade.phase === '童年' || decade.phase === '少年';
  return [
    decadeNet(facts, decade, '走过'),
    isYoung && isRemembered(facts, decade) ? decadePhase(facts, decade) : null,
    isRemembered(facts, decade) ? decadePair(facts, decade, '走过') : null,
  ];
}

function statementsOf(
  facts: ReportFacts,
  decade: DecadeFacts,
  tense: Tense | null,
  now: number | null,
): Statement[] {
  const { fromAge } = decade;
  if (fromAge !== null && fromAge >= FAR_AGE && tense !== '眼下') {
    return [forExperts(decadeNet(facts, decade, tense))];
  }
  const isNear = now === null || decade.decade.dayunNumber === now + 1;
  const statements =
    tense === '走过'
      ? pastStatements(facts, decade)
      : tense === '眼下'
        ? currentStatements(facts, decade)
        : isNear
          ? nextStatements(facts, decade, tense)
          : farStatements(facts, decade);
  return statements.filter((statement) => statement !== null);
}

/** The years before the first decade. */
function childhoodOf(facts: ReportFacts, [first]: readonly DecadeFacts[]): Paragraph[] {
  const start = first?.decade.startYear ?? null;
  const birth = facts.dated?.time.civil.year;
  if (start === null || birth === undefined || start <= birth) return [];
  const [from, to] = [namedYear(facts, birth), namedYear(facts, start - 1)];
  const span = from.year === to.year ? yearText(from) : spanText(from, to);
  const statement = toStatement(facts, DECADE_CHILDHOOD, { key: '童限', values: { span } });
  // Only who is still near them has something to recall of these years.
  const shown = facts.audience === 'young' ? statement : forExperts(statement);
  return [{ ...paragraph(shown), heading: `走过：童限 · ${span}` }];
}

/** A past year with the kind of event to expect of it. */
function lookBackParagraph({ year, ageXu, statement }: LookBackRecord): Paragraph {
  return { ...paragraph(statement), heading: `走过：${yearText({ year, ageXu })}` };
}

/** Statements with those that repeat the words of an earlier paragraph for experts only; the next one takes the ground of the first. */
function withoutRepeats(statements: readonly Statement[], used: Set<string>): Statement[] {
  const [first, second, ...rest] = statements;
  if (first?.plain === null || first === undefined) return [...statements];
  if (!used.has(first.plain)) {
    used.add(first.plain);
    return [...statements];
  }
  return [forExperts(first), ...(second === undefined ? [] : [{ ...second, ground: first.ground }]), ...rest];
}

function paragraphsOf(facts: ReportFacts, decades: readonly DecadeFacts[], now: number | null): Paragraph[] {
  const used = new Set<string>();
  const records = lookBackOf(facts);
  const yearsBetween = (from: number, to: number): Paragraph[] =>
    records
      .filter(({ year, toYear }) => toYear === null && year >= from && year <= to)
      .map(lookBackParagraph);
  const paragraphsFor = (decade: DecadeFacts): Paragraph[] => {
    const { startYear, endYear } = decade.decade;
    const tense = tenseOf(facts, decade);
    const fresh = statementsOf(facts, decade, tense, now).filter(
      ({ key }) => key.includes('@') || partKeys({ key }).every((part) => !used.has(part)),
    );
    for (const statement of fresh) for (const key of partKeys(statement)) used.add(key);
    const shown = withoutRepeats(fresh, used);
    const looked = records.find(({ year, toYear }) => toYear !== null && year === startYear);
    return [
      { ...paragraph(...shown, looked?.statement ?? null), heading: headingOf(decade, tense) },
      ...(startYear === null || endYear === null ? [] : yearsBetween(startYear, endYear)),
    ];
  };
  const isPast = (decade: DecadeFacts): boolean => tenseOf(facts, decade) === '走过';
  const firstYear = decades[0]?.decade.startYear ?? null;
  return [
    ...decades.filter((each) => !isPast(each)).flatMap(paragraphsFor),
    ...childhoodOf(facts, decades),
    ...(firstYear === null ? [] : yearsBetween(0, firstYear - 1)),
    ...decades.filter(isPast).flatMap(paragraphsFor),
  ];
}

function noteOf({ dated }: ReportFacts): string[] {
  if (dated === null) return ['只有四柱，各步大运的年份与年岁不明，这里只按次序来说。'];
  const { startUncertaintyMonths } = luckOf(dated);
  return startUncertaintyMonths === 0
    ? []
    : [`时辰未详，起运与交运的日子前后可能相差约${startUncertaintyMonths}个月。`];
}

/** Section 大运; null for a minor. */
export function dayunSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { analysis } = facts;
  const decades = namedDecades(facts);
  const now = decadeNowOf(facts);
  const lived = decades.find(({ decade }) => decade.dayunNumber === now);
  const comparison = decadeComparison(facts, decades, (each) => tenseOf(facts, each));
  return sectionOf('dayun', {
    paragraphs: [
      ...paragraphsOf(facts, decades, now),
      { ...paragraph(...comparison), heading: '几步大运合看' },
    ],
    rows: decades.map(rowOf),
    todo: toStatement(facts, TODO_DAYUN, {
      key: lived?.decade.band ?? '未知',
      values: todoValues(
        facts,
        lived === undefined
          ? `用${analysis.yongshen.yong}`
          : `现行${lived.decade.ganzhi.name}运${lived.decade.band}`,
      ),
    }),
    notes: noteOf(facts),
  });
}
