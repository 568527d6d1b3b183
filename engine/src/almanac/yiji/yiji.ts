/**
 * 宜忌 of a day's context: the base of month and day pillar, the spirits of the date, the closing rules. Frozen answers
 * are kept by the small key that settles them, so a month page or a search over a year derives each context once.
 */
import { affairResults, type RecordOfItem } from './affairVerdict.ts';
import { allowedBy, closeList, type ListState } from './closingRules.ts';
import type { DayContext } from '../day/dayContext.ts';
import { GRADE_NAMES } from './ladder.ts';
import type { AlmanacRules } from '../rules.ts';
import { type Ruleset, rulesetOf } from './ruleset.ts';
import {
  monthIndexOf,
  SPIRIT_INDEX,
  SPIRITS,
  type SpiritTest,
  spiritTestOf,
  type Spirit,
} from './spirits.ts';
import { SEASON_SPANS } from '../tables/conditionalFavours.ts';
import { ITEMS, type Item } from '../tables/items.ts';
import type { SpiritEffect } from '../tables/spiritRow.ts';
import { isTuwangDay } from './tuwang.ts';
import {
  type BaseFlags,
  baseKeyOf,
  type ItemRecord,
  type ItemSides,
  reasonList,
  type YijiBase,
  yijiBaseOf,
} from './yijiBase.ts';
import type { ItemRow, Yiji } from './yijiTypes.ts';

/** A spirit that comes with the date, with its bit in the key of a context. */
interface DateSpirit {
  readonly bit: number;
  readonly index: number;
  readonly test: SpiritTest;
  readonly forbids: readonly number[];
  readonly effect: SpiritEffect | null;
  /** Items it leaves open where it forbids all others (上朔, 四离, 四绝); else null. */
  readonly closesAllBut: ReadonlySet<number> | null;
}

/** Most answers kept for one set of rules: a year has about 366, a sweep over centuries starts anew now and then. */
const MAX_KEPT = 16384;

interface Kept {
  readonly dateSpirits: readonly DateSpirit[];
  readonly tests: readonly SpiritTest[];
  /** 岁德 and 岁德合, where the rules count them. */
  readonly yearTests: readonly SpiritTest[];
  readonly byKey: Map<number, Yiji>;
}

const KEPT = new WeakMap<Ruleset, Kept>();
const NOTHING = Object.freeze([]) as readonly never[];
const DATED_KEYS = 2 ** 20;
const DONGZHI_BIT = 1 << 20;

function keptOf(ruleset: Ruleset): Kept {
  const known = KEPT.get(ruleset);
  if (known !== undefined) return known;
  const yearVirtues: readonly number[] = [SPIRIT_INDEX.suide, SPIRIT_INDEX.suidehe];
  const dated = ruleset.spirits.filter(
    ({ isMonthDay, index }) => !isMonthDay && !yearVirtues.includes(index),
  );
  const dateSpirits = dated.map(({ index, rule, forbids, effect }, order): DateSpirit => {
    const closes = effect?.type === 'onlyAllow' && effect.others === 'forbid';
    const closesAllBut = closes ? allowedBy(effect.allow) : null;
    return { bit: 1 << order, index, test: spiritTestOf(rule), forbids, effect, closesAllBut };
  });
  const yearTests = yearVirtues.flatMap((index) => {
    const rule = ruleset.byIndex[index]?.rule;
    return rule === undefined ? [] : [spiritTestOf(rule)];
  });
  const kept = {
    dateSpirits,
    tests: dateSpirits.map(({ test }) => test),
    yearTests,
    byKey: new Map<number, Yiji>(),
  };
  KEPT.set(ruleset, kept);
  return kept;
}

function bitsOf(tests: readonly SpiritTest[], context: DayContext, tuwang: boolean): number {
  let bits = 0;
  for (let order = 0; order < tests.length; order++) {
    if ((tests[order] as SpiritTest)(context, tuwang)) bits |= 1 << order;
  }
  return bits;
}

