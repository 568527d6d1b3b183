/**
 * Verdicts on the hundred affairs a reader may look up, from the marks of the 83 classic items.
 */
import { itemIndexOf } from './spirits.ts';
import type { AffairCombine, AffairRow } from '../tables/affairRow.ts';
import { AFFAIRS } from '../tables/affairs.ts';
import { ITEMS } from '../tables/items.ts';
import { inClassic } from '../tables/source.ts';
import { JI, YI } from './closingRules.ts';
import type { YijiBase } from './yijiBase.ts';
import type { AffairRowResult, ItemRecord, ItemRow, LastLists, Reason, ResultNode } from './yijiTypes.ts';

interface CompiledAffair {
  readonly row: AffairRow;
  /** Place in the table. */
  readonly order: number;
  readonly basis: readonly number[];
  /** Items that its rows are of: an affair judged by its first item names that one only. */
  readonly named: readonly number[];
  readonly combine: AffairCombine;
}

function compile(row: AffairRow, order: number): CompiledAffair {
  const basis = row.basis.map(itemIndexOf);
  const { combine } = row;
  const named = combine === 'primary' ? basis.slice(0, 1) : basis;
  return { row, order, basis, named, combine };
}

const COMPILED: readonly CompiledAffair[] = AFFAIRS.map(compile);
/** 开光 under option `kaiguang` = jisi+qifu asks for both. */
const WITH_KAIGUANG_BOTH = COMPILED.map((affair): CompiledAffair => {
  return affair.row.id === 'kaiguang' ? { ...affair, combine: 'all' } : affair;
});

const PENGZU_SOURCE = inClassic('卷三十五 彭祖百忌');

/** 作灶 on 丙 days: 彭祖百忌, 丙不修灶. */
const STOVE_TABOO: ItemRow = Object.freeze({
  item: '修造动土',
  by: Object.freeze([
    Object.freeze({
      spirit: 'pengzu',
      name: '百忌·丙日',
      side: 'forbids',
      mode: 'usual',
      case: null,
      why: null,
      source: PENGZU_SOURCE,
      ruleSource: PENGZU_SOURCE,
    } satisfies Reason),
  ]),
});

/** 忌 1, 宜 2, 平 0, from what the basis items are. */
function verdictOf(affair: CompiledAffair, marks: Uint8Array): 0 | 1 | 2 {
  let anyYi = false;
  let anyJi = false;
  for (const item of affair.basis) {
    const mark = marks[item] as number;
    if (mark === YI) anyYi = true;
    if ((mark & JI) !== 0) anyJi = true;
  }
  const first = marks[affair.basis[0] as number] as number;
  const firstIsJi = (first & JI) !== 0;
  switch (affair.combine) {
    case 'any':
      return firstIsJi ? 1 : anyYi && !anyJi ? 2 : 0;
    case 'all':
      return anyJi ? 1 : anyYi ? 2 : 0;
    case 'ji-only':
      return firstIsJi ? 1 : 0;
    default:
      return firstIsJi ? 1 : first === YI ? 2 : 0;
  }
}

/** Records of the items that speak for the verdict: the forbidden ones for 忌, the favoured ones for 宜. */
function decidingRecords(
  { named }: CompiledAffair,
  verdict: 1 | 2,
  marks: Uint8Array,
  { records }: LastLists,
): ItemRecord[] {
  const deciding: ItemRecord[] = [];
  for (const item of named) {
    const mark = marks[item] as number;
    const record = records[item];
    if (record !== undefined && (verdict === 2 ? mark === YI : (mark & JI) !== 0)) deciding.push(record);
  }
  return deciding;
}

function resultNode(): ResultNode {
  return { result: null, next: new Map() };
}

/** The node a map leads to, made where there is none. */
function nodeIn<Key>(nodes: Map<Key, ResultNode>, key: Key): ResultNode {
  let node = nodes.get(key);
  if (node === undefined) {
    node = resultNode();
    nodes.set(key, node);
  }
  return node;
}

