/**
 * The comparison report of two people: what each item says, how each sees the other, when, and what each can do.
 */
import {
  compareCharts,
  HEPAN_POINTS,
  type Comparison,
  type HepanItem,
  type HepanItemKey,
  type HepanMode,
} from '@shangyuan/engine/analysis';
import { formatChineseNumber } from '@shangyuan/engine/calendar';
import { ENGINE_VERSION } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import type { CivilDate } from '@shangyuan/engine/time';
import { currentOf } from '../statement/current.ts';
import { toStatement, type Family } from '../statement/family.ts';
import { ADULT_AGE, ageOn } from '../statement/reader.ts';
import type { Values } from '../statement/statement.ts';
import { itemArithmetic, totalArithmetic } from './hepanArithmetic.ts';
import {
  birthOf,
  wuxingFactsOf,
  hepanFactsOf,
  isLittleChild,
  otherOf,
  type HepanFacts,
  type HepanSide,
} from './hepanFacts.ts';
import { leadOf } from './hepanLead.ts';
import {
  HEPAN_DISCLAIMER,
  itemTitle,
  sectionTitle,
  toneOf,
  type HepanAdvice,
  type HepanPart,
  type HepanReport,
  type HepanRow,
  type HepanSection,
  type HepanSectionId,
} from './hepanReport.ts';
import { headlineOf, hepanReasonText, yearOfBothText } from './hepanText.ts';
import { factOf, portrayalsOf, seenOf } from './itemStatements.ts';
import { LITTLE_CHILD_SIDE } from './library/parentChildText.ts';
import { closingOf, type Portrayal } from './portrayal.ts';
import { yearPortrayals } from './yearStatements.ts';

export type { HepanSide } from './hepanFacts.ts';

/** What a reader may choose of a comparison report. */
export interface HepanReportOptions {
  readonly mode: HepanMode;
  /** The day of reading on the civil calendar: the years compared begin with its year, ages are counted to it. */
  readonly today: CivilDate;
}

/** Items of each section, in their order. */
const SECTION_ITEMS: Readonly<Record<HepanSectionId, readonly HepanItemKey[]>> = {
  together: ['tenGods', 'dayPillar'],
  nature: ['elements'],
  support: ['useful', 'palace'],
  home: ['zodiac', 'nayin', 'shensha'],
  timing: ['luckSync'],
};
/** Kinds of pair that speak of love, money and work: none is shown for a minor. */
const ADULT_MODES: readonly HepanMode[] = ['couple', 'partner', 'colleagues'];
/** Most years listed one by one. */
const MAX_YEARS = 3;
const JIAZI_YEAR = 4;
/** Whole years by which a parent is older at least; below, the two births are asked about. */
const PARENT_YEARS = 14;

function partOf(facts: HepanFacts, item: HepanItem, portrayals: readonly Portrayal[]): HepanPart {
  const { comparison, names, words } = facts;
  return {
    item: item.key,
    title: itemTitle(item.key, comparison.mode),
    tone: toneOf(item.score),
    statements: portrayals.map(({ statement }) => statement),
    reasons: item.why.map((reason) => ({ reason, ...hepanReasonText(reason, names, words) })),
    source: item.source,
    weight: item.weight,
    score: item.score,
    arithmetic: itemArithmetic(item, comparison.mode),
  };
}

/** What one has little of and the other has, what both lack and what both have much of. */
function natureRows(facts: HepanFacts): HepanRow[] {
  const { names } = facts;
  return wuxingFactsOf(facts).map(({ kind, of, wuxing, own, has }) => {
    const [one, other] = [names[of], names[otherOf(of)]];
    if (kind === '同少' || kind === '同多') {
      return { label: `两人都${kind.charAt(1)}${wuxing}`, value: `${one}${own}%，${other}${has}%` };
    }
    return { label: `${one}少${wuxing}`, value: `${one}${own}%，${other}有${has}%` };
  });
}

function homeRows({ comparison, sides }: HepanFacts): HepanRow[] {
  const isFamily = comparison.mode === 'couple' || comparison.mode === 'parentChild';
  const [x, y] = [sides.a.analysis.pillars.hour, sides.b.analysis.pillars.hour];
  if (!isFamily || x === null || y === null) return [];
  const kinds = comparison.crossRelations
    .filter(
      ({ fromPillar, toPillar, members }) =>
        fromPillar === 'hour' && toPillar === 'hour' && members === x.branch + y.branch,
    )
    .map(({ kind }) => kind);
  return kinds.length === 0 ? [] : [{ label: `时支${x.branch}与${y.branch}`, value: kinds.join('、') }];
}

function rowsOf(id: HepanSectionId, facts: HepanFacts): HepanRow[] {
  const { comparison, names, firstYear } = facts;
  if (id === 'nature') return natureRows(facts);
  if (id === 'home') return homeRows(facts);
  if (id === 'support') {
    const { sharedUseful } = comparison;
    return sharedUseful.length === 0 ? [] : [{ label: '共同的喜用', value: sharedUseful.join('、') }];
  }
  if (id !== 'timing') return [];
  return comparison.years
    .filter(({ year }) => year >= firstYear)
    .slice(0, MAX_YEARS)
    .map((year) => ({
      label: `${year.year}${ganzhiOf(year.year - JIAZI_YEAR).name}`,
      value: yearOfBothText(year, names),
    }));
}

