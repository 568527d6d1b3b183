import { compareYiji, type AlmanacRules } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { dateDoor, type FunctionsOf } from './doors.ts';

/** 宜忌 of a day under two sets of rules. */
export const YIJI = dateDoor((engine) => ({
  compareYiji: (date: CivilDate, a?: Partial<AlmanacRules>, b?: Partial<AlmanacRules>) =>
    compareYiji(date, a, b, engine),
}));
export type YijiEngine = FunctionsOf<typeof YIJI>;
