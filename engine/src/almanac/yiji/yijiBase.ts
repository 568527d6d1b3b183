/**
 * The part of 宜忌 that month and day pillar settle alone: spirits, rungs, and for each item who favours it, who forbids
 * it strongly and who weakly. The 720 combinations (times the few that season and year add) are built on demand and kept;
 * they are pure facts of the book.
 */
import { type Branch, branchOf, type Ganzhi, ganzhiOf } from '../../ganzhi/index.ts';
import {
  gradeOf,
  isDeIgnored,
  type LadderInput,
  LADDER_MODE_NAMES,
  type Rung,
  rungsOf,
  spiritsCount,
} from './ladder.ts';
import type { CompiledSpirit, Ruleset } from './ruleset.ts';
import {
  itemIndexes,
  monthIndexOf,
  SPIRIT_INDEX,
  spiritIndexes,
  type Spirit,
  SPIRITS,
  standsOnMonthDay,
} from './spirits.ts';
import { CONDITIONAL_FAVOURS } from '../tables/conditionalFavours.ts';
import { ITEMS } from '../tables/items.ts';
import { VARIANT_RULES } from '../tables/variantRules.ts';
import type { AffairRowResult, ItemRow, Reason, RungResult } from './yijiTypes.ts';

/** What of season and year enters the base beside month and day pillar. */
export interface BaseFlags {
  readonly tuwang: boolean;
  /** Bits of `CONDITIONAL_FAVOURS` with a season: 1 伐木, 2 畋猎, 4 取鱼. */
  readonly seasons: number;
  /** 岁德 1, 岁德合 2, only under option `yearVirtue`. */
  readonly yearVirtues: number;
}

/** Who favours and forbids an item, as indexes of spirits in the order of the book. */
export interface ItemSides {
  readonly favours: readonly number[];
  readonly strong: readonly number[];
  readonly weak: readonly number[];
}

/** The base of a day. */
export interface YijiBase {
  readonly ruleset: Ruleset;
  readonly monthBranch: Branch;
  readonly day: Ganzhi;
  readonly present: readonly number[];
  readonly presentSet: ReadonlySet<number>;
  readonly rungs: ReadonlyMap<number, Rung>;
  /** Spirits whose rung makes the whole day 忌. */
  readonly allBy: readonly number[];
  readonly grade: number | null;
  /** One of the four 德 stands here (ignored or not). */
  readonly hasDe: boolean;
  readonly isDeIgnored: boolean;
  readonly sides: readonly ItemSides[];
  /** Items that 岁薄 or 逐阵 strike from 宜. */
  readonly trimmed: readonly number[];
  /** One of 德, 赦, 愿, 月恩, 四相, 时德 stands and counts (不注忌 …). */
  readonly isForgiving: boolean;
  /** Present spirits that lay an effect over the list, such as 无禄日 under option `strict`. */
  readonly layered: readonly CompiledSpirit[];
  readonly rungResults: readonly RungResult[];
  /** Reasons by spirit, lists of reasons, and rows, made once: the rows are what the answers of this base share. */
  readonly reasons: Map<number, Reason>;
  readonly reasonLists: Map<string, readonly Reason[]>;
  readonly yiRows: (ItemRecord | undefined)[];
  readonly jiRows: (ItemRecord | undefined)[];
  /** Rows that a spirit of the date touches, by item and the bits of those spirits. */
  readonly datedRows: Map<number, ItemRecord>;
}

/** A row with the results of affairs that rest on it. */
export interface ItemRecord {
  readonly row: ItemRow;
  readonly results: AffairRowResult[];
}

const DE_INDEXES = spiritIndexes('tiande yuede tiandehe yuedehe');
const FORGIVING = 'tiande yuede tiandehe yuedehe tianshe tianyuan yueen sixiang shide';
const EXTRA_PO = itemIndexes('解除 求医疗病 破屋坏垣');
const CHUSHI = itemIndexes('出师');

function monthDaySpirits(ruleset: Ruleset, monthBranch: Branch, day: Ganzhi, flags: BaseFlags): number[] {
  const monthIndex = monthIndexOf(monthBranch);
  const present: number[] = [];
  for (const spirit of ruleset.spirits) {
    const { index, rule } = spirit;
    const byYear =
      (index === SPIRIT_INDEX.suide && (flags.yearVirtues & 1) > 0) ||
      (index === SPIRIT_INDEX.suidehe && (flags.yearVirtues & 2) > 0);
    const byBranch =
      index === SPIRIT_INDEX.tiande &&
      ruleset.rules.tiandeZhong === 'branch' &&
      standsOnMonthDay(VARIANT_RULES.tiandeZhong, monthIndex, day, false) === true;
    if (byYear || byBranch || standsOnMonthDay(rule, monthIndex, day, flags.tuwang) === true)
      present.push(index);
  }
  return present;
}

