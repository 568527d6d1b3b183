import { compareRules, type Birth, type ChartRulesInput } from '@shangyuan/engine/chart';
import { castWith } from './castDoor.ts';
import { birthDoor } from './birthDoor.ts';
import type { FunctionsOf } from './doors.ts';

/** What other rules change in a chart. */
export const RULES = birthDoor((engine) => ({
  ...castWith(engine),
  compareRules: (birth: Birth, a: ChartRulesInput, b: ChartRulesInput) => compareRules(birth, a, b, engine),
}));
export type RulesEngine = FunctionsOf<typeof RULES>;
