/**
 * 铺注条例: the closing rules of 协纪辨方书 卷十, applied to the list in their order, then the layers that a date lays over
 * the whole list. Changes the states in place; nothing outside the derivation sees them before they are frozen.
 */
import { type LadderInput, spiritsCount } from './ladder.ts';
import type { SpiritEffect } from '../tables/spiritRow.ts';
import { itemIndexes, itemIndexOf, SPIRIT_INDEX } from './spirits.ts';
import {
  FOLLOWERS,
  GROUPS,
  MEIYI,
  NO_FORBID_DAYS,
  UNLISTED_BY_STEM_OR_BRANCH,
} from '../tables/closingTables.ts';
import { ITEMS } from '../tables/items.ts';
import type { YijiBase } from './yijiBase.ts';
import type { YijiNote } from './yijiTypes.ts';

/** The list while it is being closed: 0 nothing, 1 宜, 2 忌, 4 忌 weak, 8 weak and fallen. */
export interface ListState {
  readonly states: Uint8Array;
  /** Items whose favour comes from another item (宣政事 turned into 布政事). */
  readonly movedFrom: Map<number, number>;
  readonly notes: YijiNote[];
}

const YI = 1;
const JI = 2;
const WEAK = 4;
const FALLEN = 8;

const XUAN = itemIndexOf('宣政事');
const BU = itemIndexOf('布政事');
const YINGJIAN = itemIndexOf('营建宫室');
const XIUGONG = itemIndexOf('修宫室');
const ZHAOXIAN = itemIndexOf('招贤');
const SHIEN = itemIndexes('施恩 举正直 袭爵受封');
const COURT_CALLS = itemIndexes('颁诏 施恩 招贤 举正直');
const TRAVEL = itemIndexes('出行 上官赴任');
const MEIYI_ITEMS = itemIndexes(MEIYI);
const GROUND = itemIndexes('破土 安葬 启攒');
const GROUND_OPENING = itemIndexes('破土 启攒');
const SAIXUE = itemIndexOf('塞穴');
const FOLLOWER_RULES = FOLLOWERS.map(({ heads, followers, notOnBujiang }) => ({
  heads: itemIndexes(heads),
  followers: itemIndexes(followers),
  notOnBujiang: notOnBujiang === true,
}));
const GROUP_RULES = GROUPS.map(({ members, followers }) => ({
  members: itemIndexes(members),
  followers: itemIndexes(followers),
}));
const UNLISTED = UNLISTED_BY_STEM_OR_BRANCH.map((row) => ({ ...row, indexes: itemIndexes(row.items) }));

function unlist(list: ListState, items: readonly number[], code: string, prefix: string): void {
  for (const item of items) {
    if (list.states[item] !== YI) continue;
    list.states[item] = 0;
    if (prefix !== '') list.notes.push(Object.freeze({ code, text: `${prefix}:不注宜${ITEMS[item]}` }));
  }
}

function relax(list: ListState, items: readonly number[]): void {
  for (const item of items) if (list.states[item] === WEAK) list.states[item] = FALLEN;
}

function isForbidden(list: ListState, item: number): boolean {
  return list.states[item] === JI || list.states[item] === WEAK;
}

/** a) one of a pair is enough. */
function mergePairs({ states }: ListState): void {
  if (states[XUAN] === YI && states[BU] === YI) states[BU] = 0;
  if (states[YINGJIAN] === YI && states[XIUGONG] === YI) states[XIUGONG] = 0;
}

/** d) and e) the calls of the court hang together; under 往亡 or 月厌 宣政事 gives way to 布政事. */
function linkCourt(base: YijiBase, list: ListState, hasWangwang: boolean): void {
  const { states } = list;
  if (isForbidden(list, ZHAOXIAN)) unlist(list, SHIEN, 'court', '');
  if (SHIEN.some((item) => isForbidden(list, item))) unlist(list, [ZHAOXIAN], 'court', '');
  const yan = base.presentSet.has(SPIRIT_INDEX.yueyan) && TRAVEL.some((item) => isForbiddenBy(base, item));
  if (yan) unlist(list, COURT_CALLS, 'court', '');
  if ((yan || hasWangwang) && states[XUAN] === YI) {
    states[XUAN] = 0;
    if (!isForbidden(list, BU)) {
      states[BU] = YI;
      list.movedFrom.set(BU, XUAN);
    }
  }
}

/** Whether 月厌 itself forbids the item today. */
function isForbiddenBy(base: YijiBase, item: number): boolean {
  const sides = base.sides[item];
  const yueyan = SPIRIT_INDEX.yueyan;
  return sides !== undefined && (sides.strong.includes(yueyan) || sides.weak.includes(yueyan));
}