function seasonsOf(sunLongitudeDeg: number): number {
  let bits = 0;
  for (const { bit, fromDeg, toDeg } of SEASON_SPANS) {
    const inside =
      fromDeg < toDeg
        ? sunLongitudeDeg >= fromDeg && sunLongitudeDeg < toDeg
        : sunLongitudeDeg >= fromDeg || sunLongitudeDeg < toDeg;
    if (inside) bits |= bit;
  }
  return bits;
}

/** State of one item: 0 nothing, 1 宜, 2 忌 strong, 4 忌 weak, 8 weak and fallen. */
function firstState(sides: ItemSides, datedForbid: boolean): number {
  if (sides.strong.length > 0 || datedForbid) return 2;
  if (sides.weak.length > 0) return sides.favours.length > 0 ? 8 : 4;
  return sides.favours.length > 0 ? 1 : 0;
}

/** Row of a forbidden item: strong spirits in the order of the book, then weak ones, then layers of the date. */
function jiRecord(base: YijiBase, item: number, bits: number, dated: readonly DateSpirit[]): ItemRecord {
  const key = item * DATED_KEYS + bits;
  const known = bits === 0 ? base.jiRows[item] : base.datedRows.get(key);
  if (known !== undefined) return known;
  const sides = base.sides[item] as ItemSides;
  const touching = dated.filter(({ bit }) => (bits & bit) !== 0);
  const forbidding = touching.filter(({ forbids }) => forbids.includes(item)).map(({ index }) => index);
  const layers = touching.filter(({ forbids }) => !forbids.includes(item)).map(({ index }) => index);
  const strong = [...sides.strong, ...forbidding].sort((a, b) => a - b);
  const by = reasonList(base, 'forbids', [...strong, ...sides.weak, ...layers]);
  const record: ItemRecord = { row: Object.freeze({ item: ITEMS[item] as Item, by }), results: [] };
  if (bits === 0) base.jiRows[item] = record;
  else base.datedRows.set(key, record);
  return record;
}

/** Row of a favoured item; `from` is another item where the closing rules moved a favour. */
function yiRecord(base: YijiBase, item: number, from: number | undefined): ItemRecord {
  const known = from === undefined ? base.yiRows[item] : undefined;
  if (known !== undefined) return known;
  const own = base.sides[item]?.favours ?? [];
  const moved = from === undefined ? [] : (base.sides[from]?.favours ?? []);
  const favours = [...new Set([...own, ...moved])].sort((a, b) => a - b);
  const by = reasonList(base, 'favours', favours);
  const record: ItemRecord = { row: Object.freeze({ item: ITEMS[item] as Item, by }), results: [] };
  if (from === undefined) base.yiRows[item] = record;
  return record;
}

function spiritsOf(base: YijiBase, dated: readonly DateSpirit[]): readonly Spirit[] {
  const indexes = [...base.present, ...dated.map(({ index }) => index)].sort((a, b) => a - b);
  return Object.freeze(indexes.map((index) => SPIRITS[index] as Spirit));
}

function wholeDayForbidden(base: YijiBase, dated: readonly DateSpirit[]): Yiji {
  const allBy = reasonList(base, 'forbids', base.allBy);
  const text = `诸事皆忌: ${allBy.map(({ name }) => name).join('、')}`;
  return Object.freeze({
    verdict: '诸事不宜',
    allBy,
    grade: '诸事皆忌',
    gradeIndex: null,
    hasDe: null,
    spirits: spiritsOf(base, dated),
    rungs: base.rungResults,
    yi: NOTHING,
    ji: NOTHING,
    relaxed: NOTHING,
    notes: Object.freeze([Object.freeze({ code: 'all', text })]),
    affairsYi: NOTHING,
    affairsJi: NOTHING,
    rules: base.ruleset.rules,
  });
}

/** Bits of the spirits of the date that speak against each item, those that close the whole list among them. */
function datedBits(dated: readonly DateSpirit[]): Int32Array {
  const bits = new Int32Array(ITEMS.length);
  for (const { bit, forbids, closesAllBut } of dated) {
    for (const item of forbids) bits[item] = (bits[item] as number) | bit;
    if (closesAllBut === null) continue;
    for (let item = 0; item < bits.length; item++) {
      if (!closesAllBut.has(item)) bits[item] = (bits[item] as number) | bit;
    }
  }
  return bits;
}

