/**
 * 铺注条例: the closing rules of 协纪辨方书 卷十, clause by clause in the order of the book, once. They move 宜 and weak 忌 only:
 * a strong 忌 (从忌不从宜, 遇德犹忌) never falls. Changes the list in place; nothing outside the derivation sees it before it is
 * frozen.
 */
import {
  BURIAL_CHAINS,
  CHAINS,
  COURT_CALLS,
  COURT_OFFICE,
  FORGIVEN,
  NO_FORBID_DAYS,
  ONE_OF_TWO,
  UNLISTED_BY_DAY,
  UNLISTED_BY_SPIRIT,
  WEDDING_ONLY,
} from '../tables/closingTables.ts';
import { CLOSING_SOURCE } from '../tables/source.ts';
import {
  type ClosingStep,
  itemNames,
  type RelaxingClause,
  stepOf,
  type UnlistingClause,
} from './closingSteps.ts';
import type { ItemSides } from './itemSides.ts';
import { itemIndexes, itemIndexOf, SPIRIT_INDEX, spiritIndexes } from './spirits.ts';
import type { YijiBase } from './yijiBase.ts';

/** Mark of an item that is 宜. */
export const YI = 1;
/** Mark of a strong 忌, which no clause lifts. */
export const STRONG = 2;
/** Mark of a weak 忌. */
export const WEAK = 4;
/** Mark of a weak 忌 that met a favour, or that a clause lifted. */
export const FALLEN = 8;
/** Mark of a 忌 because a layer of the date closes the list; stands beside the others. */
export const CLOSED = 16;
/** Any 忌. */
export const JI = STRONG | WEAK | CLOSED;

/** The list while it is being closed. */
export interface ListState {
  /** Marks by item index. */
  readonly marks: Uint8Array;
  /** Items that a spirit of the date forbids. */
  readonly isDated: (item: number) => boolean;
  /** Items whose favour comes from another item (宣政事 turned into 布政事). */
  readonly movedFrom: Map<number, number>;
  readonly steps: ClosingStep[];
}

const XUAN = itemIndexOf('宣政事');
const BU = itemIndexOf('布政事');
const ZHAOXIAN = itemIndexOf('招贤');
const JIAQU = itemIndexOf('嫁娶');
const TRAVEL = itemIndexes('出行 上官赴任');
const OFFICE = itemIndexes(COURT_OFFICE);
const CALLS = itemIndexes(COURT_CALLS);
const FORGIVEN_ITEMS = itemIndexes(FORGIVEN);
const WEDDING_FORBIDS = spiritIndexes(WEDDING_ONLY);
const WANGWANG: readonly number[] = [SPIRIT_INDEX.wangwang, SPIRIT_INDEX.qiwangwang];
const PAIRS = ONE_OF_TWO.map(({ clause, keeps, drops }) => {
  return { clause, keeps: itemIndexOf(keeps), drops: itemIndexes(drops) };
});
const BY_DAY = UNLISTED_BY_DAY.map(({ clause, char, items }) => ({
  clause,
  char,
  items: itemIndexes(items),
}));
const BY_SPIRIT = UNLISTED_BY_SPIRIT.map(({ clause, spirits, whereForbidden, items }) => ({
  clause,
  spirits: spiritIndexes(spirits),
  where: whereForbidden === null ? null : itemIndexOf(whereForbidden),
  items: itemIndexes(items),
}));
const chainOf = <Clause>({
  clause,
  heads,
  followers,
}: {
  clause: Clause;
  heads: string;
  followers: string;
}) => {
  return { clause, heads: itemIndexes(heads), followers: itemIndexes(followers) };
};
const CHAIN_RULES = CHAINS.map(chainOf);
const BURIAL_RULES = BURIAL_CHAINS.map(chainOf);

/** Keeps items from being listed as 宜. */
export function unlist(list: ListState, clause: UnlistingClause, items: readonly number[]): void {
  const struck: number[] = [];
  for (const item of items) {
    if (list.marks[item] !== YI) continue;
    list.marks[item] = 0;
    struck.push(item);
  }
  if (struck.length > 0) {
    list.steps.push(stepOf('unlisted', { clause, items: itemNames(struck) }, CLOSING_SOURCE));
  }
}

function relax(list: ListState, clause: RelaxingClause, items: readonly number[]): void {
  const fallen: number[] = [];
  for (const item of items) {
    if (list.marks[item] !== WEAK) continue;
    list.marks[item] = FALLEN;
    fallen.push(item);
  }
  if (fallen.length > 0) {
    list.steps.push(stepOf('relaxed', { clause, items: itemNames(fallen) }, CLOSING_SOURCE));
  }
}

