/**
 * 年神: the thirty-six gods of a year and the directions they hold.
 */
import {
  BRANCH_INDEX,
  type Ganzhi,
  GANZHI,
  type Mountain,
  STEM_INDEX,
  type Trigram,
} from '../ganzhi/index.ts';
import { GODS_BY_BRANCH, GODS_BY_STEM, YEAR_GODS, type YearGodName } from './tables/yearGods.ts';

export { GODS_BY_STEM, YEAR_GODS, type YearGodName } from './tables/yearGods.ts';

/** A god of the year and where it is. */
export interface YearGod {
  readonly name: YearGodName;
  /** As the book names them: mountains, 坎震离兑 for the middle mountain of the trigram, 戊 and 己 for the centre. */
  readonly positions: readonly YearGodPosition[];
  /** The positions as mountains; the centre has none. */
  readonly mountains: readonly Mountain[];
}

/** Where a god of the year may stand. */
export type YearGodPosition = Mountain | Trigram | '戊' | '己';

/** 四正卦 by the mountain in their middle; the other four trigrams are mountains themselves. */
const CARDINAL_MOUNTAIN: Readonly<Record<string, Mountain>> = { 坎: '子', 震: '卯', 离: '午', 兑: '酉' };

function cellOf(name: YearGodName, year: Ganzhi): string {
  const row =
    name in GODS_BY_STEM
      ? GODS_BY_STEM[name as keyof typeof GODS_BY_STEM].split(' ')[STEM_INDEX[year.stem]]
      : GODS_BY_BRANCH[name as keyof typeof GODS_BY_BRANCH].split(' ')[BRANCH_INDEX[year.branch]];
  return row as string;
}

function buildGod(name: YearGodName, year: Ganzhi): YearGod {
  const positions = Array.from(cellOf(name, year)) as YearGodPosition[];
  const mountains = positions
    .filter((position) => position !== '戊' && position !== '己')
    .map((position) => CARDINAL_MOUNTAIN[position] ?? (position as Mountain));
  return Object.freeze({ name, positions: Object.freeze(positions), mountains: Object.freeze(mountains) });
}

/** The lists of the sixty years, filled at first use: pure facts, frozen. */
const BY_YEAR: (readonly YearGod[] | undefined)[] = Array.from({ length: GANZHI.length });

/**
 * The gods of a year, in the order of 协纪辨方书.
 *
 * @param year pillar of the year (it changes with 立春)
 * @returns thirty-six, shared and frozen
 * Source: tables/yearGods.ts.
 * @example yearGodsOf(GANZHI[0])[9].positions // ['子']
 */
export function yearGodsOf(year: Ganzhi): readonly YearGod[] {
  return (BY_YEAR[year.index] ??= Object.freeze(YEAR_GODS.map((name) => buildGod(name, year))));
}