/** States before the closing rules. What closes the whole list comes after them, so its bits do not count here. */
function firstStates(base: YijiBase, bits: Int32Array, dated: readonly DateSpirit[]): Uint8Array {
  let forbidBits = -1;
  for (const { bit, closesAllBut } of dated) if (closesAllBut !== null) forbidBits &= ~bit;
  const states = new Uint8Array(ITEMS.length);
  for (let item = 0; item < states.length; item++) {
    states[item] = firstState(base.sides[item] as ItemSides, ((bits[item] as number) & forbidBits) !== 0);
  }
  for (const item of base.trimmed) if (states[item] === 1) states[item] = 0;
  return states;
}

function derive(base: YijiBase, dated: readonly DateSpirit[], isDongzhi: boolean): Yiji {
  if (base.allBy.length > 0) return wholeDayForbidden(base, dated);
  const bits = datedBits(dated);
  const states = firstStates(base, bits, dated);
  const list: ListState = { states, movedFrom: new Map(), notes: [] };
  closeList(base, list, dated, isDongzhi);
  const records: RecordOfItem = [];
  const yi: ItemRow[] = [];
  const ji: ItemRow[] = [];
  const relaxed: Item[] = [];
  for (let item = 0; item < states.length; item++) {
    const state = states[item];
    if (state === 1) {
      const record = yiRecord(base, item, list.movedFrom.get(item));
      records[item] = record;
      yi.push(record.row);
    } else if (state === 2 || state === 4) {
      const record = jiRecord(base, item, bits[item] as number, dated);
      records[item] = record;
      ji.push(record.row);
    } else if (state === 8) relaxed.push(ITEMS[item] as Item);
  }
  const affairs = affairResults(base, states, records);
  return Object.freeze({
    verdict: '分项',
    allBy: NOTHING,
    grade: base.grade === null ? '无等第' : (GRADE_NAMES[base.grade] as string),
    gradeIndex: base.grade,
    hasDe: base.hasDe,
    spirits: spiritsOf(base, dated),
    rungs: base.rungResults,
    yi: Object.freeze(yi),
    ji: Object.freeze(ji),
    relaxed: relaxed.length === 0 ? NOTHING : Object.freeze(relaxed),
    notes: list.notes.length === 0 ? NOTHING : Object.freeze(list.notes),
    affairsYi: affairs.yi,
    affairsJi: affairs.ji,
    rules: base.ruleset.rules,
  });
}

/**
 * 宜忌 of a context, with every reason.
 *
 * @param context facts of the day
 * @param rules full rules, as `ALMANAC_OPTIONS.complete` makes them
 * @returns a frozen answer, shared between days whose context is alike
 * Source: 协纪辨方书 卷十, 卷十一. Checked: worked days, the counts over the 720 pairs of month and day.
 */
export function yijiOf(context: DayContext, rules: AlmanacRules): Yiji {
  const ruleset = rulesetOf(rules);
  const kept = keptOf(ruleset);
  const tuwang = isTuwangDay(context, rules);
  const flags: BaseFlags = {
    tuwang,
    seasons: seasonsOf(context.sunLongitudeDeg),
    yearVirtues: bitsOf(kept.yearTests, context, tuwang),
  };
  const monthBranch =
    rules.spiritMonth === 'lunar' ? context.lunarMonth - 1 : monthIndexOf(context.monthBranch);
  const bits = bitsOf(kept.tests, context, tuwang);
  const isDongzhi = context.termToday === '冬至';
  const keyBits = isDongzhi ? bits | DONGZHI_BIT : bits;
  const key = baseKeyOf(monthBranch, context.day.index, flags) * 2 ** 21 + keyBits;
  const known = kept.byKey.get(key);
  if (known !== undefined) return known;
  const base = yijiBaseOf(ruleset, monthBranch, context.day.index, flags);
  const answer = derive(
    base,
    kept.dateSpirits.filter(({ bit }) => (bits & bit) !== 0),
    isDongzhi,
  );
  if (kept.byKey.size >= MAX_KEPT) kept.byKey.clear();
  kept.byKey.set(key, answer);
  return answer;
}