/** Items a spirit forbids today: a few more than written on two occasions that 卷十 names. */
function forbidsOf(spirit: CompiledSpirit, monthBranch: Branch, rung: Rung | undefined): readonly number[] {
  if (spirit.index === SPIRIT_INDEX.yuejian && monthBranch === '寅') return [...spirit.forbids, ...CHUSHI];
  if (spirit.index === SPIRIT_INDEX.yuepo && rung?.why.startsWith('遇') === true) {
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

function sidesOf(input: LadderInput, rungs: ReadonlyMap<number, Rung>, seasons: number): ItemSides[] {
  const sides = ITEMS.map(() => ({ favours: [] as number[], strong: [] as number[], weak: [] as number[] }));
  for (const index of input.present) {
    const spirit = input.ruleset.byIndex[index] as CompiledSpirit;
    for (const item of favoursOf(spirit, input.ruleset, input.day)) sides[item]?.favours.push(index);
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
  return shareLists(sides);
}

/** Many items have the same spirits on a side: one list serves them all. */
function shareLists(sides: readonly ItemSides[]): ItemSides[] {
  const lists = new Map<string, readonly number[]>();
  const share = (list: readonly number[]): readonly number[] => {
    const key = list.join();
    const known = lists.get(key);
    if (known === undefined) lists.set(key, list);
    return known ?? list;
  };
  const records = new Map<string, ItemSides>();
  return sides.map(({ favours, strong, weak }) => {
    const key = `${favours.join()}|${strong.join()}|${weak.join()}`;
    let record = records.get(key);
    if (record === undefined) {
      record = { favours: share(favours), strong: share(strong), weak: share(weak) };
      records.set(key, record);
    }
    return record;
  });
}

function trimmedBy(input: LadderInput): readonly number[] {
  const trims = [...input.present].some((i) => input.ruleset.byIndex[i]?.effect?.type === 'trimFavours');
  return trims ? (input.ruleset.byIndex[SPIRIT_INDEX.yueyan]?.forbids ?? []) : [];
}

function buildBase(ruleset: Ruleset, monthBranch: Branch, day: Ganzhi, flags: BaseFlags): YijiBase {
  const present = monthDaySpirits(ruleset, monthBranch, day, flags);
  const input: LadderInput = { ruleset, monthBranch, day, present: new Set(present) };
  const rungs = rungsOf(input);
  return {
    ruleset,
    monthBranch,
    day,
    present,
    presentSet: input.present,
    rungs,
    allBy: present.filter((index) => rungs.get(index)?.mode === 'all'),
    grade: gradeOf(input),
    hasDe: DE_INDEXES.some((index) => input.present.has(index)),
    isDeIgnored: isDeIgnored(input),
    sides: sidesOf(input, rungs, flags.seasons),
    trimmed: trimmedBy(input),
    isForgiving: spiritsCount(input, FORGIVING),
    layered: present.flatMap((index) => {
      const spirit = ruleset.byIndex[index];
      return spirit?.effect?.type === 'onlyAllow' ? [spirit] : [];
    }),
    rungResults: rungResultsOf(present, rungs),
    reasons: new Map(),
    reasonLists: new Map(),
    yiRows: [],
    jiRows: [],
    datedRows: new Map(),
  };
}

function rungResultsOf(present: readonly number[], rungs: ReadonlyMap<number, Rung>): readonly RungResult[] {
  return Object.freeze(
    present.flatMap((index) => {
      const rung = rungs.get(index);
      if (rung === undefined || (rung.mode === 'usual' && rung.why === '')) return [];
      const { id, name } = SPIRITS[index] as Spirit;
      return [Object.freeze({ spirit: id, name, mode: rung.mode, case: rung.case, why: rung.why })];
    }),
  );
}

/** Bases by ruleset and key. Bound: 720 × 2 × 8 × 4 keys a ruleset, of which the calendar reaches about two thousand. */
const BASES = new WeakMap<Ruleset, Map<number, YijiBase>>();

/**
 * Key of a base, 0 to 46079.
 *
 * @param monthIndex 0 寅 … 11 丑
 */
export function baseKeyOf(monthIndex: number, dayIndex: number, flags: BaseFlags): number {
  return (
    (((monthIndex * 60 + dayIndex) * 2 + (flags.tuwang ? 1 : 0)) * 8 + flags.seasons) * 4 + flags.yearVirtues
  );
}

/** The base of a month, a day pillar and what season and year add. */
export function yijiBaseOf(
  ruleset: Ruleset,
  monthIndex: number,
  dayIndex: number,
  flags: BaseFlags,
): YijiBase {
  let bases = BASES.get(ruleset);
  if (bases === undefined) {
    bases = new Map();
    BASES.set(ruleset, bases);
  }
  const key = baseKeyOf(monthIndex, dayIndex, flags);
  let base = bases.get(key);
  if (base === undefined) {
    base = buildBase(ruleset, branchOf(monthIndex + 2), ganzhiOf(dayIndex), flags);
    bases.set(key, base);
  }
  return base;
}

/** Why a spirit favours or forbids, made once for each base. */
function reasonOf(base: YijiBase, index: number, side: 'favours' | 'forbids'): Reason {
  const key = side === 'favours' ? -1 - index : index;
  const known = base.reasons.get(key);
  if (known !== undefined) return known;
  const spirit = SPIRITS[index] as Spirit;
  const rung = side === 'forbids' ? base.rungs.get(index) : undefined;
  const reason: Reason = Object.freeze({
    spirit: spirit.id,
    name: spirit.name,
    mode: side === 'favours' ? '宜' : LADDER_MODE_NAMES[rung?.mode ?? 'usual'],
    case: rung?.case ?? '',
    why: rung?.why ?? '',
    book: spirit.book,
    chapter: '卷十 宜忌',
    ruleChapter: spirit.chapter,
  });
  base.reasons.set(key, reason);
  return reason;
}

/** Reasons of several spirits in the order given, one list for the same spirits. Spirits of the date have no rung. */
export function reasonList(
  base: YijiBase,
  side: 'favours' | 'forbids',
  spirits: readonly number[],
): readonly Reason[] {
  const key = side + spirits.join();
  let list = base.reasonLists.get(key);
  if (list === undefined) {
    list = Object.freeze(spirits.map((index) => reasonOf(base, index, side)));
    base.reasonLists.set(key, list);
  }
  return list;
}
