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
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../ganzhi/index.ts';
import { GROUP_OF } from './model/groups.ts';
import type { Assist, PatternStanding } from './model/patternState.ts';
import type { Strength } from './model/strength.ts';
import { godOf, type Slot, type Subject } from './model/subject.ts';
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
  /** Of the effective stem; of a branch, by its main stem. `god` and `role` likewise. */
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
  /** 制 where what is pressed is unwanted, 损 where it is wanted, 克 otherwise. */
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
  readonly standing: PatternStanding;
  readonly groupPower: ByGroup<number>;
}

/** Power from which a group or wuxing carries a chain on, percent. */
const CARRY_MIN = 8;
/** Power from which one group presses on another, percent. */
const PRESSURE_MIN = 15;
const KEY_RELATION_COUNT = 5;
const FLOW_SOURCE = '滴天髓·源流';

/** Priority of relations. Source: 子平真诠·论刑冲会合解法. */
const PRIORITY: readonly Relation['kind'][] = [
  '三会',
  '三合',
  '六合',
  '六冲',
  '天克地冲',
  '干五合',
  '干冲',
  '半合',
  '三刑',
  '相刑',
  '自刑',
  '六害',
  '六破',
  '伏吟',
  '反吟',
  '天地鸳合',
  '干克',
  '暗合',
  '绝',
  '拱合',
  '拱会',
  '盖头',
  '截脚',
];

/** How each relation is drawn, and the chapter it comes from. */
const RELATION_EDGE: Readonly<
  Partial<Record<Relation['kind'], readonly [kind: StructureEdge['kind'], source: string]>>
> = {
  干五合: ['合', '三命通会·论十干合'],
  三会: ['合', '渊海子平·论地支'],
  三合: ['合', '三命通会·论三合'],
  六合: ['合', '三命通会·论支元六合'],
  半合: ['合', '三命通会·论三合'],
  干冲: ['冲', '三命通会·论冲击'],
  六冲: ['冲', '三命通会·论冲击'],
  三刑: ['刑', '三命通会·论三刑'],
  相刑: ['刑', '三命通会·论三刑'],
  自刑: ['刑', '三命通会·论三刑'],
  六害: ['害', '三命通会·论六害'],
};

function nodesOf({ subject, ledger }: StructureInput): StructureNode[] {
  const node = (
    slot: Slot,
    id: string,
    char: string,
    stem: Stem,
    hiddenRole: HiddenRole | null,
  ): StructureNode => ({
    id: `${slot.name}.${id}`,
    pillar: slot.name,
    char,
    wuxing: STEM_WUXING[stem],
    god: slot.name === 'day' && id === 'stem' ? null : godOf(subject, stem),
    role: ledger.roles[STEM_WUXING[stem]],
    hiddenRole,
    becomes: id === 'stem' && stem !== char ? stem : null,
  });
  return subject.slots.flatMap((slot) => [
    node(slot, 'stem', slot.stem, slot.effective, null),
    node(slot, 'branch', slot.branch, slot.main, null),
    ...slot.hidden.map(({ stem, role }, i) => node(slot, `hidden.${i}`, stem, stem, role)),
  ]);
}

type End = readonly [id: string, char: string, wuxing: Wuxing];

/** 生 or 克 between two characters side by side, from the one that acts; none where both are the same. */
function wuxingEdge(a: End, b: End): StructureEdge[] {
  const relation = wuxingRelation(a[2], b[2]);
  if (relation === '同') return [];
  const [from, to] = relation === '生' || relation === '克' ? [a, b] : [b, a];
  return [
    {
      from: from[0],
      to: to[0],
      kind: relation === '生' || relation === '被生' ? '生' : '克',
      weight: 1,
      members: from[1] + to[1],
      source: '渊海子平·论五行生克',
    },
  ];
}

function neighbourEdges(subject: Subject): StructureEdge[] {
  const stemEnd = (slot: Slot): End => [`${slot.name}.stem`, slot.stem, slot.effectiveWuxing];
  const branchEnd = (slot: Slot): End => [`${slot.name}.branch`, slot.branch, slot.mainWuxing];
  return subject.slots.flatMap((slot, i) => {
    const next = subject.slots[i + 1];
    return [
      ...wuxingEdge(stemEnd(slot), branchEnd(slot)),
      ...(next === undefined
        ? []
        : [...wuxingEdge(stemEnd(slot), stemEnd(next)), ...wuxingEdge(branchEnd(slot), branchEnd(next))]),
    ];
  });
}

function relationEdges(relations: readonly Relation[]): StructureEdge[] {
  return relations.flatMap((relation) => {
    const drawn = RELATION_EDGE[relation.kind];
    if (drawn === undefined) return [];
    const [kind, source] = drawn;
    const part = relation.kind.startsWith('干') ? 'stem' : 'branch';
    const near = DISTANCE_FACTOR[relation.distance ?? 1] ?? 0;
    const weight = relation.isEffective ? near : near / 2;
    return relation.pillars.slice(1).map((pillar, i) => ({
      from: `${relation.pillars[i]}.${part}`,
      to: `${pillar}.${part}`,
      kind,
      weight,
      members: relation.members,
      source,
    }));
  });
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
    .toSorted(
      (a, b) => PRIORITY.indexOf(a.kind) - PRIORITY.indexOf(b.kind) || (a.distance ?? 0) - (b.distance ?? 0),
    )
    .slice(0, KEY_RELATION_COUNT);
}

/** Structure of a chart. Source: 滴天髓·源流, 子平真诠·论相神; the borders are ours. */
export function structureOf(input: StructureInput): Structure {
  const { subject, strength, ledger, standing, groupPower } = input;
  const { relations } = subject;
  const groupOf = GROUP_OF[subject.dayMasterWuxing];
  const powerOf = (wuxing: Wuxing): number => groupPower[groupOf[wuxing]];
  const medicines = ledger.lines.filter(
    (line): line is LedgerLine<'UG_MEDICINE'> => line.code === 'UG_MEDICINE',
  );
  return {
    nodes: nodesOf(input),
    edges: [...neighbourEdges(subject), ...relationEdges(relations)],
    mainChain: chainFrom(strongest(powerOf), powerOf).map((wuxing) => groupOf[wuxing]),
    pressures: pressuresOf(input),
    assist: standing.assist,
    yong: ledger.yong,
    diseases: medicines.map(({ wuxing, values }) => ({ disease: values.disease, medicine: wuxing })),
    keyRelations: keyRelationsOf(relations),
    flow: flowOf(strength),
  };
}
