import type { ChoosableRule } from '@shangyuan/reading/chart';

/** Rules of casting that stand in forms, in their order; everything else keeps the engine's default. */
export const FORM_RULES: readonly ChoosableRule[] = [
  'dayBoundary',
  'clock',
  'yearBoundary',
  'luckStart',
  'ageYear',
  'lifeStage',
  'shenshaProfile',
  'minggongMonth',
  'taiyuan',
  'xiaoyun',
  'tianyi',
  'yinBlade',
  'kuigang',
  'hongluan',
];
