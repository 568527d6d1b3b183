import {
  findBirthTimes,
  type ChartRulesInput,
  type PillarNames,
  type YearRange,
} from '@shangyuan/engine/chart';
import { dateDoor, type FunctionsOf } from './doors.ts';

/** The times that have given pillars. */
export const SEARCH = dateDoor((engine) => ({
  findBirthTimes: (pillars: PillarNames, range: YearRange, rules?: ChartRulesInput) =>
    findBirthTimes(pillars, range, rules, engine),
}));
export type SearchEngine = FunctionsOf<typeof SEARCH>;
