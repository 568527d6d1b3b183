import type { CalendarRules } from '@shangyuan/engine/calendar';
import { castHexagram } from '@shangyuan/engine/hexagram';
import type { CivilTime } from '@shangyuan/engine/time';
import { dateDoor, type FunctionsOf } from './doors.ts';

/** The hexagram of a moment. */
export const HEXAGRAM = dateDoor((engine) => ({
  castHexagram: (civil: CivilTime, rules?: Partial<CalendarRules>) => castHexagram(civil, rules, engine),
}));
export type HexagramEngine = FunctionsOf<typeof HEXAGRAM>;