/** f) where the head of a chain is not forbidden, its followers are not either. */
function relaxChains(base: YijiBase, list: ListState): void {
  const isBujiang = base.presentSet.has(SPIRIT_INDEX.bujiang);
  for (const { heads, followers, notOnBujiang } of FOLLOWER_RULES) {
    if (notOnBujiang && isBujiang) continue;
    if (heads.every((item) => !isForbidden(list, item))) relax(list, followers);
  }
  for (const { members, followers } of GROUP_RULES) {
    if (members.some((item) => !isForbidden(list, item))) relax(list, [...members, ...followers]);
  }
}

/** c) and g) what a stem, a branch or a spirit keeps from being listed as 宜. */
function unlistBySpirits(base: YijiBase, list: ListState): void {
  const has = (id: keyof typeof SPIRIT_INDEX): boolean => base.presentSet.has(SPIRIT_INDEX[id]);
  for (const { char, spirit, indexes, prefix } of UNLISTED) {
    const stands = base.day.stem === char || base.day.branch === char;
    if (stands || (spirit !== undefined && has(spirit))) unlist(list, indexes, 'baiji', prefix);
  }
  if (has('tufuJian') || has('tufu') || has('dinang')) unlist(list, [SAIXUE], 'tufu', '土符土府地囊');
  if (has('kai')) unlist(list, GROUND, 'kai', '开日');
  if (has('siji') || has('siqiong')) unlist(list, GROUND_OPENING, 'siji', '四忌四穷');
  if (has('chongri') || has('furi')) unlist(list, GROUND, 'chongfu', '重日复日');
}

function inputOf(base: YijiBase): LadderInput {
  return { ruleset: base.ruleset, monthBranch: base.monthBranch, day: base.day, present: base.presentSet };
}

/** Item sets of the few lists that layers leave open, read once. */
const ALLOWED = new Map<string, ReadonlySet<number>>();

/** Items that a layer leaves open. */
export function allowedBy(list: string): ReadonlySet<number> {
  let allowed = ALLOWED.get(list);
  if (allowed === undefined) {
    allowed = new Set(itemIndexes(list));
    ALLOWED.set(list, allowed);
  }
  return allowed;
}

/** A spirit that may lay something over the list. */
export interface Layer {
  readonly index: number;
  readonly effect: SpiritEffect | null;
}

function applyLayer(base: YijiBase, list: ListState, { effect }: Layer, isDongzhi: boolean): void {
  if (effect?.type === 'unlist') {
    unlist(list, itemIndexes(effect.items), 'layer', '');
    if (isDongzhi) unlist(list, itemIndexes(effect.atWinterSolstice), 'layer', '');
  }
  if (effect?.type !== 'onlyAllow') return;
  const lifts = effect.unless !== undefined && spiritsCount(inputOf(base), effect.unless);
  if (lifts && effect.exceptUnless !== base.day.name) return;
  const allowed = allowedBy(effect.allow);
  list.states.forEach((state, item) => {
    if (allowed.has(item)) return;
    if (effect.others === 'forbid') list.states[item] = JI;
    else if (state === YI) list.states[item] = 0;
  });
}

/** Whether the day is one of the eight of 德合 and 赦愿 on which nothing is forbidden. */
function isNoForbidDay({ monthBranch, day, ruleset }: YijiBase): boolean {
  if (monthBranch === '未' && ruleset.rules.xiejiJiaZi6 === 'on') return day.name === '甲子';
  return NO_FORBID_DAYS[monthBranch] === day.name;
}

/**
 * Applies the closing rules and the layers of the date to a list.
 *
 * @param dated spirits of the date that stand today
 * @param isDongzhi whether today is 冬至, where 二分二至 also strike 伐木
 */
export function closeList(
  base: YijiBase,
  list: ListState,
  dated: readonly Layer[],
  isDongzhi: boolean,
): void {
  mergePairs(list);
  if (base.isForgiving) relax(list, MEIYI_ITEMS);
  unlistBySpirits(base, list);
  const hasWangwang =
    base.presentSet.has(SPIRIT_INDEX.wangwang) ||
    dated.some(({ index }) => index === SPIRIT_INDEX.qiwangwang);
  linkCourt(base, list, hasWangwang);
  relaxChains(base, list);
  for (const spirit of base.layered) applyLayer(base, list, spirit, isDongzhi);
  for (const spirit of dated) if (spirit.effect !== null) applyLayer(base, list, spirit, isDongzhi);
  if (!isNoForbidDay(base)) return;
  list.states.forEach((state, item) => {
    if (state === JI || state === WEAK) list.states[item] = 0;
  });
  list.notes.push(Object.freeze({ code: 'noForbid', text: '德合与赦愿所会，诸事不忌' }));
}
