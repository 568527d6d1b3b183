/**
 * The comparison report of two people: what each item says, how each sees the other, and what each can do.
 */
import {
  compareCharts,
  HEPAN_POINTS,
  type Analysis,
  type BranchTie,
  type Comparison,
  type HepanItem,
  type HepanItemKey,
  type HepanMode,
  type HepanPerson,
  type StemTie,
} from '@shangyuan/engine/analysis';
import { ENGINE_VERSION, isDated, type AnyChart } from '@shangyuan/engine/chart';
import { ganzhiOf, WUXING } from '@shangyuan/engine/ganzhi';
import type { CivilDate } from '@shangyuan/engine/time';
import { currentOf } from '../statement/current.ts';
import { toStatement, type Family, type Reader } from '../statement/family.ts';
import { joinStatements } from '../statement/joinStatements.ts';
import { ADULT_AGE, ageOn, chartKeyOf } from '../statement/reader.ts';
import type { Statement, Values } from '../statement/statement.ts';
import type { DayTieKey, HepanLibrary, SeenValues } from './families.ts';
import { itemArithmetic, totalArithmetic } from './hepanArithmetic.ts';
import {
  HEPAN_DISCLAIMER,
  itemTitle,
  sectionTitle,
  type HepanAdvice,
  type HepanPart,
  type HepanReport,
  type HepanRow,
  type HepanSection,
  type HepanSectionId,
  type HepanReasonText,
  type HepanTone,
} from './hepanReport.ts';
import {
  BRANCH_TIES,
  headlineOf,
  hepanReasonText,
  STEM_TIES,
  yearOfBothText,
  type HepanNames,
} from './hepanText.ts';
import { HEPAN_LIBRARIES } from './libraries.ts';
import { stepKeyOf } from './steps.ts';

/** One person of a comparison. */
export interface HepanSide {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  /** As the texts name the person. */
  readonly name: string;
}

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
/** A wuxing below so many percent is little, one above so many is plenty. */
const LITTLE = 10;
const PLENTY = 20;

/** What the sections read. */
interface HepanFacts extends Reader {
  readonly comparison: Comparison;
  readonly names: HepanNames;
  readonly library: HepanLibrary;
  readonly sides: Readonly<Record<HepanPerson, Analysis>>;
}

const toneOf = (score: number): HepanTone => {
  if (score >= HEPAN_POINTS.strengthMin) return '合得上';
  return score < HEPAN_POINTS.cautionBelow ? '要留心' : '平常';
};

/** The fact of an item in a few characters. */
function chipOf({ why }: HepanItem, title: string): string {
  const [first, second] = why;
  switch (first?.code) {
    case 'ZODIAC':
      return first.values.a + first.values.b + (first.values.ties.join('') || '无特别关系');
    case 'NAYIN':
      return `${first.values.a}与${first.values.b}`;
    case 'DAY_PILLARS':
      return `${first.values.a}与${first.values.b}`;
    case 'COVER':
      return `互补${first.values.percent}%与${second?.code === 'COVER' ? second.values.percent : 0}%`;
    case 'SUIT':
      return `喜用${first.values.suit}与${second?.code === 'SUIT' ? second.values.suit : 0}`;
    case 'SEEN_AS':
      return `${first.values.god}与${second?.code === 'SEEN_AS' ? second.values.god : first.values.god}`;
    case 'LUCK_SYNC':
      return `同顺${first.values.goodCount}年`;
    default:
      return `${title}${why.length}条`;
  }
}

/** Most reasons shown in 专业 and in the why-sheet: the heaviest, in their order. */
const MAX_REASONS = 4;

function reasonTextOf(reasons: readonly HepanReasonText[], title: string): string {
  if (reasons.length === 0) return `${title}这一项，两人之间没有可记的话。`;
  const heaviest = reasons
    .toSorted((x, y) => Math.abs(y.reason.points) - Math.abs(x.reason.points))
    .slice(0, MAX_REASONS);
  return reasons
    .filter((reason) => heaviest.includes(reason))
    .map(({ sentence }) => sentence)
    .join('');
}

/** The step of an item, as the library of its kind of pair has it; the keys of both follow the weights. */
function itemStatement(facts: HepanFacts, item: HepanItem, ground: string, chip: string): Statement {
  const { reasons } = { reasons: item.why };
  const pillars = [...new Set(reasons.flatMap((reason) => [...reason.pillars.a, ...reason.pillars.b]))];
  return toStatement(facts, facts.library.item as Family<string, Values>, {
    key: stepKeyOf(item),
    pillars,
    values: { ground, chip },
    rests: { source: item.source, why: ground },
  });
}

