/**
 * What passes between two people of a family, by the item 日柱 of their comparison: a pair is never one to be patient with where the
 * comparison says 合得上, whatever the relation it is made as.
 */
import {
  BRANCH_TIE_POINTS,
  compareCharts,
  STEM_TIE_POINTS,
  type BranchTie,
  type HepanItem,
  type HepanItemKey,
  type HepanReason,
  type StemTie,
} from '@shangyuan/engine/analysis';
import { STEM_WUXING, wuxingRelation } from '@shangyuan/engine/ganzhi';
import { toneOf, type HepanTone } from '../hepan/hepanReport.ts';
import { hepanReasonText } from '../hepan/hepanText.ts';
import type { ReportFacts } from '../report/reportFacts.ts';
import { careText, type Ages } from './texts.ts';

/** A person of a family. */
export interface FamilyMember {
  readonly name: string;
  readonly facts: ReportFacts;
}

/** What a line between two people is. */
export type LineKind = '扶持' | '互补' | '多些耐心';

/** The person that an arrow points to. */
export type Arrow = 'a' | 'b' | 'both' | 'none';

/** Two people of a family, by their places. */
export interface FamilyPair {
  readonly a: number;
  readonly b: number;
  readonly kind: LineKind;
  /** Of the item 日柱 in the comparison of the two. */
  readonly tone: HepanTone;
  /** 金生水. */
  readonly label: string;
  /** 生: where there is room for a character only. */
  readonly short: string;
  readonly arrow: Arrow;
  /** What it means, in one sentence. */
  readonly text: string;
  /** What it rests on. */
  readonly reasons: readonly string[];
  readonly source: string;
  readonly score: number;
}

/** Items whose reasons explain a pair: each is the same in every kind of comparison. */
const EXPLAINED: readonly HepanItemKey[] = ['dayPillar', 'tenGods', 'useful', 'elements'];

type DayReason = HepanReason<'DAY_PILLARS'>;

/** The tie that a line is drawn for: of the stems where they are on its side, else of the branches. */
type Cause =
  { readonly of: 'stems'; readonly tie: StemTie } | { readonly of: 'branches'; readonly tie: BranchTie };

function causeOf({ values: { stemTie, branchTies } }: DayReason, isCare: boolean): Cause {
  if (STEM_TIE_POINTS[stemTie] < 0 === isCare) return { of: 'stems', tie: stemTie };
  const byPoints = branchTies.toSorted((x, y) => BRANCH_TIE_POINTS[x] - BRANCH_TIE_POINTS[y]);
  const tie = isCare ? byPoints[0] : byPoints.at(-1);
  return tie === undefined ? { of: 'stems', tie: stemTie } : { of: 'branches', tie };
}

const MUTUAL: readonly string[] = ['五合', '六合', '三合', '三会'];

function kindOf({ tie }: Cause, isCare: boolean): LineKind {
  if (isCare) return '多些耐心';
  return MUTUAL.includes(tie) ? '互补' : '扶持';
}

/** Where the arrow points: to the one who is fed or held back; to both where it is mutual, to none where they stand against each other. */
function arrowOf(cause: Cause, kind: LineKind, [x, y]: readonly [ReportFacts, ReportFacts]): Arrow {
  if (cause.tie === '相生' || cause.tie === '相克') {
    const [own, other] = [x, y].map(({ chart }) => STEM_WUXING[chart.pillars.day.stem]);
    if (own === undefined || other === undefined) return 'none';
    const relation = wuxingRelation(own, other);
    return relation === '生' || relation === '克' ? 'b' : 'a';
  }
  return kind === '多些耐心' ? 'none' : 'both';
}

/** A tie in two characters, written behind the two that it is between; its last character stands where there is room for one only. */
// prettier-ignore
const TIE_WORDS: Readonly<Record<StemTie | BranchTie, string>> = {
  五合: '相合', 相生: '相生', 同干: '相同', 比和: '相帮', 冲: '相冲', 相克: '相克',
  六合: '六合', 三合: '三合', 三会: '同方', 同支: '相同', 六冲: '相冲', 相刑: '相刑', 自刑: '自刑', 六害: '相害', 六破: '相破',
};

