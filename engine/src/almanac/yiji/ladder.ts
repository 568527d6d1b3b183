/**
 * 等第, the ladder of 协纪辨方书 卷十: what becomes of the forbids of each spirit when a 德 or another helper stands beside
 * it. Works on the spirits of a month and day pillar; spirits of the date have no rungs.
 */
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';
import type { CompiledSpirit, Ruleset } from './ruleset.ts';
import { itemIndexes, SPIRIT_INDEX, SPIRITS, spiritIndexes } from './spirits.ts';
import { DE } from '../tables/itemLists.ts';
import type { LadderCase } from '../tables/spiritRow.ts';
import type { SpiritId } from '../tables/spiritRows.ts';

/**
 * What happens to the forbids of a spirit: none 化解 they fall; keep 从宜不从忌 a few stay; cancel 从宜亦从忌 each falls
 * together with the favour it meets; usual 从忌不从宜 they stand; all 诸事皆忌.
 */
export type LadderMode = 'none' | 'keep' | 'cancel' | 'usual' | 'all';

/** Names of the modes as the book has them. */
export const LADDER_MODE_NAMES = {
  none: '化解',
  keep: '从宜不从忌',
  cancel: '从宜亦从忌',
  usual: '从忌不从宜',
  all: '诸事皆忌',
} as const satisfies Readonly<Record<LadderMode, string>>;

/** Names of the six grades 等第. */
export const GRADE_NAMES = [
  '上 吉足胜凶',
  '上次 吉足抵凶',
  '中 吉不抵凶',
  '中次 凶胜于吉',
  '下 凶又逢凶',
  '下下 凶叠大凶',
] as const;

/** A case of the ladder: the months it is for, as the book runs them together (null for every month), and what else stands there. */
export interface RungCase {
  readonly months: string | null;
  /** Names of what the book remarks in passing. */
  readonly coincides: readonly string[];
}

/**
 * What decided a rung: helpers that are present today; another spirit whose rung is taken; 阳错 or 阴错, under which no 德 counts;
 * 以死败论; or an option by which the spirit is only noted.
 */
export type RungWhy =
  | { readonly code: 'helped'; readonly values: { readonly by: readonly SpiritId[] } }
  | { readonly code: 'delegated'; readonly values: { readonly to: SpiritId } }
  | { readonly code: 'treatedAs'; readonly values: { readonly by: SpiritId } }
  | { readonly code: 'asDeath'; readonly values: { readonly by: SpiritId } }
  | { readonly code: 'notedOnly'; readonly values: Readonly<Record<string, never>> };

/** The rung a spirit stands on today. */
export interface Rung {
  readonly mode: LadderMode;
  /** Null where nothing had to decide. */
  readonly why: RungWhy | null;
  /** Null where the spirit has no case for this month. */
  readonly case: RungCase | null;
  /** Items that stay forbidden under keep. */
  readonly keep: readonly number[];
}

const DE_INDEXES = spiritIndexes(DE);
/** What 阳错, 阴错, 岁薄 and 逐阵 void: the four 德, 天愿, and 岁德 where an option counts it. */
const YEAR_VIRTUES: readonly number[] = [SPIRIT_INDEX.suide, SPIRIT_INDEX.suidehe];
const VOIDABLE: readonly number[] = [...DE_INDEXES, SPIRIT_INDEX.tianyuan, ...YEAR_VIRTUES];
const DEATHS: readonly number[] = [SPIRIT_INDEX.dashi, SPIRIT_INDEX.tianli];
/** 中次: where 大时 or 天吏 is 死败 by its own case, it has this grade. */
const DEATH_GRADE = 3;
const RUNGS = new Map<string, Rung>();

/** A rung, one record for all days on which it is alike: what rests on it is shared by them. */
function rungWith(mode: LadderMode, why: RungWhy | null, of: RungCase | null, keep: readonly number[]): Rung {
  const key = JSON.stringify([mode, why, of, keep]);
  let rung = RUNGS.get(key);
  if (rung === undefined) {
    rung = Object.freeze({ mode, why, case: of, keep });
    RUNGS.set(key, rung);
  }
  return rung;
}

