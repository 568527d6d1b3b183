/**
 * 等第, the ladder of 协纪辨方书 卷十: what becomes of the forbids of each spirit when a 德 or another helper stands beside
 * it. Works on the spirits of a month and day pillar; spirits of the date have no rungs.
 */
import type { Branch, Ganzhi } from '../../ganzhi/index.ts';
import type { CompiledSpirit, Ruleset } from './ruleset.ts';
import { itemIndexes, SPIRIT_INDEX, spiritIndexes } from './spirits.ts';
import { DE } from '../tables/itemLists.ts';
import type { LadderCase } from '../tables/spiritRow.ts';

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

/** The rung a spirit stands on today. */
export interface Rung {
  readonly mode: LadderMode;
  /** What decided it, such as 遇天德 or 从劫煞论; empty where nothing had to. */
  readonly why: string;
  /** The case of the book, such as 巳亥月收日月害; empty where the spirit has none for this month. */
  readonly case: string;
  /** Items that stay forbidden under keep. */
  readonly keep: readonly number[];
}

const DE_INDEXES = spiritIndexes(DE);
const USUAL: Rung = Object.freeze({ mode: 'usual', why: '', case: '', keep: [] });
const NAME_OF_ID: Readonly<Record<string, number>> = SPIRIT_INDEX;

/** The spirits of a month and day pillar, ready for the ladder. */
export interface LadderInput {
  readonly ruleset: Ruleset;
  readonly monthBranch: Branch;
  readonly day: Ganzhi;
  /** Indexes of the spirits present. */
  readonly present: ReadonlySet<number>;
}

/** 阳错, 阴错 (and 岁薄 丙午, 逐阵 戊午 of one month each) make a 德 no 德. */
export function isDeIgnored(input: LadderInput): boolean {
  for (const index of input.present) {
    const effect = input.ruleset.byIndex[index]?.effect;
    if (effect?.type === 'treatAs') return true;
    if (effect?.type === 'trimFavours' && effect.ignoreDeOn === input.monthBranch + input.day.name)
      return true;
  }
  return false;
}

/** Whether 岁德 or 岁德合 is counted beside the four 德, which only option `yearVirtue` does. */
function yearVirtueOf(input: LadderInput): number | undefined {
  return [SPIRIT_INDEX.suide, SPIRIT_INDEX.suidehe].find((index) => input.present.has(index));
}

function helpersPresent(need: string, input: LadderInput, ignoresDe: boolean): readonly number[] {
  const wanted = spiritIndexes(need);
  const found = wanted.filter(
    (index) => input.present.has(index) && !(ignoresDe && DE_INDEXES.includes(index)),
  );
  const yearVirtue = ignoresDe || !need.includes(DE) ? undefined : yearVirtueOf(input);
  return yearVirtue === undefined ? found : [...found, yearVirtue];
}

/** Whether one of the spirits, ids separated by spaces, stands and counts: a 德 that 阳错 or 阴错 voids does not. */
export function spiritsCount(input: LadderInput, ids: string): boolean {
  const ignoresDe = isDeIgnored(input);
  return spiritIndexes(ids).some(
    (index) => input.present.has(index) && !(ignoresDe && DE_INDEXES.includes(index)),
  );
}

function caseText(rung: LadderCase): string {
  return `${rung.months === '*' ? '各' : rung.months}月${(rung.coincides ?? '').replaceAll(' ', '')}`;
}

function caseOf(spirit: CompiledSpirit, input: LadderInput): LadderCase | undefined {
  return spirit.row.cases?.find(({ months }) => months === '*' || months.includes(input.monthBranch));
}

/** The spirits that a present 阳错 or 阴错 puts in place, by index, with the name of what does. */
function treatedAs(input: LadderInput): ReadonlyMap<number, string> {
  const treated = new Map<number, string>();
  for (const index of input.present) {
    const spirit = input.ruleset.byIndex[index];
    if (spirit?.effect?.type !== 'treatAs') continue;
    for (const as of spiritIndexes(spirit.effect.as)) treated.set(as, spirit.row.name);
  }
  return treated;
}

/**
 * The rung of every present spirit that has one: those without a case for the month stand on usual and are left out.
 */
export function rungsOf(input: LadderInput): ReadonlyMap<number, Rung> {
  const { ruleset, present } = input;
  const ignoresDe = isDeIgnored(input);
  const treated = treatedAs(input);
  // 遇四废, 岁薄, 逐阵仍以死败论.
  const isDeadly =
    present.has(SPIRIT_INDEX.sifei) ||
    [...present].some((index) => ruleset.byIndex[index]?.effect?.type === 'trimFavours');
  const rungs = new Map<number, Rung>();
  const rungOf = (spirit: CompiledSpirit): Rung => {
    const known = rungs.get(spirit.index);
    if (known !== undefined) return known;
    const written = caseOf(spirit, input);
    if (written === undefined) return USUAL;
    const helpers = written.need === undefined ? [] : helpersPresent(written.need, input, ignoresDe);
    const mode = helpers.length > 0 ? (written.ifNeed as string) : written.otherwise;
    const text = caseText(written);
    if (mode.startsWith('delegate:')) {
      const other = ruleset.byIndex[NAME_OF_ID[mode.slice(9)] as number] as CompiledSpirit;
      const rung = present.has(other.index) ? rungOf(other) : USUAL;
      return { ...rung, why: `从${other.row.name}论`, case: text };
    }
    const names = helpers.map((index) => ruleset.byIndex[index]?.row.name).join('/');
    const why = names === '' ? '' : `遇${names}`;
    return {
      mode: mode as LadderMode,
      why,
      case: text,
      keep: mode === 'keep' ? itemIndexes(written.keep) : [],
    };
  };
  for (const index of present) {
    const spirit = ruleset.byIndex[index] as CompiledSpirit;
    let rung = rungOf(spirit);
    if (rung.mode === 'all' && isNotedOnly(spirit, ruleset))
      rung = { ...rung, mode: 'none', why: '只注不论' };
    const as = treated.get(index);
    if (as !== undefined && rung.mode !== 'all') rung = { ...USUAL, why: `${as}，德不作德论` };
    const isDeath = index === SPIRIT_INDEX.dashi || index === SPIRIT_INDEX.tianli;
    if (isDeadly && isDeath && rung.mode !== 'all') rung = { ...USUAL, why: '以死败论' };
    if (rung !== USUAL) rungs.set(index, rung);
  }
  return rungs;
}

const FIRST_MEETING = SPIRIT_INDEX.dahui;
const LAST_MEETING = SPIRIT_INDEX.jueyang;

/** 大会 … 绝阳 under option `yinyangBuilding` = note. */
function isNotedOnly(spirit: CompiledSpirit, ruleset: Ruleset): boolean {
  const isMeeting = spirit.index >= FIRST_MEETING && spirit.index <= LAST_MEETING;
  return isMeeting && ruleset.rules.yinyangBuilding === 'note';
}

/**
 * Grade of the day: the worst rung any present spirit has in this month.
 *
 * @returns index in `GRADE_NAMES`, or null where no present spirit is graded
 */
export function gradeOf(input: LadderInput): number | null {
  let worst: number | null = null;
  for (const index of input.present) {
    for (const [months, grade] of Object.entries(input.ruleset.byIndex[index]?.row.grades ?? {})) {
      if (months.includes(input.monthBranch)) worst = Math.max(worst ?? 0, grade);
    }
  }
  return worst;
}
