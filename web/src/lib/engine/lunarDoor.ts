import {
  civilDateOfLunar,
  lunarDateOf,
  lunarYear,
  type LunarDateInput,
  type LunarRules,
} from '@shangyuan/engine/calendar';
import type { CivilDate } from '@shangyuan/engine/time';
import { dateDoor, type FunctionsOf } from './doors.ts';

/** Lunar dates and years. */
export const LUNAR = dateDoor((engine) => ({
  civilDateOfLunar: (lunar: LunarDateInput, rules?: Partial<LunarRules>) =>
    civilDateOfLunar(lunar, rules, engine),
  lunarDateOf: (date: CivilDate, rules?: Partial<LunarRules>) => lunarDateOf(date, rules, engine),
  lunarYear: (year: number, rules?: Partial<LunarRules>) => lunarYear(year, rules, engine),
}));
export type LunarEngine = FunctionsOf<typeof LUNAR>;
