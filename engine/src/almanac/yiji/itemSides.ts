/**
 * Who favours and who forbids each item, before the closing rules: the lists of the spirits that are on a month and day
 * pillar, each with what the ladder makes of its forbids.
 */
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';
import { CONDITIONAL_FAVOURS } from '../tables/conditionalFavours.ts';
import { ITEMS } from '../tables/items.ts';
import type { Ladder, LadderInput, Rung, Voided } from './ladder.ts';
import type { CompiledSpirit, Ruleset } from './ruleset.ts';
import { itemIndexes, SPIRIT_INDEX, spiritIndexes } from './spirits.ts';

/** Who favours and forbids an item, as indexes of spirits in the order of the book. */
export interface ItemSides {
  readonly favours: readonly number[];
  readonly strong: readonly number[];
  readonly weak: readonly number[];
}

interface GrowingSides {
  favours: number[];
  readonly strong: number[];
  readonly weak: number[];
}

const EXTRA_PO = itemIndexes('解除 求医疗病 破屋坏垣');
const CHUSHI = itemIndexes('出师');

/** Items a spirit forbids today: a few more than written on two occasions that 卷十 names. */
function forbidsOf(spirit: CompiledSpirit, monthBranch: Branch, rung: Rung | undefined): readonly number[] {
  if (spirit.index === SPIRIT_INDEX.yuejian && monthBranch === '寅') return [...spirit.forbids, ...CHUSHI];
  if (spirit.index === SPIRIT_INDEX.yuepo && rung?.why?.code === 'helped') {
    return [...spirit.forbids, ...EXTRA_PO];
  }
  return spirit.forbids;
}

/** Favours of a spirit, with those that 卷十 lends to 三合 when option `sanheExtended` is on. */
function favoursOf(spirit: CompiledSpirit, ruleset: Ruleset, day: Ganzhi): readonly number[] {
  if (spirit.index !== SPIRIT_INDEX.sanhe || ruleset.rules.sanheExtended === 'off') return spirit.favours;
  const lender = '寅申巳亥'.includes(day.branch)
    ? 'mucang'
    : '子午卯酉'.includes(day.branch)
      ? 'wangri'
      : null;
  if (lender === null) return spirit.favours;
  const lent = ruleset.byIndex[SPIRIT_INDEX[lender]]?.favours ?? [];
  return [...new Set([...spirit.favours, ...lent])];
}

function conditionalFavours(present: ReadonlySet<number>, seasons: number): { item: number; by: number[] }[] {
  return CONDITIONAL_FAVOURS.flatMap(({ item, any, beside, seasonBit }) => {
    if (seasonBit !== undefined && (seasons & seasonBit) === 0) return [];
    const by = spiritIndexes(any).filter((index) => present.has(index));
    const besides = beside === undefined ? [] : spiritIndexes(beside).filter((index) => present.has(index));
    if (by.length === 0 || (beside !== undefined && besides.length === 0)) return [];
    return itemIndexes(item).map((index) => ({ item: index, by: [...by, ...besides].sort((a, b) => a - b) }));
  });
}

/** 岁薄 or 逐阵 where present: 所宜事照月厌所忌删. */
export function trimmerOf({ ruleset, present }: LadderInput): number | null {
  for (const index of present) if (ruleset.byIndex[index]?.effect?.type === 'trimFavours') return index;
  return null;
}

/** Sides of every item, and the items whose favours 岁薄 or 逐阵 struck. */
export interface LaidOut {
  readonly sides: readonly ItemSides[];
  readonly trimmed: readonly number[];
}

/**
 * Lays out who favours and forbids each item. A 德 or 愿 that does not count favours nothing.
 *
 * @param seasons bits of `SEASON_SPANS` that hold
 */
export function sidesOf(input: LadderInput, { rungs }: Ladder, voided: Voided, seasons: number): LaidOut {
  const sides = ITEMS.map((): GrowingSides => ({ favours: [], strong: [], weak: [] }));
  for (const index of input.present) {
    const spirit = input.ruleset.byIndex[index] as CompiledSpirit;
    const favours = voided.spirits.has(index) ? [] : favoursOf(spirit, input.ruleset, input.day);
    for (const item of favours) sides[item]?.favours.push(index);
    const rung = rungs.get(index);
    const forbids = forbidsOf(spirit, input.monthBranch, rung);
    const mode = rung?.mode ?? 'usual';
    if (mode === 'usual') for (const item of forbids) sides[item]?.strong.push(index);
    if (mode === 'cancel') for (const item of forbids) sides[item]?.weak.push(index);
    if (mode === 'keep')
      for (const item of forbids) if (rung?.keep.includes(item)) sides[item]?.strong.push(index);
  }
  for (const { item, by } of conditionalFavours(input.present, seasons)) {
    const favours = sides[item]?.favours;
    for (const index of by) if (favours?.includes(index) === false) favours.push(index);
    favours?.sort((a, b) => a - b);
  }
  const trimmed: number[] = [];
  const struck = trimmerOf(input) === null ? [] : (input.ruleset.byIndex[SPIRIT_INDEX.yueyan]?.forbids ?? []);
  for (const item of struck) {
    const row = sides[item] as GrowingSides;
    if (row.favours.length > 0) trimmed.push(item);
    row.favours = [];
  }
  return { sides: shareLists(sides), trimmed };
}

/** An item of which no spirit speaks. */
export const NO_SIDES: ItemSides = { favours: [], strong: [], weak: [] };

/** Many items have the same spirits on the same sides: one record serves them all. */
function shareLists(sides: readonly ItemSides[]): ItemSides[] {
  const records = new Map<string, ItemSides>();
  return sides.map((side) => {
    const { favours, strong, weak } = side;
    if (favours.length + strong.length + weak.length === 0) return NO_SIDES;
    const key = `${favours.join()}|${strong.join()}|${weak.join()}`;
    const record = records.get(key) ?? side;
    records.set(key, record);
    return record;
  });
}