function makeResult(
  { row: { id, name } }: CompiledAffair,
  verdict: 1 | 2,
  basis: readonly ItemRow[],
): AffairRowResult {
  return Object.freeze({ id, name, verdict: verdict === 2 ? '宜' : '忌', basis: Object.freeze(basis) });
}

/** 作灶 on 丙 days, where an item forbids it and where none does. */
const STOVE_PLACE = COMPILED.length;
const STOVE_ONLY = resultNode();

function stoveResult(affair: CompiledAffair, marks: Uint8Array, last: LastLists): AffairRowResult {
  const [record] = decidingRecords(affair, 1, marks, last);
  const node = record === undefined ? STOVE_ONLY : nodeIn(record.among, STOVE_PLACE);
  node.result ??= makeResult(affair, 1, record === undefined ? [STOVE_TABOO] : [record.row, STOVE_TABOO]);
  return node.result;
}

/** The result of an affair, cached by the rows it rests on: the same come up day after day. */
function resultOf(
  affair: CompiledAffair,
  verdict: 1 | 2,
  marks: Uint8Array,
  last: LastLists,
): AffairRowResult {
  const deciding = decidingRecords(affair, verdict, marks, last);
  const [first, ...others] = deciding as [ItemRecord, ...ItemRecord[]];
  let node = nodeIn(first.among, affair.order);
  for (const record of others) node = nodeIn(node.next, record);
  node.result ??= makeResult(
    affair,
    verdict,
    deciding.map(({ row }) => row),
  );
  return node.result;
}

/** Affairs by each item that they rest on. */
const AFFAIRS_OF_ITEM: readonly (readonly number[])[] = ITEMS.map((_, item) =>
  COMPILED.flatMap(({ basis }, order) => (basis.includes(item) ? [order] : [])),
);
const STOVE_ORDER = AFFAIRS.findIndex(({ id }) => id === 'zuozao');

/** Which affairs are judged again, by the order of the table; empty between two answers. */
const CHANGED = new Uint8Array(COMPILED.length);

function listOf(results: readonly (AffairRowResult | null)[]): readonly AffairRowResult[] {
  const found: AffairRowResult[] = [];
  for (const result of results) if (result !== null) found.push(result);
  return Object.freeze(found);
}

/**
 * Judges the affairs that rest on some items again, and makes the lists of those that are 宜 or 忌 where one of them changed.
 *
 * @param items those whose mark or row is another than on the date before
 */
export function updateAffairs(
  base: YijiBase,
  marks: Uint8Array,
  last: LastLists,
  items: readonly number[],
): void {
  const affairs = base.ruleset.rules.kaiguang === 'jisi+qifu' ? WITH_KAIGUANG_BOTH : COMPILED;
  const stove = base.day.stem === '丙' ? STOVE_ORDER : -1;
  const { resultsYi, resultsJi } = last;
  for (const item of items)
    for (const order of AFFAIRS_OF_ITEM[item] as readonly number[]) CHANGED[order] = 1;
  let changesYi = false;
  let changesJi = false;
  for (let order = 0; order < CHANGED.length; order++) {
    if (CHANGED[order] === 0) continue;
    CHANGED[order] = 0;
    const affair = affairs[order] as CompiledAffair;
    const verdict = order === stove ? 1 : verdictOf(affair, marks);
    const yi = verdict === 2 ? resultOf(affair, 2, marks, last) : null;
    let ji: AffairRowResult | null = null;
    if (verdict === 1)
      ji = order === stove ? stoveResult(affair, marks, last) : resultOf(affair, 1, marks, last);
    changesYi ||= resultsYi[order] !== yi;
    changesJi ||= resultsJi[order] !== ji;
    resultsYi[order] = yi;
    resultsJi[order] = ji;
  }
  if (changesYi) last.affairsYi = listOf(resultsYi);
  if (changesJi) last.affairsJi = listOf(resultsJi);
}
