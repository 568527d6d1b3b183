/**
 * The 176 spirits, unfolded from their tables: which of them are on a day is decided here.
 */
import { BRANCHES, branchOf, type Ganzhi, monthIndexOf, STEM_INDEX } from '../../ganzhi/index.ts';
import type { DayContext } from '../day/dayContext.ts';
import { jianchuOf } from '../day/jianchu.ts';
import { MANSIONS } from '../tables/mansions.ts';
import { ITEMS } from '../tables/items.ts';
import type { SpiritKind, SpiritRow, SpiritRule, SpiritTarget } from '../tables/spiritRow.ts';
import { SPIRIT_ROWS, type SpiritId } from '../tables/spiritRows.ts';

/** A spirit as results name it; what it stands for: `SPIRIT_WORDS`. Frozen and shared. */
export interface Spirit {
  readonly id: SpiritId;
  readonly name: string;
  readonly kind: SpiritKind;
  /** 协纪辨方书, or 俗传 for popular books. */
  readonly book: string;
  readonly chapter: string;
}

/** The spirits as results name them, in the order of `SPIRIT_ROWS`. */
export const SPIRITS: readonly Spirit[] = Object.freeze(
  SPIRIT_ROWS.map((row): Spirit => {
    const popular = row.chapter.startsWith('俗传');
    return Object.freeze({
      id: row.id as SpiritId,
      name: row.name,
      kind: row.kind,
      book: popular ? '俗传' : '协纪辨方书',
      chapter: row.chapter,
    });
  }),
);

/** Index of a spirit in `SPIRITS`, by id. */
export const SPIRIT_INDEX = Object.freeze(
  Object.fromEntries(SPIRITS.map((spirit, index) => [spirit.id, index])),
) as Readonly<Record<SpiritId, number>>;

/**
 * A spirit by its id.
 *
 * @example spiritOf('tiande').name // '天德'
 */
export function spiritOf(id: SpiritId): Spirit {
  return SPIRITS[SPIRIT_INDEX[id]] as Spirit;
}

const FIRST_POPULAR_SPIRIT = SPIRIT_INDEX.sanniang;

/** The spirits of popular almanacs, which are shown and never counted. */
export const POPULAR_SPIRITS: readonly Spirit[] = Object.freeze(SPIRITS.slice(FIRST_POPULAR_SPIRIT));

const ITEM_INDEX: ReadonlyMap<string, number> = new Map(ITEMS.map((item, index) => [item, index]));

/**
 * Index of an item in `ITEMS`.
 *
 * @throws RangeError for a word that is not one of the 83
 * @example itemIndexOf('祭祀') // 0
 */
export function itemIndexOf(item: string): number {
  const index = ITEM_INDEX.get(item);
  if (index === undefined) throw new RangeError(`Cannot find item "${item}": not one of the ${ITEMS.length}`);
  return index;
}

/**
 * Indexes of items written in a row, separated by spaces; none for an absent list.
 *
 * @throws RangeError for a word that is not one of the 83
 * @example itemIndexes('祭祀 祈福') // [0, 1]
 */
export function itemIndexes(list: string | undefined): readonly number[] {
  return list === undefined || list === '' ? [] : list.split(' ').map(itemIndexOf);
}

/** Lists of spirits as the tables write them, read once. */
const LISTS = new Map<string, readonly number[]>();

/** Indexes of spirits whose ids are written in a row, separated by spaces; for lists of the tables. */
export function spiritIndexes(list: string): readonly number[] {
  let indexes = LISTS.get(list);
  if (indexes === undefined) {
    indexes = list.split(' ').map((id) => {
      const index = (SPIRIT_INDEX as Readonly<Record<string, number>>)[id];
      if (index === undefined) throw new RangeError(`Cannot find spirit "${id}": unknown id`);
      return index;
    });
    LISTS.set(list, indexes);
  }
  return indexes;
}

/** The cell of a month in a table that only month and day pillar decide, and what of the day it names; null for other rules. */
export function monthCellOf(
  rule: SpiritRule,
  monthIndex: number,
  tuwang: boolean,
): { readonly target: SpiritTarget; readonly cell: string } | null {
  switch (rule.by) {
    case 'officer': {
      const month = branchOf(monthIndex + 2);
      const cell = BRANCHES.find((branch) => jianchuOf(month, branch) === rule.officer) ?? '';
      return { target: 'dayBranch', cell };
    }
    case 'fixed':
      return { target: rule.target, cell: rule.table };
    case 'monthBranch':
      return { target: rule.target, cell: rule.table.split(' ')[monthIndex] ?? '' };
    case 'season': {
      if (rule.target === 'mansion') return null;
      if (tuwang && rule.tuwangTable !== undefined) return { target: 'dayBranch', cell: rule.tuwangTable };
      return { target: rule.target, cell: rule.table.split(' ')[Math.floor(monthIndex / 3)] ?? '' };
    }
    default:
      return null;
  }
}