const USUAL = rungWith('usual', null, null, []);
const NOTHING_VOID: ReadonlySet<number> = new Set();
const INDEX_OF_ID: Readonly<Record<string, number>> = SPIRIT_INDEX;

/** Id of a spirit of `SPIRITS`. */
export function spiritIdOf(index: number): SpiritId {
  return (SPIRITS[index] as (typeof SPIRITS)[number]).id;
}

/** The spirits of a month and day pillar, ready for the ladder. */
export interface LadderInput {
  readonly ruleset: Ruleset;
  readonly monthBranch: Branch;
  readonly day: Ganzhi;
  /** Indexes of the spirits present. */
  readonly present: ReadonlySet<number>;
}

/** A 德 or 愿 that does not count today, and the spirit that voids it. */
export interface Voided {
  readonly by: number | null;
  /** Indexes of those that are present and do not count. */
  readonly spirits: ReadonlySet<number>;
}

function voiderOf({ ruleset, present, monthBranch, day }: LadderInput): number | null {
  for (const index of present) {
    const effect = ruleset.byIndex[index]?.effect;
    if (effect?.type === 'treatAs') return index;
    if (effect?.type === 'trimFavours' && effect.ignoreDeOn === monthBranch + day.name) return index;
  }
  return null;
}

/**
 * 德愿不作论: 阳错, 阴错, 岁薄 of 四月丙午 and 逐阵 of 六月戊午 make a 德 no 德 and a 愿 no 愿: it helps nothing and favours nothing.
 */
export function voidedOf(input: LadderInput): Voided {
  const by = voiderOf(input);
  if (by === null) return { by, spirits: NOTHING_VOID };
  return { by, spirits: new Set(VOIDABLE.filter((index) => input.present.has(index))) };
}

function helpersPresent(need: string, input: LadderInput, voided: Voided): readonly number[] {
  // 岁德 and 岁德合 are present only under option `yearVirtue`, which counts them beside the four.
  const helpers = need.includes(DE) ? [...spiritIndexes(need), ...YEAR_VIRTUES] : spiritIndexes(need);
  return helpers.filter((index) => input.present.has(index) && !voided.spirits.has(index));
}

/** Whether one of the spirits, ids separated by spaces, is present and counts. */
export function spiritsCount(input: LadderInput, voided: Voided, ids: string): boolean {
  return spiritIndexes(ids).some((index) => input.present.has(index) && !voided.spirits.has(index));
}

const CASES = new WeakMap<LadderCase, RungCase>();

function rungCaseOf(written: LadderCase): RungCase {
  let found = CASES.get(written);
  if (found === undefined) {
    found = Object.freeze({
      months: written.months === '*' ? null : written.months,
      coincides: Object.freeze(written.coincides?.split(' ') ?? []),
    });
    CASES.set(written, found);
  }
  return found;
}

function caseOf(spirit: CompiledSpirit, input: LadderInput): LadderCase | undefined {
  return spirit.row.cases?.find(({ months }) => months === '*' || months.includes(input.monthBranch));
}

/** The spirits that a present 阳错 or 阴错 puts in place, by index, with the one that does. */
function treatedAs(input: LadderInput): ReadonlyMap<number, number> {
  const treated = new Map<number, number>();
  for (const index of input.present) {
    const effect = input.ruleset.byIndex[index]?.effect;
    if (effect?.type !== 'treatAs') continue;
    for (const as of spiritIndexes(effect.as)) treated.set(as, index);
  }
  return treated;
}

/** 遇四废, 岁薄, 逐阵仍以死败论: the spirit that makes it so, or null. */
function deathBringer({ ruleset, present }: LadderInput): number | null {
  if (present.has(SPIRIT_INDEX.sifei)) return SPIRIT_INDEX.sifei;
  for (const index of present) if (ruleset.byIndex[index]?.effect?.type === 'trimFavours') return index;
  return null;
}

function freezeWhy(why: RungWhy): RungWhy {
  Object.freeze(why.values);
  return Object.freeze(why);
}

