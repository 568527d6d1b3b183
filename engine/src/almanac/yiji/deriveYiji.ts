/**
 * The answer 宜忌 of a base and the spirits of a date: marks of every item, the closing rules, the layers of the date, then
 * rows with their reasons.
 */
import { AFFAIRS } from '../tables/affairs.ts';
import { type Item, ITEMS } from '../tables/items.ts';
import { LADDER_SOURCE } from '../tables/source.ts';
import { updateAffairs } from './affairVerdict.ts';
import { closeList, FALLEN, isNoForbidDay, JI, type ListState, STRONG, WEAK, YI } from './closingRules.ts';
import { type ClosingStep, stepOf } from './closingSteps.ts';
import { type DatedLayer, layDate } from './dateLayers.ts';
import { type ItemSides, NO_SIDES } from './itemSides.ts';
import { GRADE_NAMES, spiritIdOf } from './ladder.ts';
import { RATED_ITEMS, ratingOf } from './rating.ts';
import { reasonList, recordOf } from './reasons.ts';
import { type Spirit, SPIRITS, type SpiritTest } from './spirits.ts';
import type { YijiBase } from './yijiBase.ts';
import type { ItemRecord, ItemRow, LastLists, Yiji } from './yijiTypes.ts';

/** A spirit that comes with the date, with its bit in the key of a context. */
export interface DateSpirit extends DatedLayer {
  readonly bit: number;
  readonly test: SpiritTest;
  readonly forbids: readonly number[];
  /** Items it leaves open where it forbids all others (上朔, 四离, 四绝); else null. */
  readonly closesAllBut: ReadonlySet<number> | null;
}

const NOTHING = Object.freeze([]) as readonly never[];

/** Mark of an item before the closing rules, without the spirits of the date. */
function firstMark({ favours, strong, weak }: ItemSides): number {
  if (strong.length > 0) return STRONG;
  if (weak.length > 0) return favours.length > 0 ? FALLEN : WEAK;
  return favours.length > 0 ? YI : 0;
}

/** Row of a forbidden item by month and day pillar: strong spirits in the order of the book, then weak ones. */
function plainJi(base: YijiBase, item: number, { strong, weak }: ItemSides): ItemRecord {
  return (base.jiRows[item] ??= recordOf(base, item, 'forbids', [...strong, ...weak]));
}

/**
 * Row of a forbidden item: strong spirits in the order of the book, then weak ones, then layers of the date. On a day of
 * 诸事不忌 what month and pillar forbid has fallen and is no reason.
 *
 * @param stands whether forbids stand beside what closes the list
 */
function jiRecord(
  { base, dated, bits: all, noForbid }: Derivation,
  item: number,
  stands: boolean,
): ItemRecord {
  const bits = all[item] as number;
  const sides = noForbid ? NO_SIDES : (base.sides[item] as ItemSides);
  const plain = base.jiRows[item] ?? plainJi(base, item, sides);
  if (bits === 0) return plain;
  const key = stands ? bits : ~bits;
  const known = plain.dated.get(key);
  if (known !== undefined) return known;
  const touching = dated.filter(({ bit }) => (bits & bit) !== 0);
  const layers = touching.filter(({ forbids }) => !forbids.includes(item)).map(({ index }) => index);
  const forbidding = touching.filter(({ forbids }) => forbids.includes(item)).map(({ index }) => index);
  const first = [...sides.strong, ...forbidding].sort((a, b) => a - b);
  const record = recordOf(base, item, 'forbids', stands ? [...first, ...sides.weak, ...layers] : layers);
  plain.dated.set(key, record);
  return record;
}

/** Row of a favoured item; `from` is another item where the closing rules moved a favour. */
function yiRecord(base: YijiBase, item: number, from: number | undefined): ItemRecord {
  const rows = from === undefined ? base.yiRows : base.movedRows;
  const known = rows[item];
  if (known !== undefined) return known;
  const own = base.sides[item]?.favours ?? [];
  const moved = from === undefined ? [] : (base.sides[from]?.favours ?? []);
  const favours = [...new Set([...own, ...moved])].sort((a, b) => a - b);
  const record = recordOf(base, item, 'favours', favours);
  rows[item] = record;
  return record;
}