function sectionOf(facts: HepanFacts, id: HepanSectionId): HepanSection {
  const { items, mode } = facts.comparison;
  const found = SECTION_ITEMS[id].flatMap((key) => {
    const item = items.find((each) => each.key === key);
    return item === undefined ? [] : [{ item, portrayals: portrayalsOf(facts, item) }];
  });
  const years = id === 'timing' ? yearPortrayals(facts) : [];
  const all = [...found.flatMap(({ portrayals }) => portrayals), ...years.slice(0, 1)];
  return {
    id,
    title: sectionTitle(id, mode),
    parts: found.map(({ item, portrayals }) => partOf(facts, item, portrayals)),
    statements: years.map(({ statement }) => statement),
    todo: isLittleChild(facts) ? null : closingOf(all),
    rows: rowsOf(id, facts),
  };
}

/** The item that takes most from the whole. */
function lowestOf({ items }: Comparison): HepanItem {
  const lost = ({ score, weight }: HepanItem): number => (HEPAN_POINTS.stretchPivot - score) * weight;
  return items.reduce((low, item) => (lost(item) > lost(low) ? item : low));
}

function adviceOf(facts: HepanFacts): HepanAdvice[] {
  const { comparison, library } = facts;
  const sideOf = (to: 'a' | 'b', family = library.side): HepanAdvice => {
    const values = seenOf(facts, to);
    return { to, statement: toStatement(facts, family, { key: values.god, pillars: ['day'], values }) };
  };
  if (isLittleChild(facts)) return [sideOf('a', LITTLE_CHILD_SIDE)];
  const lowest = lowestOf(comparison);
  const values = { fact: factOf(facts, lowest), chip: itemTitle(lowest.key, comparison.mode) };
  const together = library.together as unknown as Family<string, Values>;
  const both = { to: 'both', statement: toStatement(facts, together, { key: lowest.key, values }) } as const;
  const [forA, forB] = [sideOf('a'), sideOf('b')];
  // Both see the same god: the advice is the same, so it is given once.
  if (forA.statement.key === forB.statement.key) return [{ ...forA, to: 'both' }, both];
  return [forA, forB, both];
}

/** A count of years as it is written before 岁. */
function yearsText(years: number): string {
  if (years === 0) return '不到一';
  return years === 2 ? '两' : formatChineseNumber(Math.min(years, 99));
}

/** A kind question where a parent is hardly older than the child, or younger. */
function ageQuestion({ mode, sides, names }: HepanFacts): string {
  const [parent, child] = [birthOf(sides.a), birthOf(sides.b)];
  if (mode !== 'parentChild' || parent === null || child === null) return '';
  const [older, younger] = [ageOn(parent, child), ageOn(child, parent)];
  if (older >= PARENT_YEARS) return '';
  const gap =
    older < 0
      ? `${names.a}比${names.b}小${yearsText(Math.max(0, younger))}岁`
      : `${names.a}只比${names.b}大${yearsText(older)}岁`;
  return `${gap}，请核对两人的出生日期，或换一种关系来看。`;
}

function notesOf(facts: HepanFacts, isWithheld: boolean): string[] {
  if (isWithheld) return ['两人里有一位未满十八岁，这一类合盘留到成年以后；可以看亲子或朋友的合盘。'];
  const { sides, comparison, names, words, mode } = facts;
  const unknown = [sides.a, sides.b]
    .filter(({ chart }) => chart.pillars.hour === null)
    .map(({ name }) => name);
  return [
    ageQuestion(facts),
    isLittleChild(facts) ? `${names.b}还不满七岁，这里写的是往后会慢慢显出来的样子。` : '',
    words === mode ? '' : '两人里有过了退休年纪的，这里写的是老相识之间的来往，不谈工作上的安排。',
    unknown.length === 0 ? '' : `${unknown.join('、')}的时辰未详，宫位、神煞与五行都少看一柱，把握随之降低。`,
    comparison.confidence === '低' ? '至少有一张盘取用的把握为低，与喜用有关的话请看得宽些。' : '',
  ].filter((note) => note !== '');
}

/**
 * The comparison report of two people.
 *
 * @param a the first person, the parent in `parentChild`; findings of another engine version are derived again
 * @param b the second
 * @returns plain data; with the two changed about, every kind of pair but `parentChild` says the same of each. Of minors no
 *   report is given where the kind of pair speaks of love, money or work: `sections` is empty and `notes` says why
 * @throws RangeError on an unknown mode
 */
export function hepanReportOf(a: HepanSide, b: HepanSide, { mode, today }: HepanReportOptions): HepanReport {
  const [chartA, analysisA] = currentOf(a.chart, a.analysis);
  const [chartB, analysisB] = currentOf(b.chart, b.analysis);
  const comparison = compareCharts(analysisA, analysisB, { mode, refYear: today.year });
  const sides = {
    a: { chart: chartA, analysis: analysisA, name: a.name },
    b: { chart: chartB, analysis: analysisB, name: b.name },
  };
  const facts = hepanFactsOf(sides, comparison, today);
  const isMinor = [facts.ages.a, facts.ages.b].some((age) => age !== null && age < ADULT_AGE);
  const isWithheld = isMinor && ADULT_MODES.includes(mode);
  const ids = Object.keys(SECTION_ITEMS) as HepanSectionId[];
  return {
    engineVersion: ENGINE_VERSION,
    mode,
    names: facts.names,
    headline: isWithheld ? null : headlineOf(comparison),
    lead: isWithheld ? null : leadOf(facts),
    sections: isWithheld ? [] : ids.map((id) => sectionOf(facts, id)),
    advice: isWithheld ? [] : adviceOf(facts),
    fits: comparison.strengths,
    cares: comparison.cautions,
    confidence: comparison.confidence,
    points: {
      raw: comparison.raw,
      total: comparison.total,
      grade: comparison.grade,
      arithmetic: totalArithmetic(comparison),
    },
    comparison,
    notes: notesOf(facts, isWithheld),
    disclaimer: HEPAN_DISCLAIMER,
  };
}
