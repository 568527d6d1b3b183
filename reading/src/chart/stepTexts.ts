/**
 * What the texts of steps are: one function for each code of the engine's steps, grouped by topic.
 */
import type { StepCode, StepValues } from '@shangyuan/engine/chart';

/** Sentences of some of the codes. */
export type StepTexts<Code extends StepCode> = {
  readonly [Each in Code]: (values: Readonly<StepValues[Each]>) => string;
};

/** Characters joined as a list. */
export const list = (words: readonly string[]): string => words.join('、');
