/**
 * 命局结构: the graph of a chart for drawing, the main chain of groups, what presses on what, and the flow of wuxing.
 */
import type { PillarKey, Relation } from '../chart/index.ts';
import {
  KE,
  SHENG,
  STEM_WUXING,
  WUXING,
  wuxingRelation,
  type HiddenRole,
  type HiddenStem,
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../ganzhi/index.ts';
import { GROUP_OF } from './model/groups.ts';
import type { Assist, PatternOutcome } from './model/patternState.ts';
import type { Strength } from './model/strength.ts';
import { godOf, type Subject } from './model/subject.ts';
import { DISTANCE_FACTOR } from './tables/strengthParams.ts';
import type { ByGroup } from './tables/yongshenPoints.ts';
import type { Ledger } from './yongshen/ledger.ts';
import type { LedgerLine } from './yongshen/ledgerLine.ts';
import type { Role } from './tables/roles.ts';

/** A character of the graph. */
export interface StructureNode {
  /** `month.stem`, `month.branch` or `month.hidden.1`. */
  readonly id: string;
  readonly pillar: PillarKey;
  readonly char: string;
  /** Of the effective stem; of a branch, by its main stem. The same for `god` and `role`. */
  readonly wuxing: Wuxing;
  /** Null for the day master. */
  readonly god: TenGod | null;
  readonly role: Role;
  /** Rank of a hidden stem; null for others. */
  readonly hiddenRole: HiddenRole | null;
  /** The stem that a 五合 made of it 合化; null where it stays as written. */
  readonly becomes: Stem | null;
}

/** A line of the graph. */
export interface StructureEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: '生' | '克' | '合' | '冲' | '刑' | '害';
  /** 0–1; the wider the stronger. */
  readonly weight: number;
  readonly members: string;
  readonly source: string;
}

/** One group pressing on another, both of them strong. */
export interface GroupPressure {
  readonly from: TenGodGroup;
  readonly to: TenGodGroup;
  /** 制 where the pressed wuxing is harmful, 损 where it is needed, 克 otherwise. */
  readonly kind: '制' | '损' | '克';
  /** The lesser power of the two, percent. */
  readonly weight: number;
}

/** 源流: where wuxing flow from, to, and at what they stop. */
export interface WuxingFlow {
  /** 源头: the strongest. */
  readonly from: Wuxing;
  /** The chain, from the source on. */
  readonly chain: readonly Wuxing[];
  /** 止: the last of the chain. */
  readonly to: Wuxing;
  /** 阻: the next one, too weak to carry on; null where all five flow. */
  readonly blockedAt: Wuxing | null;
  readonly source: string;
}

/** Structure of a chart. */
export interface Structure {
  readonly nodes: readonly StructureNode[];
  readonly edges: readonly StructureEdge[];
  /** Groups from the strongest on, each generating the next. */
  readonly mainChain: readonly TenGodGroup[];
  readonly pressures: readonly GroupPressure[];
  /** 相神 of the pattern: drawn dashed where hidden; null where the pattern has none. */
  readonly assist: Assist | null;
  readonly yong: Wuxing;
  /** Every 病 of the ledger with its 药. */
  readonly diseases: readonly { readonly disease: Wuxing; readonly medicine: Wuxing }[];
  /** At most five relations that matter most. */
  readonly keyRelations: readonly Relation[];
  readonly flow: WuxingFlow;
}

/** What the structure is drawn from. */
export interface StructureInput {
  readonly subject: Subject;
  readonly strength: Strength;
  readonly ledger: Ledger;
  readonly outcome: PatternOutcome;
  readonly groupPower: ByGroup<number>;
}

/** Power from which a group or wuxing carries a chain on, percent. */
const CARRY_MIN = 8;
/** Power from which one group presses on another, percent. */
const PRESSURE_MIN = 15;
const KEY_RELATION_COUNT = 5;
const FLOW_SOURCE = '滴天髓·源流';

/** Priority of relations, the first first. Source: 子平真诠·论刑冲会合解法. */
// prettier-ignore
const PRIORITY = {
  三会: 0, 三合: 1, 六合: 2, 六冲: 3, 天克地冲: 4, 干五合: 5, 干冲: 6, 半合: 7, 三刑: 8, 相刑: 9, 自刑: 10, 六害: 11,
  六破: 12, 伏吟: 13, 反吟: 14, 天地鸳合: 15, 干克: 16, 暗合: 17, 绝: 18, 拱合: 19, 拱会: 20, 盖头: 21, 截脚: 22,
} as const satisfies Readonly<Record<Relation['kind'], number>>;