const other = (person: HepanPerson): HepanPerson => (person === 'a' ? 'b' : 'a');

function seenOf({ names, sides, comparison }: HepanFacts, by: HepanPerson): SeenValues | null {
  const reason = comparison.items
    .flatMap(({ why }) => why)
    .find((each) => each.code === 'SEEN_AS' && each.values.by === by);
  if (reason?.code !== 'SEEN_AS') return null;
  return {
    by: names[by],
    other: names[other(by)],
    own: sides[by].pillars.day.stem,
    seen: sides[other(by)].pillars.day.stem,
    god: reason.values.god,
  };
}

/** How each side sees the other; once where both see the same god. */
function seenStatements(facts: HepanFacts): Statement[] {
  const seen = (['a', 'b'] as const).flatMap((by) => seenOf(facts, by) ?? []);
  const once = seen.filter(({ god }, i) => seen.findIndex((each) => each.god === god) === i);
  return once.map((values) =>
    toStatement(facts, facts.library.god, { key: values.god, pillars: ['day'], values }),
  );
}

const STEM_TIE_KEYS = {
  五合: '干五合',
  相生: '干相生',
  同干: '干同',
  比和: '干比和',
  冲: '干冲',
  相克: '干相克',
} as const satisfies Readonly<Record<StemTie, DayTieKey>>;
const BRANCH_TIE_KEYS = {
  六合: '支合',
  三合: '支合',
  三会: '支合',
  同支: '支同',
  六冲: '支冲',
  相刑: '支刑',
  自刑: '支刑',
  六害: '支害',
  六破: '支害',
} as const satisfies Readonly<Record<BranchTie, DayTieKey>>;
/** Ties of the two day pillars, stem first; of two branch ties with the same text the weightier. */
function dayTieStatements(facts: HepanFacts, { why }: HepanItem): Statement[] {
  const [reason] = why;
  if (reason?.code !== 'DAY_PILLARS') return [];
  const { a, b, stemTie, branchTies } = reason.values;
  const ties = new Map<DayTieKey, string>([
    [STEM_TIE_KEYS[stemTie], a.charAt(0) + b.charAt(0) + STEM_TIES[stemTie]],
  ]);
  for (const tie of branchTies) {
    const key = BRANCH_TIE_KEYS[tie];
    if (!ties.has(key)) ties.set(key, a.charAt(1) + b.charAt(1) + BRANCH_TIES[tie]);
  }
  return [...ties].map(([key, tie]) =>
    toStatement(facts, facts.library.day, { key, pillars: ['day'], values: { tie } }),
  );
}

function partOf(facts: HepanFacts, item: HepanItem): HepanPart {
  const { comparison, names } = facts;
  const title = itemTitle(item.key, comparison.mode);
  const reasons = item.why.map((reason) => ({ reason, ...hepanReasonText(reason, names, comparison.mode) }));
  const first = itemStatement(facts, item, reasonTextOf(reasons, title), chipOf(item, title));
  const nearer = {
    tenGods: () => seenStatements(facts),
    dayPillar: () => dayTieStatements(facts, item),
  } as Partial<Record<HepanItemKey, () => Statement[]>>;
  return {
    item: item.key,
    title,
    tone: toneOf(item.score),
    statements: joinStatements([first, ...(nearer[item.key]?.() ?? [])]),
    reasons,
    source: item.source,
    weight: item.weight,
    score: item.score,
    arithmetic: itemArithmetic(item, comparison.mode),
  };
}

/** What one has little of and the other plenty. */
function natureRows({ sides, names }: HepanFacts): HepanRow[] {
  return (['a', 'b'] as const).flatMap((person) =>
    WUXING.filter(
      (wuxing) =>
        sides[person].strength.percent[wuxing] < LITTLE &&
        sides[other(person)].strength.percent[wuxing] >= PLENTY,
    ).map((wuxing) => ({
      label: `${names[person]}少${wuxing}`,
      value: `${names[other(person)]}有${sides[other(person)].strength.percent[wuxing]}%`,
    })),
  );
}

function homeRows({ comparison, sides }: HepanFacts): HepanRow[] {
  const isFamily = comparison.mode === 'couple' || comparison.mode === 'parentChild';
  const [x, y] = [sides.a.pillars.hour, sides.b.pillars.hour];
  if (!isFamily || x === null || y === null) return [];
  const kinds = comparison.crossRelations
    .filter(
      ({ fromPillar, toPillar, members }) =>
        fromPillar === 'hour' && toPillar === 'hour' && members === x.branch + y.branch,
    )
    .map(({ kind }) => kind);
  return [{ label: `时支${x.branch}与${y.branch}`, value: kinds.join('、') || '没有特别的关系' }];
}

