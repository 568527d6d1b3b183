import { castChart, compareRules } from '@shangyuan/engine/chart/home';
import type { EngineDoor } from './engineOf.ts';

/** What other rules change in a chart. */
export interface RulesEngine {
  readonly castChart: typeof castChart;
  readonly compareRules: typeof compareRules;
}

export const RULES: EngineDoor<RulesEngine> = {
  modern: { castChart, compareRules },
  loadHistorical: () => import('@shangyuan/engine/chart/historical'),
  loadAbroad: () => import('./chartAbroad.ts'),
};