/** Names of the nodes of each pillar. */
const NODE_IDS = {
  year: {
    stem: 'year.stem',
    branch: 'year.branch',
    hidden: ['year.hidden.0', 'year.hidden.1', 'year.hidden.2'],
  },
  month: {
    stem: 'month.stem',
    branch: 'month.branch',
    hidden: ['month.hidden.0', 'month.hidden.1', 'month.hidden.2'],
  },
  day: { stem: 'day.stem', branch: 'day.branch', hidden: ['day.hidden.0', 'day.hidden.1', 'day.hidden.2'] },
  hour: {
    stem: 'hour.stem',
    branch: 'hour.branch',
    hidden: ['hour.hidden.0', 'hour.hidden.1', 'hour.hidden.2'],
  },
} as const satisfies Readonly<Record<PillarKey, object>>;

/** How each relation is drawn, and the chapter it comes from. */
const RELATION_EDGE: Readonly<
  Partial<Record<Relation['kind'], readonly [kind: StructureEdge['kind'], source: string]>>
> = {
  干五合: ['合', '三命通会·论十干合'],
  三会: ['合', '滴天髓·方局'],
  三合: ['合', '三命通会·论支元三合'],
  六合: ['合', '三命通会·论支元六合'],
  半合: ['合', '三命通会·论支元三合'],
  干冲: ['冲', '三命通会·论冲击'],
  六冲: ['冲', '三命通会·论冲击'],
  三刑: ['刑', '三命通会·论三刑'],
  相刑: ['刑', '三命通会·论三刑'],
  自刑: ['刑', '三命通会·论三刑'],
  六害: ['害', '三命通会·论六害'],
};

function nodesOf({ subject, ledger }: StructureInput): StructureNode[] {
  const nodes: StructureNode[] = [];
  const add = (
    id: string,
    pillar: PillarKey,
    char: string,
    stem: Stem,
    hiddenRole: HiddenRole | null,
    isDayMaster = false,
  ): void => {
    const wuxing = STEM_WUXING[stem];
    nodes.push({
      id,
      pillar,
      char,
      wuxing,
      god: isDayMaster ? null : godOf(subject, stem),
      role: ledger.roles[wuxing],
      hiddenRole,
      becomes: null,
    });
  };
  for (const { name, stem, effective, branch, main, hidden } of subject.slots) {
    const ids = NODE_IDS[name];
    add(ids.stem, name, stem, effective, null, name === 'day');
    if (effective !== stem) nodes.push({ ...(nodes.pop() as StructureNode), becomes: effective });
    add(ids.branch, name, branch, main, null);
    for (let i = 0; i < hidden.length; i++) {
      const { stem: inner, role } = hidden[i] as HiddenStem;
      add(ids.hidden[i] as string, name, inner, inner, role);
    }
  }
  return nodes;
}

/** Adds 生 or 克 between two characters side by side, from the one that acts; nothing where both are the same. */
function addWuxingEdge(
  edges: StructureEdge[],
  [aId, aChar, a]: readonly [id: string, char: string, wuxing: Wuxing],
  [bId, bChar, b]: readonly [id: string, char: string, wuxing: Wuxing],
): void {
  const relation = wuxingRelation(a, b);
  if (relation === '同') return;
  const isForward = relation === '生' || relation === '克';
  edges.push({
    from: isForward ? aId : bId,
    to: isForward ? bId : aId,
    kind: relation === '生' || relation === '被生' ? '生' : '克',
    weight: 1,
    members: isForward ? aChar + bChar : bChar + aChar,
    source: '渊海子平·论五行相生相克',
  });
}

function addNeighbourEdges(edges: StructureEdge[], { slots }: Subject): void {
  const ends = slots.map((slot) => {
    const ids = NODE_IDS[slot.name];
    return {
      stem: [ids.stem, slot.stem, slot.effectiveWuxing] as const,
      branch: [ids.branch, slot.branch, slot.mainWuxing] as const,
    };
  });
  for (const [i, { stem, branch }] of ends.entries()) {
    addWuxingEdge(edges, stem, branch);
    const next = ends[i + 1];
    if (next === undefined) continue;
    addWuxingEdge(edges, stem, next.stem);
    addWuxingEdge(edges, branch, next.branch);
  }
}

