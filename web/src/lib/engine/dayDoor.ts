import { almanacDay, type AlmanacDay, type AlmanacRules } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { dateDoor, type FunctionsOf } from './doors.ts';

/** Days of the almanac. */
export const DAY = dateDoor((engine) => ({
  almanacDay: (date: CivilDate, rules?: Partial<AlmanacRules>): AlmanacDay => almanacDay(date, rules, engine),
}));
export type DayEngine = FunctionsOf<typeof DAY>;
