/**
 * The part of 宜忌 that month and day pillar settle only: spirits, rungs, and for each item who favours it, who forbids
 * it strongly and who weakly. The 720 combinations (times the few that season and year add) are built on demand and cached;
 * they are pure facts of the book.
 */
import { type Branch, branchOf, type Ganzhi, ganzhiOf, monthIndexOf } from '../../ganzhi/index.ts';
import { DE } from '../tables/itemLists.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import { VARIANT_RULES } from '../tables/variantRules.ts';
import { baseSteps, type ClosingStep } from './closingSteps.ts';
import { type ItemSides, sidesOf, trimmerOf } from './itemSides.ts';
import {
  gradeOf,
  type LadderInput,
  ladderOf,
  type Rung,
  spiritIdOf,
  spiritsCount,
  voidedOf,
} from './ladder.ts';
import type { CompiledSpirit, Ruleset } from './ruleset.ts';
import {
  isPresentOnMonthDay,
  monthCellOf,
  SPIRIT_INDEX,
  spiritIndexes,
  type Spirit,
  SPIRITS,
} from './spirits.ts';
import type { ItemRecord, LastLists, RungResult, Yiji } from './yijiTypes.ts';

/** What of season and year enters the base beside month and day pillar. */
export interface BaseFlags {
  readonly tuwang: boolean;
  /** Bits of `CONDITIONAL_FAVOURS` with a season: 1 伐木, 2 畋猎, 4 取鱼. */
  readonly seasons: number;
  /** 岁德 1, 岁德合 2, only under option `yearVirtue`. */
  readonly yearVirtues: number;
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
  /** Those of the four 德 that are present and count. */
  readonly virtues: readonly SpiritId[];
  readonly sides: readonly ItemSides[];
  /** What led to the sides, before the closing rules. */
  readonly steps: readonly ClosingStep[];
  /** One of 德, 赦, 愿, 月恩, 四相, 时德 is present and counts (不注忌 …). */
  readonly isForgiving: boolean;
  /** Present spirits that lay an effect over the list, such as 无禄日 under option `strict`. */
  readonly layered: readonly CompiledSpirit[];
  /** A 德 or 愿 that keeps such a layer off. */
  readonly counts: (ids: string) => boolean;
  readonly rungResults: readonly RungResult[];
  /** Rows without spirits of the date. */
  readonly yiRows: (ItemRecord | undefined)[];
  readonly jiRows: (ItemRecord | undefined)[];
  /** Rows with a favour that the closing rules moved here from another item. */
  readonly movedRows: (ItemRecord | undefined)[];
  /** The lists of the date before; null before the first. */
  readonly lists: { last: LastLists | null };
  /** Answers by the bits of the spirits of the date. */
  readonly answers: Map<number, Yiji>;
}

const DE_INDEXES = spiritIndexes(DE);
const FORGIVING = `${DE} tianshe tianyuan yueen sixiang shide`;

/** Spirits of a month by the stem, branch or pair of the day that brings them. */
function buildMonthSpirits(
  ruleset: Ruleset,
  monthIndex: number,
  tuwang: boolean,
): ReadonlyMap<string, readonly number[]> {
  const spirits = new Map<string, number[]>();
  for (const { index, rule } of ruleset.spirits) {
    const found = monthCellOf(rule, monthIndex, tuwang);
    if (found === null) continue;
    const width = found.target === 'dayGanzhi' ? 2 : 1;
    for (let at = 0; at + width <= found.cell.length; at += width) {
      const name = found.cell.slice(at, at + width);
      const indexes = spirits.get(name);
      if (indexes === undefined) spirits.set(name, [index]);
      else indexes.push(index);
    }
  }
  return spirits;
}

const NO_SPIRITS: readonly number[] = [];

function monthDaySpirits(ruleset: Ruleset, monthBranch: Branch, day: Ganzhi, flags: BaseFlags): number[] {
  const monthIndex = monthIndexOf(monthBranch);
  const place = monthIndex + (flags.tuwang ? 12 : 0);
  const spirits = (ruleset.months[place] ??= buildMonthSpirits(ruleset, monthIndex, flags.tuwang));
  const present = new Set(
    [day.stem, day.branch, day.name].flatMap((name) => spirits.get(name) ?? NO_SPIRITS),
  );
  if ((flags.yearVirtues & 1) > 0) present.add(SPIRIT_INDEX.suide);
  if ((flags.yearVirtues & 2) > 0) present.add(SPIRIT_INDEX.suidehe);
  if (
    ruleset.rules.tiandeZhong === 'branch' &&
    isPresentOnMonthDay(VARIANT_RULES.tiandeZhong, monthIndex, day, false) === true
  )
    present.add(SPIRIT_INDEX.tiande);
  return [...present].sort((a, b) => a - b);
}

function buildBase(ruleset: Ruleset, monthBranch: Branch, day: Ganzhi, flags: BaseFlags): YijiBase {
  const present = monthDaySpirits(ruleset, monthBranch, day, flags);
  const input: LadderInput = { ruleset, monthBranch, day, present: new Set(present) };
  const voided = voidedOf(input);
  const ladder = ladderOf(input, voided);
  const laidOut = sidesOf(input, ladder, voided, flags.seasons);
  return {
    ruleset,
    monthBranch,
    day,
    present,
    presentSet: input.present,
    rungs: ladder.rungs,
    allBy: present.filter((index) => ladder.rungs.get(index)?.mode === 'all'),
    grade: gradeOf(input, ladder.deaths),
    virtues: Object.freeze(
      DE_INDEXES.filter((index) => input.present.has(index) && !voided.spirits.has(index)).map(spiritIdOf),
    ),
    sides: laidOut.sides,
    steps: baseSteps(voided, ladder, trimmerOf(input), laidOut),
    isForgiving: spiritsCount(input, voided, FORGIVING),
    layered: present.flatMap((index) => {
      const spirit = ruleset.byIndex[index];
      return spirit?.effect?.type === 'onlyAllow' ? [spirit] : [];
    }),
    counts: (ids) => spiritsCount(input, voided, ids),
    rungResults: rungResultsOf(present, ladder.rungs),
    yiRows: [],
    jiRows: [],
    movedRows: [],
    lists: { last: null },
    answers: new Map(),
  };
}

function rungResultsOf(present: readonly number[], rungs: ReadonlyMap<number, Rung>): readonly RungResult[] {
  return Object.freeze(
    present.flatMap((index) => {
      const rung = rungs.get(index);
      if (rung === undefined || (rung.mode === 'usual' && rung.why === null)) return [];
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
function baseKeyOf(monthIndex: number, dayIndex: number, flags: BaseFlags): number {
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
