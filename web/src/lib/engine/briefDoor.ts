import { dayBrief, type AlmanacRules, type DayBrief } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { dateDoor } from './doors.ts';

/** What an almanac says of a day first; the whole day is behind dayDoor.ts and weighs more. */
export const BRIEF = dateDoor((engine) => ({
  dayBrief: (date: CivilDate, rules?: Partial<AlmanacRules>): DayBrief => dayBrief(date, rules, engine),
}));
