/**
 * What every closing sentence has alike: its values, where it comes from, its chip and its reason.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';

/** Values that the closing sentence of every section rests on. */
export type TodoValues = {
  /** What it follows from, for the chip: 用土, 七杀格半成. */
  readonly from: string;
  readonly yong: Wuxing;
  readonly xi: Wuxing;
  readonly ji: Wuxing;
  /** When the 用神 comes: 2027丁未、2028戊申年, or 戊己之年. */
  readonly when: string;
};

/** What every family of closing sentences shares. */
export const TODO_FORM = {
  rule: 'TODO',
  source: '本应用的建议',
  chip: ({ from }: TodoValues): string => from,
  why: ({ from }: TodoValues): string => `由${from}而来的一件小事，做不做都随你。`,
};