function isFree(list: ListState, item: number): boolean {
  return ((list.marks[item] as number) & JI) === 0;
}

function has(base: YijiBase, spirits: readonly number[]): boolean {
  return spirits.some((index) => base.presentSet.has(index));
}

/** Whether 月厌 itself stands as a reason for the 忌 of the item. */
function isForbiddenByYueyan(base: YijiBase, list: ListState, item: number): boolean {
  const { strong, weak } = base.sides[item] as ItemSides;
  const yueyan = SPIRIT_INDEX.yueyan;
  return !isFree(list, item) && (strong.includes(yueyan) || weak.includes(yueyan));
}

/** Whether only 往亡 or 气往亡 forbid 宣政事, which a spirit favours. */
function isForbiddenByWangwang(base: YijiBase, list: ListState): boolean {
  const { favours, strong } = base.sides[XUAN] as ItemSides;
  // A weak forbid met the favour; of the spirits of the date only 气往亡 forbids 宣政事.
  if (favours.length === 0 || list.marks[XUAN] !== STRONG) return false;
  return strong.every((index) => WANGWANG.includes(index));
}

function replaceXuan(list: ListState, by: 'wangwang' | 'yueyan'): void {
  if (!isFree(list, BU)) return;
  list.marks[BU] = YI;
  list.movedFrom.set(BU, XUAN);
  list.steps.push(stepOf('replaced', { by, from: '宣政事', to: '布政事' }, CLOSING_SOURCE));
}

/** 忌招贤, 往亡, 月厌: the affairs of the court hang together. */
function linkCourt(base: YijiBase, list: ListState): void {
  if (!isFree(list, ZHAOXIAN)) unlist(list, 'zhaoxian', OFFICE);
  if (OFFICE.some((item) => !isFree(list, item))) unlist(list, 'shien', [ZHAOXIAN]);
  if (isForbiddenByWangwang(base, list)) replaceXuan(list, 'wangwang');
  if (!TRAVEL.some((item) => isForbiddenByYueyan(base, list, item))) return;
  unlist(list, 'yueyan', CALLS);
  if (list.marks[XUAN] !== YI) return;
  list.marks[XUAN] = 0;
  replaceXuan(list, 'yueyan');
}

/** 止注所忌之事: only 亥日, 厌对, 八专, 四忌, 四穷 still forbid 嫁娶, whose weak 忌 met a favour. */
function isWeddingOnly(base: YijiBase, list: ListState): boolean {
  const { favours, strong, weak } = base.sides[JIAQU] as ItemSides;
  if (list.marks[JIAQU] !== STRONG || list.isDated(JIAQU)) return false;
  return favours.length > 0 && weak.length > 0 && strong.every((index) => WEDDING_FORBIDS.includes(index));
}

function relaxChains(base: YijiBase, list: ListState): void {
  const hasBujiang = base.presentSet.has(SPIRIT_INDEX.bujiang);
  for (const { clause, heads, followers } of CHAIN_RULES) {
    if (clause === 'jiaqu' && hasBujiang) continue;
    if (heads.every((item) => isFree(list, item))) relax(list, clause, followers);
    else if (clause === 'jiaqu' && isWeddingOnly(base, list)) relax(list, 'jiaquOnly', followers);
  }
  for (const { clause, heads, followers } of BURIAL_RULES) {
    const isFavoured = heads.every((item) => (base.sides[item] as ItemSides).favours.length > 0);
    if (isFavoured && heads.every((item) => isFree(list, item))) relax(list, clause, followers);
  }
}

/** Whether the day is one of the eight of 德合 and 赦愿 on which nothing is forbidden. */
export function isNoForbidDay({ monthBranch, day, ruleset }: YijiBase): boolean {
  if (monthBranch === '未' && ruleset.rules.xiejiJiaZi6 === 'on') return day.name === '甲子';
  return NO_FORBID_DAYS[monthBranch] === day.name;
}

/** Applies the closing rules to a list. */
export function closeList(base: YijiBase, list: ListState): void {
  for (const { clause, keeps, drops } of PAIRS) if (list.marks[keeps] === YI) unlist(list, clause, drops);
  if (base.isForgiving) relax(list, 'forgiving', FORGIVEN_ITEMS);
  for (const { clause, char, items } of BY_DAY) {
    const stands = base.day.stem === char || base.day.branch === char;
    if (stands || (clause === 'tiangou' && base.presentSet.has(SPIRIT_INDEX.tiangou)))
      unlist(list, clause, items);
  }
  linkCourt(base, list);
  relaxChains(base, list);
  for (const { clause, spirits, where, items } of BY_SPIRIT) {
    if (has(base, spirits) && (where === null || !isFree(list, where))) unlist(list, clause, items);
  }
}
