/**
 * The relations of two characters, found by pair in tables made once from the written lists of ganzhi/relations.
 */
import {
  ANHE,
  ANHE_EXTENDED,
  BANHE,
  BRANCHES,
  GONGHE,
  GONGHUI,
  JUE,
  LIUCHONG,
  LIUHAI,
  LIUHE,
  LIUPO,
  SANXING,
  STEM_CHONG,
  STEM_KE,
  STEMS,
  WUHE,
  ZIMAO_XING,
  ZIXING,
  type Branch,
  type Ganzhi,
  type Stem,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import type { RelationKind } from './types.ts';

/** A relation of two characters before it is put into a chart. */
export interface PairEntry {
  readonly kind: RelationKind;
  readonly to?: Wuxing;
  readonly name?: string;
  readonly by?: Stem;
  readonly from?: Branch;
  readonly missing?: Branch;
}

/** What two characters are to each other. */
export interface Pairing {
  /** The two characters, those of the first pillar first. */
  readonly members: string;
  /** In the order of the written lists. */
  readonly entries: readonly PairEntry[];
}

type PairTable = ReadonlyMap<string, readonly PairEntry[]>;

const NO_ENTRIES: readonly PairEntry[] = [];

function buildTable(rows: readonly { a: string; b: string; entry: PairEntry }[]): PairTable {
  const table = new Map<string, PairEntry[]>();
  for (const { a, b, entry } of rows) {
    for (const key of a === b ? [a + b] : [a + b, b + a]) {
      const entries = table.get(key);
      if (entries === undefined) table.set(key, [entry]);
      else entries.push(entry);
    }
  }
  return table;
}

/** Every pair of characters in their order, row by row, so that a pair is found without making its name. */
function pairingsOf(characters: readonly string[], table: PairTable): readonly Pairing[] {
  return characters.flatMap((a) =>
    characters.map((b) => ({ members: a + b, entries: table.get(a + b) ?? NO_ENTRIES })),
  );
}

/** 干五合, 干冲 and 干克 by two stems, either way round. */
const STEM_PAIRS: PairTable = buildTable([
  ...WUHE.map(({ a, b, to }) => ({ a, b, entry: { kind: '干五合', to } as const })),
  ...STEM_CHONG.map(({ a, b }) => ({ a, b, entry: { kind: '干冲' } as const })),
  ...STEM_KE.map(({ a, b }) => ({ a, b, entry: { kind: '干克', by: a } as const })),
]);

/** 相刑 of a set of three: each member punishes the next, the last the first. */
const SANXING_PAIRS = SANXING.flatMap(({ members: [x, y, z], name }) =>
  (
    [
      [x, y],
      [y, z],
      [z, x],
    ] as const
  ).map(([a, b]) => ({ a, b, entry: { kind: '相刑', name, from: a } as const })),
);

const BRANCH_PAIRS: PairTable = buildTable([
  ...LIUHE.map(({ a, b, to }) => ({ a, b, entry: { kind: '六合', to } as const })),
  ...LIUCHONG.map(({ a, b }) => ({ a, b, entry: { kind: '六冲' } as const })),
  ...BANHE.map(({ a, b, to, name }) => ({ a, b, entry: { kind: '半合', to, name } as const })),
  ...SANXING_PAIRS,
  { ...ZIMAO_XING, entry: { kind: '相刑', name: ZIMAO_XING.name } },
  ...ZIXING.map((branch) => ({ a: branch, b: branch, entry: { kind: '自刑' } as const })),
  ...LIUHAI.map(({ a, b }) => ({ a, b, entry: { kind: '六害' } as const })),
  ...LIUPO.map(({ a, b }) => ({ a, b, entry: { kind: '六破' } as const })),
  ...ANHE.map(({ a, b }) => ({ a, b, entry: { kind: '暗合' } as const })),
  ...JUE.map(({ a, b }) => ({ a, b, entry: { kind: '绝' } as const })),
  ...GONGHE.map(({ a, b, to, missing }) => ({ a, b, entry: { kind: '拱合', to, missing } as const })),
  ...GONGHUI.map(({ a, b, to, missing }) => ({ a, b, entry: { kind: '拱会', to, missing } as const })),
]);

const EXTENDED_ANHE: PairTable = buildTable(
  ANHE_EXTENDED.map(({ a, b }) => ({ a, b, entry: { kind: '暗合' } as const })),
);

type PairRules = Pick<ChartRules, 'wuwei' | 'anhe'>;

function readWuwei(entry: PairEntry, rules: PairRules): PairEntry {
  if (entry.kind !== '六合' || rules.wuwei === '火') return entry;
  if (rules.wuwei === '土') return { ...entry, to: '土' };
  return { kind: entry.kind };
}

const STEM_PAIRINGS = pairingsOf(STEMS, STEM_PAIRS);
const BRANCH_PAIRINGS = pairingsOf(BRANCHES, BRANCH_PAIRS);

/**
 * Relations of the stems of two pillars, in the order of the written lists.
 *
 * @example stemPairing(ganzhiOf(0), ganzhiOf(5)) // { members: '甲己', entries: [{ kind: '干五合', to: '土' }] }
 */
export function stemPairing(a: Ganzhi, b: Ganzhi): Pairing {
  const count = STEMS.length;
  return STEM_PAIRINGS[(a.index % count) * count + (b.index % count)] as Pairing;
}

/**
 * Relations of the branches of two pillars under the rules `wuwei` and `anhe`, in the order of the written lists.
 *
 * @example branchPairing(ganzhiOf(0), ganzhiOf(1), CHART_OPTIONS.defaults) // { members: '子丑', entries: [{ kind: '六合', to: '土' }] }
 */
export function branchPairing(a: Ganzhi, b: Ganzhi, rules: PairRules): Pairing {
  const count = BRANCHES.length;
  const written = BRANCH_PAIRINGS[(a.index % count) * count + (b.index % count)] as Pairing;
  const { members } = written;
  const isWuwei = members === '午未' || members === '未午';
  if (!isWuwei && rules.anhe !== 'extended') return written;
  const read = isWuwei ? written.entries.map((entry) => readWuwei(entry, rules)) : written.entries;
  const extended = rules.anhe === 'extended' ? (EXTENDED_ANHE.get(members) ?? NO_ENTRIES) : NO_ENTRIES;
  return { members, entries: [...read, ...extended] };
}
