import { festivalsOf, monthGrid, type FestivalRules, type LunarRules } from '@shangyuan/engine/calendar';
import type { CivilDate } from '@shangyuan/engine/time';
import { dateDoor, type FunctionsOf } from './doors.ts';

/** Months as a calendar shows them. */
export const MONTH = dateDoor((engine) => ({
  festivalsOf: (date: CivilDate, rules?: Partial<FestivalRules>) => festivalsOf(date, rules, engine),
  monthGrid: (year: number, month: number, weekStart?: 0 | 1, rules?: Partial<LunarRules>) =>
    monthGrid(year, month, weekStart, rules, engine),
}));
export type MonthEngine = FunctionsOf<typeof MONTH>;
