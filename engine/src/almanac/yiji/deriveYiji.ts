/**
 * The answer 宜忌 of a base and the spirits of a date: marks of every item, the closing rules, the layers of the date, then
 * rows with their reasons.
 */
import { type Item, ITEMS } from '../tables/items.ts';
import { LADDER_SOURCE } from '../tables/source.ts';
import { affairResults } from './affairVerdict.ts';
import { closeList, FALLEN, isNoForbidDay, JI, type ListState, STRONG, WEAK, YI } from './closingRules.ts';
import { stepOf } from './closingSteps.ts';
import { type DatedLayer, layDate } from './dateLayers.ts';
import type { ItemSides } from './itemSides.ts';
import { GRADE_NAMES, spiritIdOf } from './ladder.ts';
import { RATED_ITEMS, type Rating, ratingOf } from './rating.ts';
import { reasonList, recordOf } from './reasons.ts';
import { type Spirit, SPIRITS, type SpiritTest } from './spirits.ts';
import type { YijiBase } from './yijiBase.ts';
import type { ItemRecord, ItemRow, RecordOfItem, Yiji } from './yijiTypes.ts';

/** A spirit that comes with the date, with its bit in the key of a context. */
export interface DateSpirit extends DatedLayer {
  readonly bit: number;
  readonly test: SpiritTest;
  readonly forbids: readonly number[];
  /** Items it leaves open where it forbids all others (上朔, 四离, 四绝); else null. */
  readonly closesAllBut: ReadonlySet<number> | null;
}

const NOTHING = Object.freeze([]) as readonly never[];
const DATED_KEYS = 2 ** 20;
const NO_SIDES: ItemSides = { favours: [], strong: [], weak: [] };

/** Marks of one item before the closing rules. What closes the whole list comes after them and does not count here. */
function firstMark({ favours, strong, weak }: ItemSides, isDated: boolean): number {
  if (strong.length > 0 || isDated) return STRONG;
  if (weak.length > 0) return favours.length > 0 ? FALLEN : WEAK;
  return favours.length > 0 ? YI : 0;
}

/**
 * Row of a forbidden item: strong spirits in the order of the book, then weak ones, then layers of the date. On a day of
 * 诸事不忌 what month and pillar forbid has fallen and is no reason.
 *
 * @param stands whether forbids stand beside what closes the list
 */
function jiRecord(derivation: Derivation, item: number, stands: boolean): ItemRecord {
  const { base, dated, noForbid } = derivation;
  const bits = derivation.bits[item] as number;
  const key = (item * DATED_KEYS + bits) * 2 + (stands ? 1 : 0);
  const known = bits === 0 ? base.jiRows[item] : base.datedRows.get(key);
  if (known !== undefined) return known;
  const touching = dated.filter(({ bit }) => (bits & bit) !== 0);
  const layers = touching.filter(({ forbids }) => !forbids.includes(item)).map(({ index }) => index);
  const sides = noForbid ? NO_SIDES : (base.sides[item] as ItemSides);
  const forbidding = touching.filter(({ forbids }) => forbids.includes(item)).map(({ index }) => index);
  const strong = [...sides.strong, ...forbidding].sort((a, b) => a - b);
  const record = recordOf(base, item, 'forbids', stands ? [...strong, ...sides.weak, ...layers] : layers);
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
  const record = recordOf(base, item, 'favours', favours);
  if (from === undefined) base.yiRows[item] = record;
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

/** The bits of the spirits that forbid, without those that close the list. */
function forbidBits(dated: readonly DateSpirit[]): number {
  let bits = 0;
  for (const { bit, closesAllBut } of dated) if (closesAllBut === null) bits |= bit;
  return bits;
}

/** What the rows of a derivation are made from. */
interface Derivation {
  readonly base: YijiBase;
  readonly dated: readonly DateSpirit[];
  readonly bits: Int32Array;
  readonly noForbid: boolean;
}

/**
 * Derives 宜忌.
 *
 * @param dated spirits of the date that are present today, in the order of the book
 * @param isDongzhi whether today is 冬至
 */
export function deriveYiji(base: YijiBase, dated: readonly DateSpirit[], isDongzhi: boolean): Yiji {
  if (base.allBy.length > 0) return wholeDayForbidden(base, dated);
  const bits = datedBits(dated);
  const forbidding = forbidBits(dated);
  const isDated = (item: number): boolean => ((bits[item] as number) & forbidding) !== 0;
  const marks = new Uint8Array(base.sides.length);
  for (let item = 0; item < marks.length; item++) {
    marks[item] = firstMark(base.sides[item] as ItemSides, isDated(item));
  }
  const list: ListState = { marks, isDated, movedFrom: new Map(), steps: [...base.steps] };
  closeList(base, list);
  const noForbid = isNoForbidDay(base);
  layDate(base, list, dated, { noForbid, isDongzhi });
  return answerOf({ base, dated, bits, noForbid }, list);
}

function answerOf(derivation: Derivation, { marks, movedFrom, steps }: ListState): Yiji {
  const { base, dated } = derivation;
  const records: RecordOfItem = [];
  const yi: ItemRow[] = [];
  const ji: ItemRow[] = [];
  const relaxed: Item[] = [];
  for (let item = 0; item < marks.length; item++) {
    const mark = marks[item] as number;
    if (mark === YI) {
      const record = yiRecord(base, item, movedFrom.get(item));
      records[item] = record;
      yi.push(record.row);
    } else if ((mark & JI) !== 0) {
      const record = jiRecord(derivation, item, (mark & (STRONG | WEAK)) !== 0);
      records[item] = record;
      ji.push(record.row);
    } else if (mark === FALLEN) relaxed.push(ITEMS[item] as Item);
  }
  const affairs = affairResults(base, marks, records);
  const isClosed = dated.some(({ closesAllBut }) => closesAllBut !== null);
  return Object.freeze({
    verdict: '分项',
    allBy: NOTHING,
    grade: base.grade === null ? '无等第' : (GRADE_NAMES[base.grade] as string),
    gradeIndex: base.grade,
    rating: ratedOf(marks, isClosed),
    virtues: base.virtues,
    spirits: spiritsOf(base, dated),
    rungs: base.rungResults,
    yi: Object.freeze(yi),
    ji: Object.freeze(ji),
    relaxed: relaxed.length === 0 ? NOTHING : Object.freeze(relaxed),
    steps: steps.length === 0 ? NOTHING : Object.freeze(steps),
    affairsYi: affairs.yi,
    affairsJi: affairs.ji,
    rules: base.ruleset.rules,
  });
}

function ratedOf(marks: Uint8Array, isClosed: boolean): Rating {
  let yi = 0;
  let ji = 0;
  for (const item of RATED_ITEMS) {
    const mark = marks[item] as number;
    if (mark === YI) yi++;
    else if ((mark & JI) !== 0) ji++;
  }
  return ratingOf(yi, ji, isClosed);
}
