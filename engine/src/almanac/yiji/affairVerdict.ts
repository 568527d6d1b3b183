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
import type {
  AffairAnswer,
  AffairRowResult,
  ItemRecord,
  ItemRow,
  LastAffairs,
  Reason,
  RecordOfItem,
  Verdict,
} from './yijiTypes.ts';

interface CompiledAffair {
  readonly row: AffairRow;
  readonly basis: readonly number[];
  readonly combine: AffairCombine;
}

function compile(row: AffairRow): CompiledAffair {
  return { row, basis: row.basis.map(itemIndexOf), combine: row.combine };
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

/**
 * Records of the items that speak for the verdict: the forbidden ones for 忌, the favoured ones for 宜. An affair judged by its
 * first item names that one only.
 */
function decidingRecords(
  affair: CompiledAffair,
  verdict: 1 | 2,
  marks: Uint8Array,
  records: RecordOfItem,
): ItemRecord[] {
  const deciding: ItemRecord[] = [];
  const judging = affair.combine === 'primary' ? affair.basis.slice(0, 1) : affair.basis;
  for (const item of judging) {
    const mark = marks[item] as number;
    const record = records[item];
    if (record !== undefined && (verdict === 2 ? mark === YI : (mark & JI) !== 0)) deciding.push(record);
  }
  return deciding;
}

function hasRows(
  basis: readonly ItemRow[],
  deciding: readonly ItemRecord[],
  more: readonly ItemRow[],
): boolean {
  if (basis.length !== deciding.length + more.length) return false;
  for (let order = 0; order < deciding.length; order++) {
    if (basis[order] !== deciding[order]?.row) return false;
  }
  return true;
}

/** The result of an affair on these rows; cached under the first row, since the same rows come up day after day. */
function resultOf(
  affair: CompiledAffair,
  verdict: Verdict,
  deciding: readonly ItemRecord[],
  more: readonly ItemRow[],
): AffairRowResult {
  const { id, name } = affair.row;
  const first = deciding[0];
  if (first !== undefined) {
    for (const result of first.results) {
      if (result.id === id && hasRows(result.basis, deciding, more)) return result;
    }
  }
  const basis = Object.freeze([...deciding.map(({ row }) => row), ...more]);
  const result = Object.freeze({ id, name, verdict, basis });
  first?.results.push(result);
  return result;
}

const NOTHING_MORE: readonly ItemRow[] = [];
const STOVE = [STOVE_TABOO];

/** Affairs by each item that they rest on. */
const AFFAIRS_OF_ITEM: readonly (readonly number[])[] = ITEMS.map((_, item) =>
  COMPILED.flatMap(({ basis }, order) => (basis.includes(item) ? [order] : [])),
);

function answerOf(results: readonly (AffairRowResult | null)[]): AffairAnswer {
  const yi: AffairRowResult[] = [];
  const ji: AffairRowResult[] = [];
  for (const result of results) {
    if (result !== null) (result.verdict === '宜' ? yi : ji).push(result);
  }
  return Object.freeze({ yi: Object.freeze(yi), ji: Object.freeze(ji) });
}

/** Affairs that rest on an item whose mark or row is another than it was. */
function changedAffairs({ marks, records }: LastAffairs, now: Uint8Array, rows: RecordOfItem): Set<number> {
  const changed = new Set<number>();
  for (let item = 0; item < now.length; item++) {
    if (now[item] === marks[item] && rows[item] === records[item]) continue;
    for (const order of AFFAIRS_OF_ITEM[item] as readonly number[]) changed.add(order);
  }
  return changed;
}

/** Dates of a base differ by a few items: only the affairs that rest on those are judged again. */
export function affairResults(base: YijiBase, marks: Uint8Array, records: RecordOfItem): AffairAnswer {
  const affairs = base.ruleset.rules.kaiguang === 'jisi+qifu' ? WITH_KAIGUANG_BOTH : COMPILED;
  const isBing = base.day.stem === '丙';
  const judge = (affair: CompiledAffair): AffairRowResult | null => {
    const isStoveTaboo = isBing && affair.row.id === 'zuozao';
    const verdict = isStoveTaboo ? 1 : verdictOf(affair, marks);
    if (verdict === 0) return null;
    const deciding = decidingRecords(affair, verdict, marks, records);
    return resultOf(affair, verdict === 2 ? '宜' : '忌', deciding, isStoveTaboo ? STOVE : NOTHING_MORE);
  };
  const { last } = base.affairs;
  if (last === null) {
    const results = affairs.map(judge);
    base.affairs.last = { marks, records, results, answer: answerOf(results) };
    return base.affairs.last.answer;
  }
  const changed = changedAffairs(last, marks, records);
  if (changed.size === 0) return last.answer;
  const results = [...last.results];
  for (const order of changed) results[order] = judge(affairs[order] as CompiledAffair);
  base.affairs.last = { marks, records, results, answer: answerOf(results) };
  return base.affairs.last.answer;
}