/** What the ladder settles for a day. */
export interface Ladder {
  /** Rungs of the present spirits that have one; the others stand on usual. */
  readonly rungs: ReadonlyMap<number, Rung>;
  /** 大时 and 天吏 that are 死败 against their own case, and the spirit that makes them so. */
  readonly deaths: readonly number[];
  readonly deathBy: number | null;
}

/** The rung of every present spirit that has one: those without a case for the month stand on usual and are left out. */
export function ladderOf(input: LadderInput, voided: Voided): Ladder {
  const { ruleset, present } = input;
  const treated = treatedAs(input);
  const deathBy = deathBringer(input);
  const rungs = new Map<number, Rung>();
  const deaths: number[] = [];
  const rungOf = (spirit: CompiledSpirit): Rung => {
    const known = rungs.get(spirit.index);
    if (known !== undefined) return known;
    const written = caseOf(spirit, input);
    if (written === undefined) return USUAL;
    const helpers = written.need === undefined ? [] : helpersPresent(written.need, input, voided);
    const mode = helpers.length > 0 ? (written.ifNeed as string) : written.otherwise;
    const rungCase = rungCaseOf(written);
    if (mode.startsWith('delegate:')) {
      const other = ruleset.byIndex[INDEX_OF_ID[mode.slice(9)] as number] as CompiledSpirit;
      const rung = present.has(other.index) ? rungOf(other) : USUAL;
      const why = freezeWhy({ code: 'delegated', values: { to: spiritIdOf(other.index) } });
      return rungWith(rung.mode, why, rungCase, rung.keep);
    }
    const by = Object.freeze(helpers.map(spiritIdOf));
    const why = by.length === 0 ? null : freezeWhy({ code: 'helped', values: { by } });
    return rungWith(mode as LadderMode, why, rungCase, mode === 'keep' ? itemIndexes(written.keep) : []);
  };
  for (const index of present) {
    const spirit = ruleset.byIndex[index] as CompiledSpirit;
    let rung = rungOf(spirit);
    if (rung.mode === 'all' && isNotedOnly(spirit, ruleset)) {
      const why = freezeWhy({ code: 'notedOnly', values: {} });
      rung = rungWith('none', why, rung.case, rung.keep);
    }
    const as = treated.get(index);
    if (as !== undefined && rung.mode !== 'all') {
      rung = rungWith('usual', freezeWhy({ code: 'treatedAs', values: { by: spiritIdOf(as) } }), null, []);
    }
    if (deathBy !== null && DEATHS.includes(index) && rung.mode !== 'all') {
      if (rung.mode !== 'usual') deaths.push(index);
      rung = rungWith('usual', freezeWhy({ code: 'asDeath', values: { by: spiritIdOf(deathBy) } }), null, []);
    }
    if (rung !== USUAL) rungs.set(index, rung);
  }
  return { rungs, deaths, deathBy };
}

const FIRST_MEETING = SPIRIT_INDEX.dahui;
const LAST_MEETING = SPIRIT_INDEX.jueyang;

/** 大会 … 绝阳 under option `yinyangBuilding` = note. */
function isNotedOnly(spirit: CompiledSpirit, ruleset: Ruleset): boolean {
  const isMeeting = spirit.index >= FIRST_MEETING && spirit.index <= LAST_MEETING;
  return isMeeting && ruleset.rules.yinyangBuilding === 'note';
}

/**
 * Grade of the day: the worst any present spirit has in this month. 大时 and 天吏 that are 死败 against their own case do not keep
 * the grade of that case: they have the one of the months in which the book itself takes them so.
 *
 * @param deaths those of `ladderOf`
 * @returns index in `GRADE_NAMES`, or null where no present spirit is graded
 */
export function gradeOf(input: LadderInput, deaths: readonly number[]): number | null {
  let worst: number | null = null;
  for (const index of input.present) {
    for (const [months, written] of Object.entries(input.ruleset.byIndex[index]?.row.grades ?? {})) {
      if (!months.includes(input.monthBranch)) continue;
      const grade = deaths.includes(index) ? Math.max(written, DEATH_GRADE) : written;
      worst = Math.max(worst ?? 0, grade);
    }
  }
  return worst;
}