function labelOf(cause: Cause, arrow: Arrow, [x, y]: readonly [ReportFacts, ReportFacts]): string {
  const [first, second] = arrow === 'a' ? [y, x] : [x, y];
  const [one, other] = [first.chart.pillars.day, second.chart.pillars.day];
  if (cause.of === 'branches') {
    if (cause.tie === '同支') return `同为${one.branch}`;
    return one.branch + other.branch + TIE_WORDS[cause.tie];
  }
  const [from, to] = [STEM_WUXING[one.stem], STEM_WUXING[other.stem]];
  if (cause.tie === '相生') return `${from}生${to}`;
  if (cause.tie === '相克') return `${from}克${to}`;
  if (cause.tie === '比和') return `${from}帮${to}`;
  return cause.tie === '同干' ? `同为${one.stem}` : one.stem + other.stem + TIE_WORDS[cause.tie];
}

function agesOf(people: readonly ReportFacts[]): Ages {
  const minors = people.filter(({ isMinor }) => isMinor).length;
  return minors === 0 ? 'grown' : minors === people.length ? 'young' : 'mixed';
}

interface Line {
  readonly kind: LineKind;
  readonly cause: Cause;
  readonly arrow: Arrow;
}

function textOf({ kind, cause, arrow }: Line, a: FamilyMember, b: FamilyMember): string {
  if (kind === '多些耐心') return careText(cause.tie, agesOf([a.facts, b.facts]));
  if (kind === '互补') return `${a.name}与${b.name}，各有对方要的那一样。`;
  if (arrow === 'both') return `${a.name}与${b.name}是一路人，彼此听得懂。`;
  const [giver, taker] = arrow === 'b' ? [a, b] : [b, a];
  if (!giver.facts.isMinor) return `${giver.name}的照应，${taker.name}用得上。`;
  return taker.facts.isMinor
    ? `${giver.name}愿意带着${taker.name}。`
    : `有${giver.name}在身边，${taker.name}更有劲头。`;
}

const isDay = (reason: HepanReason): reason is DayReason => reason.code === 'DAY_PILLARS';

function reasonsOf(items: readonly HepanItem[], a: string, b: string): string[] {
  return EXPLAINED.flatMap((key) => items.find((item) => item.key === key)?.why ?? []).map(
    (reason) => hepanReasonText(reason, { a, b }, 'friends').sentence,
  );
}

/** What passes between two people. */
function pairOf(x: FamilyMember, y: FamilyMember): Omit<FamilyPair, 'a' | 'b'> {
  const { items } = compareCharts(x.facts.analysis, y.facts.analysis, {
    mode: 'friends',
    refYear: x.facts.today.year,
  });
  // Every kind of comparison has the item, and the item this reason.
  const day = items.find(({ key }) => key === 'dayPillar') as HepanItem;
  const reason = day.why.find(isDay) as DayReason;
  const tone = toneOf(day.score);
  const isCare = tone === '要留心';
  const cause = causeOf(reason, isCare);
  const kind = kindOf(cause, isCare);
  const arrow = arrowOf(cause, kind, [x.facts, y.facts]);
  return {
    kind,
    tone,
    label: labelOf(cause, arrow, [x.facts, y.facts]),
    short: TIE_WORDS[cause.tie].slice(-1),
    arrow,
    text: textOf({ kind, cause, arrow }, x, y),
    reasons: reasonsOf(items, x.name, y.name),
    source: day.source,
    score: day.score,
  };
}

/** What passes between every two, in the order of the people. */
export function pairsOf(people: readonly FamilyMember[]): FamilyPair[] {
  return people.flatMap((x, a) => people.slice(a + 1).map((y, i) => ({ a, b: a + 1 + i, ...pairOf(x, y) })));
}