function rowsOf(id: HepanSectionId, facts: HepanFacts): HepanRow[] {
  const { comparison, names } = facts;
  if (id === 'nature') return natureRows(facts);
  if (id === 'home') return homeRows(facts);
  if (id === 'support') {
    const { sharedUseful } = comparison;
    return [{ label: '共同的喜用', value: sharedUseful.join('、') || '没有重合，各取所需' }];
  }
  if (id !== 'timing') return [];
  return comparison.years.slice(0, MAX_YEARS).map((year) => ({
    label: `${year.year}${ganzhiOf(year.year - JIAZI_YEAR).name}`,
    value: yearOfBothText(year, names),
  }));
}

function sectionsOf(facts: HepanFacts): HepanSection[] {
  const { items, mode } = facts.comparison;
  return (Object.keys(SECTION_ITEMS) as HepanSectionId[]).flatMap((id) => {
    const parts = SECTION_ITEMS[id].flatMap((key) => {
      const item = items.find((each) => each.key === key);
      return item === undefined ? [] : [partOf(facts, item)];
    });
    return parts.length === 0 ? [] : [{ id, title: sectionTitle(id, mode), parts, rows: rowsOf(id, facts) }];
  });
}

/** The item that needs most care; of equal ones the weightier. */
function lowestOf({ items }: Comparison): HepanItem {
  return items.reduce((low, item) =>
    item.score < low.score || (item.score === low.score && item.weight > low.weight) ? item : low,
  );
}

function adviceOf(facts: HepanFacts): HepanAdvice[] {
  const { comparison, library, names } = facts;
  const ofSides = (['a', 'b'] as const).flatMap((to): HepanAdvice[] => {
    const values = seenOf(facts, to);
    if (values === null) return [];
    return [
      { to, statement: toStatement(facts, library.side, { key: values.god, pillars: ['day'], values }) },
    ];
  });
  const lowest = lowestOf(comparison);
  const title = itemTitle(lowest.key, comparison.mode);
  const reasons = lowest.why.map((reason) => ({
    reason,
    ...hepanReasonText(reason, names, comparison.mode),
  }));
  const values = { ground: reasonTextOf(reasons, title), chip: chipOf(lowest, title) };
  const both = toStatement(facts, library.together as Family<string, Values>, { key: lowest.key, values });
  const [forA, forB] = ofSides;
  // Both see the same god: the advice is the same, so it is given once.
  if (forA !== undefined && forA.statement.key === forB?.statement.key)
    return [
      { ...forA, to: 'both' },
      { to: 'both', statement: both },
    ];
  return [...ofSides, { to: 'both', statement: both }];
}

function leadOf(facts: HepanFacts): Statement {
  const { comparison, library } = facts;
  const { mode, strengths, cautions, confidence, grade } = comparison;
  const named = (keys: readonly HepanItemKey[]): string => keys.map((key) => itemTitle(key, mode)).join('、');
  return toStatement(facts, library.lead, {
    key: grade,
    values: {
      fits: strengths.length === 0 ? '没有特别合的一项。' : `合得上的是${named(strengths)}。`,
      cares: cautions.length === 0 ? '没有要特别留心的一项。' : `要留心的是${named(cautions)}。`,
      confidence,
    },
  });
}

function notesOf(a: HepanSide, b: HepanSide, comparison: Comparison, isWithheld: boolean): string[] {
  if (isWithheld) return ['两人里有一位未满十八岁，这一类合盘留到成年以后；可以看亲子或朋友的合盘。'];
  const unknown = [a, b].filter(({ chart }) => chart.pillars.hour === null).map(({ name }) => name);
  return [
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
  const names = { a: a.name, b: b.name };
  const facts: HepanFacts = {
    chartKey: [chartKeyOf(chartA), chartKeyOf(chartB)].toSorted().join(''),
    comparison,
    names,
    library: HEPAN_LIBRARIES[mode],
    sides: { a: analysisA, b: analysisB },
  };
  const isMinor = [chartA, chartB].some((chart) => {
    const dated = isDated(chart) ? chart : null;
    return dated !== null && ageOn(dated.time.civil, today) < ADULT_AGE;
  });
  const isWithheld = isMinor && ADULT_MODES.includes(mode);
  return {
    engineVersion: ENGINE_VERSION,
    mode,
    names,
    headline: isWithheld ? null : headlineOf(comparison),
    lead: isWithheld ? null : leadOf(facts),
    sections: isWithheld ? [] : sectionsOf(facts),
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
    notes: notesOf(a, b, comparison, isWithheld),
    disclaimer: HEPAN_DISCLAIMER,
  };
}