/** Whether a cell of stems, branches or pairs run together holds what the day has. */
function cellIncludes(cell: string, target: SpiritTarget, day: Ganzhi): boolean {
  if (target === 'dayStem') return cell.includes(day.stem);
  if (target === 'dayBranch') return cell.includes(day.branch);
  const at = cell.indexOf(day.name);
  return at >= 0 && at % 2 === 0;
}

/**
 * Whether a spirit that depends only on month and day pillar is present; null where its rule reads something else.
 *
 * @param monthIndex 0 寅 … 11 丑
 */
export function isPresentOnMonthDay(
  rule: SpiritRule,
  monthIndex: number,
  day: Ganzhi,
  tuwang: boolean,
): boolean | null {
  const found = monthCellOf(rule, monthIndex, tuwang);
  return found === null ? null : cellIncludes(found.cell, found.target, day);
}

/** Whether the Sun is in one of the four spans in which 土 rules, half-open at the end. */
export function isTuwangLongitude(sunLongitudeDeg: number): boolean {
  return sunLongitudeDeg % 90 >= 27 && sunLongitudeDeg % 90 < 45;
}

/** A test of a rule on a day; `tuwang` says whether 土 rules, under the rules in force. */
export type SpiritTest = (context: DayContext, tuwang: boolean) => boolean;

function lunarDateTest(rule: SpiritRule): SpiritTest {
  switch (rule.by) {
    case 'lunarDay':
      return ({ lunarDay }) => rule.days.includes(lunarDay);
    case 'lunarMonthDay':
      return ({ lunarMonth, lunarDay }) =>
        (rule.table[lunarMonth - 1] as readonly number[]).includes(lunarDay);
    case 'lunarMonthEnd':
      return ({ lunarDay, lunarMonthDays }) => lunarDay === lunarMonthDays;
    case 'lunarFirstBranch':
      return ({ lunarFirstBranch, lunarDay }) => rule.table[lunarFirstBranch] === lunarDay;
    default:
      return (context, tuwang) =>
        isPresentOnMonthDay(rule, monthIndexOf(context.monthBranch), context.day, tuwang) === true;
  }
}

/**
 * The test of a rule, with its table unfolded once.
 *
 * @param rule any rule of the tables
 */
export function spiritTestOf(rule: SpiritRule): SpiritTest {
  switch (rule.by) {
    case 'season': {
      if (rule.target !== 'mansion') return lunarDateTest(rule);
      const mansions = rule.table.split(' ');
      return ({ monthBranch, mansionIndex }) =>
        mansions[Math.floor(monthIndexOf(monthBranch) / 3)] === MANSIONS[mansionIndex]?.name;
    }
    case 'yearStem': {
      const cells = rule.table.split(' ');
      return ({ year, day }) => cellIncludes(cells[STEM_INDEX[year.stem]] as string, rule.target, day);
    }
    case 'yearBranch':
      return ({ year, day }) => rule.table[year.branch] === day.branch;
    case 'branchMansion':
      return ({ day, mansionIndex }) => rule.table[day.branch] === MANSIONS[mansionIndex]?.name;
    case 'termDay':
      return ({ termToday }) => termToday !== null && rule.terms.includes(termToday);
    case 'dayBeforeTerm':
      return ({ termTomorrow }) => termTomorrow !== null && rule.terms.includes(termTomorrow);
    case 'termOffset':
      return ({ lastMinorTerms: [last, before] }) =>
        rule.table[last.term] === last.days || rule.table[before.term] === before.days;
    case 'solarLongitudeRange':
      return (_, tuwang) => tuwang;
    case 'moonPhaseDay':
      return ({ moonPhase }) => moonPhase !== null;
    case 'fusheDay':
      return ({ isFusheDay }) => isFusheDay;
    default:
      return lunarDateTest(rule);
  }
}

/** Index of the first spirit that belongs to the year (岁德); popular ones begin after 岁破. */
export const YEAR_SPIRITS_FROM = SPIRIT_INDEX.suide;

const POPULAR_TESTS = POPULAR_SPIRITS.map((spirit) => {
  const row = SPIRIT_ROWS[SPIRIT_INDEX[spirit.id]] as SpiritRow;
  return { spirit, test: spiritTestOf(row.rule) };
});

/** Popular spirits that are on a day, in order. They are shown and never counted. */
export function popularSpiritsOf(context: DayContext): readonly Spirit[] {
  return POPULAR_TESTS.filter(({ test }) => test(context, false)).map(({ spirit }) => spirit);
}