function spiritsOf(base: YijiBase, dated: readonly DateSpirit[]): readonly Spirit[] {
  const indexes = [...base.present, ...dated.map(({ index }) => index)].sort((a, b) => a - b);
  return Object.freeze(indexes.map((index) => SPIRITS[index] as Spirit));
}

function wholeDayForbidden(base: YijiBase, dated: readonly DateSpirit[]): Yiji {
  const step = stepOf('wholeDay', { spirits: base.allBy.map(spiritIdOf) }, LADDER_SOURCE);
  return Object.freeze({
    verdict: '诸事不宜',
    allBy: reasonList(base, 'forbids', base.allBy),
    grade: '诸事皆忌',
    gradeIndex: null,
    rating: '诸事不宜',
    virtues: base.virtues,
    spirits: spiritsOf(base, dated),
    rungs: base.rungResults,
    yi: NOTHING,
    ji: NOTHING,
    relaxed: NOTHING,
    steps: Object.freeze([step]),
    affairsYi: NOTHING,
    affairsJi: NOTHING,
    rules: base.ruleset.rules,
  });
}

/** Bits and marks by item of the derivation at work, so that none makes its own. */
const BITS = new Int32Array(ITEMS.length);
const MARKS = new Uint8Array(ITEMS.length);

/** Bits of the spirits of the date that speak against each item, those that close the whole list among them. */
function datedBits(dated: readonly DateSpirit[]): Int32Array {
  BITS.fill(0);
  for (const { bit, forbids, closesAllBut } of dated) {
    for (const item of forbids) BITS[item] = (BITS[item] as number) | bit;
    if (closesAllBut === null) continue;
    for (let item = 0; item < BITS.length; item++) {
      if (!closesAllBut.has(item)) BITS[item] = (BITS[item] as number) | bit;
    }
  }
  return BITS;
}

/** What the rows of a derivation are made from. */
interface Derivation {
  readonly base: YijiBase;
  readonly dated: readonly DateSpirit[];
  readonly bits: Int32Array;
  readonly noForbid: boolean;
}

const NO_ROWS = ITEMS.map(() => undefined);
const NO_RESULTS = AFFAIRS.map(() => null);
/** In a state: the row is not that of month and day pillar by themselves. */
const SPECIAL = 128;
/** No state has this value: every item counts as changed at the first date. */
const NO_STATE = 127;

function emptyLists({ sides }: YijiBase): LastLists {
  const first = new Uint8Array(ITEMS.length);
  for (let item = 0; item < first.length; item++) first[item] = firstMark(sides[item] as ItemSides);
  return {
    first,
    states: new Uint8Array(ITEMS.length).fill(NO_STATE),
    records: [...NO_ROWS],
    resultsYi: [...NO_RESULTS],
    resultsJi: [...NO_RESULTS],
    yi: NOTHING,
    ji: NOTHING,
    relaxed: NOTHING,
    affairsYi: NOTHING,
    affairsJi: NOTHING,
    steps: NOTHING,
  };
}

/**
 * Derives 宜忌.
 *
 * @param dated spirits of the date that are present today, in the order of the book
 * @param isDongzhi whether today is 冬至
 */
export function deriveYiji(base: YijiBase, dated: readonly DateSpirit[], isDongzhi: boolean): Yiji {
  if (base.allBy.length > 0) return wholeDayForbidden(base, dated);
  const last = (base.lists.last ??= emptyLists(base));
  const bits = datedBits(dated);
  const marks = MARKS;
  marks.set(last.first);
  let forbidding = 0;
  for (const { bit, forbids, closesAllBut } of dated) {
    // What closes the whole list comes after the closing rules and does not count before.
    if (closesAllBut !== null) continue;
    forbidding |= bit;
    for (const item of forbids) marks[item] = STRONG;
  }
  const isDated = (item: number): boolean => ((bits[item] as number) & forbidding) !== 0;
  const list: ListState = { marks, isDated, movedFrom: new Map(), steps: [...base.steps] };
  closeList(base, list);
  const noForbid = isNoForbidDay(base);
  layDate(base, list, dated, { noForbid, isDongzhi });
  updateLists({ base, dated, bits, noForbid }, list, last);
  return answerOf(base, dated, last);
}

