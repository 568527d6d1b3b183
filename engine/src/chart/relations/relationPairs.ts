/**
 * The relations of two characters, found by pair in tables made once from the written lists of ganzhi/relations.
 */
import {
  ANHE,
  ANHE_EXTENDED,
  BANHE,
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
  WUHE,
  ZIMAO_XING,
  ZIXING,
  type Branch,
  type Stem,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import type { RelationKind } from '../types.ts';

/** A relation of two characters before it is put into a chart. */
export interface PairEntry {
  readonly kind: RelationKind;
  readonly to?: Wuxing;
  readonly name?: string;
  readonly by?: Stem;
  readonly from?: Branch;
  readonly missing?: Branch;
}

type PairTable = ReadonlyMap<string, readonly PairEntry[]>;

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

/** 干五合, 干冲 and 干克 by two stems, either way round. */
export const STEM_PAIRS: PairTable = buildTable([
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

/**
 * Relations of two branches under the rules `wuwei` and `anhe`, in the order of the written lists.
 *
 * @example branchPairEntries('子', '丑', CHART_OPTIONS.defaults) // [{ kind: '六合', to: '土' }]
 */
export function branchPairEntries(a: Branch, b: Branch, rules: PairRules): readonly PairEntry[] {
  const entries = BRANCH_PAIRS.get(a + b) ?? [];
  const isWuwei = (a === '午' && b === '未') || (a === '未' && b === '午');
  const read = isWuwei ? entries.map((entry) => readWuwei(entry, rules)) : entries;
  return rules.anhe === 'extended' ? [...read, ...(EXTENDED_ANHE.get(a + b) ?? [])] : read;
}
