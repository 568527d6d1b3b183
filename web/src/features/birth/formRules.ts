import type { ChoosableRule } from '@shangyuan/reading/chart';

/** Rules of casting shown in forms, in their order; all others use the engine's default. */
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
