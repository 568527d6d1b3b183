import { hourReadingsOf, type Doctrine } from '@shangyuan/engine/analysis';
import type { ChartRulesInput, DatedBirth } from '@shangyuan/engine/chart';
import { birthDoor } from './birthDoor.ts';

/** The readings of a birth whose hour is not known. */
export const HOURS = birthDoor((engine) => ({
  hourReadingsOf: (birth: DatedBirth, rules?: ChartRulesInput, doctrine?: Partial<Doctrine>) =>
    hourReadingsOf(birth, rules, doctrine, engine),
}));