function addRelationEdges(edges: StructureEdge[], relations: readonly Relation[]): void {
  for (const { kind: name, pillars, members, distance, isEffective } of relations) {
    const drawn = RELATION_EDGE[name];
    if (drawn === undefined) continue;
    const [kind, source] = drawn;
    const part = name === '干五合' || name === '干冲' ? 'stem' : 'branch';
    const near = DISTANCE_FACTOR[distance ?? 1] ?? 0;
    const weight = isEffective ? near : near / 2;
    for (let i = 1; i < pillars.length; i++) {
      const from = NODE_IDS[pillars[i - 1] as PillarKey][part];
      const to = NODE_IDS[pillars[i] as PillarKey][part];
      edges.push({ from, to, kind, weight, members, source });
    }
  }
}

function edgesOf(subject: Subject): StructureEdge[] {
  const edges: StructureEdge[] = [];
  addNeighbourEdges(edges, subject);
  addRelationEdges(edges, subject.relations);
  return edges;
}

/** Follows 生 from a start while the next is strong enough, each once. */
function chainFrom(start: Wuxing, powerOf: (wuxing: Wuxing) => number): Wuxing[] {
  const chain = [start];
  let next: Wuxing = SHENG[start];
  while (next !== start && powerOf(next) >= CARRY_MIN) {
    chain.push(next);
    next = SHENG[next];
  }
  return chain;
}

function strongest(powerOf: (wuxing: Wuxing) => number): Wuxing {
  return WUXING.reduce((a, b) => (powerOf(b) > powerOf(a) ? b : a));
}

function flowOf({ percent }: Strength): WuxingFlow {
  const from = strongest((wuxing) => percent[wuxing]);
  const chain = chainFrom(from, (wuxing) => percent[wuxing]);
  const to = chain.at(-1) ?? from;
  const isWhole = chain.length === WUXING.length;
  return { from, chain, to, blockedAt: isWhole ? null : SHENG[to], source: FLOW_SOURCE };
}

function pressuresOf({ subject, ledger, groupPower }: StructureInput): GroupPressure[] {
  const groupOf = GROUP_OF[subject.dayMasterWuxing];
  return WUXING.flatMap((wuxing) => {
    const [from, to] = [groupOf[wuxing], groupOf[KE[wuxing]]];
    const weight = Math.min(groupPower[from], groupPower[to]);
    if (weight < PRESSURE_MIN) return [];
    const role = ledger.roles[KE[wuxing]];
    const kind = role === '忌神' || role === '仇神' ? '制' : role === '用神' || role === '喜神' ? '损' : '克';
    return [{ from, to, kind, weight }];
  });
}

function keyRelationsOf(relations: readonly Relation[]): Relation[] {
  return relations
    .filter(({ isEffective, kind }) => isEffective && kind !== '盖头' && kind !== '截脚')
    .toSorted((a, b) => PRIORITY[a.kind] - PRIORITY[b.kind] || (a.distance ?? 0) - (b.distance ?? 0))
    .slice(0, KEY_RELATION_COUNT);
}

/** Structure of a chart. Source: 滴天髓·源流, 子平真诠·论相神紧要; the borders are ours. */
export function structureOf(input: StructureInput): Structure {
  const { subject, strength, ledger, outcome, groupPower } = input;
  const groupOf = GROUP_OF[subject.dayMasterWuxing];
  const powerOf = (wuxing: Wuxing): number => groupPower[groupOf[wuxing]];
  const medicines = ledger.lines.filter(
    (line): line is LedgerLine<'UG_MEDICINE'> => line.code === 'UG_MEDICINE',
  );
  return {
    nodes: nodesOf(input),
    edges: edgesOf(subject),
    mainChain: chainFrom(strongest(powerOf), powerOf).map((wuxing) => groupOf[wuxing]),
    pressures: pressuresOf(input),
    assist: outcome.assist,
    yong: ledger.yong,
    diseases: medicines.map(({ wuxing, values }) => ({ disease: values.disease, medicine: wuxing })),
    keyRelations: keyRelationsOf(subject.relations),
    flow: flowOf(strength),
  };
}
