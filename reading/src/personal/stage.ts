/**
 * Stages of life that a day is worded for, so that no reader is given the errands of another age.
 */
import { audienceOf, type Audience, type ReaderAnswers } from '../statement/reader.ts';

/** 幼 is read by those who look after the child; 泛 is an age that is not known, or a day before the birth. */
export type Stage = '幼' | '少' | '成年' | '退' | '老' | '泛';

/** Children below it do not read yet. */
const SCHOOL_AGE = 7;

const STAGES: Readonly<Record<Audience, Stage>> = {
  child: '少',
  teen: '少',
  young: '成年',
  adult: '成年',
  retired: '退',
  elder: '老',
};

/** Stage of an age in whole years; an adult who answers 退休 is read as retired. */
export function stageOf(age: number | null, answers: ReaderAnswers): Stage {
  if (age === null || age < 0) return answers.situation === '退休' ? '退' : '泛';
  return age < SCHOOL_AGE ? '幼' : STAGES[audienceOf(age, answers)];
}