/** The list an item is in by its mark: 宜 1, 忌 2, relaxed 4, or none. */
function listBitOf(mark: number): number {
  if (mark === YI) return 1;
  if ((mark & JI) !== 0) return 2;
  return mark === FALLEN ? 4 : 0;
}

function rowsOf(marks: Uint8Array, { records }: LastLists, listBit: number): readonly ItemRow[] {
  const found: ItemRow[] = [];
  for (let item = 0; item < marks.length; item++) {
    if (listBitOf(marks[item] as number) === listBit) found.push((records[item] as ItemRecord).row);
  }
  return Object.freeze(found);
}

function relaxedOf(marks: Uint8Array): readonly Item[] {
  const items = ITEMS.filter((_, item) => marks[item] === FALLEN);
  return items.length === 0 ? NOTHING : Object.freeze(items);
}

function isSameSteps(steps: readonly ClosingStep[], others: readonly ClosingStep[]): boolean {
  return steps.length === others.length && steps.every((step, i) => step === others[i]);
}

/** Turns the lists of the date before into those of this one. */
function updateLists(derivation: Derivation, { marks, movedFrom, steps }: ListState, last: LastLists): void {
  const { base, bits } = derivation;
  const { states, records } = last;
  const changed: number[] = [];
  let changedLists = 0;
  for (let item = 0; item < marks.length; item++) {
    const mark = marks[item] as number;
    const from = movedFrom.get(item);
    const state = bits[item] !== 0 || from !== undefined ? mark | SPECIAL : mark;
    const before = states[item] as number;
    if (state === before && state < SPECIAL) continue;
    states[item] = state;
    const listBit = listBitOf(mark);
    let record: ItemRecord | undefined;
    if (listBit === 1) record = yiRecord(base, item, from);
    if (listBit === 2) record = jiRecord(derivation, item, (mark & (STRONG | WEAK)) !== 0);
    const markBefore = before & ~SPECIAL;
    if (mark === markBefore && record === records[item]) continue;
    changed.push(item);
    changedLists |= listBit | listBitOf(markBefore);
    records[item] = record;
  }
  if (!isSameSteps(steps, last.steps)) last.steps = Object.freeze(steps);
  if (changed.length === 0) return;
  if ((changedLists & 1) !== 0) last.yi = rowsOf(marks, last, 1);
  if ((changedLists & 2) !== 0) last.ji = rowsOf(marks, last, 2);
  if ((changedLists & 4) !== 0) last.relaxed = relaxedOf(marks);
  updateAffairs(base, marks, last, changed);
}

function countOf(marks: Uint8Array, listBit: number): number {
  return RATED_ITEMS.filter((item) => listBitOf(marks[item] as number) === listBit).length;
}

function answerOf(base: YijiBase, dated: readonly DateSpirit[], last: LastLists): Yiji {
  const isClosed = dated.some(({ closesAllBut }) => closesAllBut !== null);
  return Object.freeze({
    verdict: '分项',
    allBy: NOTHING,
    grade: base.grade === null ? '无等第' : (GRADE_NAMES[base.grade] as string),
    gradeIndex: base.grade,
    rating: ratingOf(countOf(MARKS, 1), countOf(MARKS, 2), isClosed),
    virtues: base.virtues,
    spirits: spiritsOf(base, dated),
    rungs: base.rungResults,
    yi: last.yi,
    ji: last.ji,
    relaxed: last.relaxed,
    steps: last.steps,
    affairsYi: last.affairsYi,
    affairsJi: last.affairsJi,
    rules: base.ruleset.rules,
  });
}
