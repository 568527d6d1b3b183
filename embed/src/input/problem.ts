/**
 * What is wrong with the attributes of an element, and in which words it is shown.
 */
import type { Language } from '../language/language.ts';

/** Why an element cannot show what it should. */
export type ProblemCode =
  'birthMissing' | 'zoneMissing' | 'longitudeMissing' | 'dateMissing' | 'unreadable' | 'impossible';

/** Something wrong with an attribute. */
export interface Problem {
  readonly code: ProblemCode;
  readonly attribute: string;
  readonly value: string;
  /** What would have been right; empty where the message says it. */
  readonly expected: string;
}

/** Attributes that cannot be used. */
export class AttributeError extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, attribute: string, value = '', expected = '') {
    super(`${code}: ${attribute}="${value}"`);
    this.problem = { code, attribute, value, expected };
  }
}

/** A problem in the words of a language. */
export function problemText({ code, attribute, value, expected }: Problem, { say }: Language): string {
  switch (code) {
    case 'birthMissing':
      return say('请写明出生的日期与时刻，如 birth="1990-06-15 14:30"；不知道时刻，就只写日期。');
    case 'zoneMissing':
      return say('请写明出生地的时区，如 zone="Asia/Shanghai"。时区不同，四柱就可能不同，这里不代为猜测。');
    case 'longitudeMissing':
      return say('照所选规则要用太阳时，请写明出生地的经度，如 longitude="104.07"。');
    case 'dateMissing':
      return say('请写明日期，如 date="2024-02-10"，或 date="today"。');
    case 'unreadable':
      return say('{attribute}="{value}" 没有读懂，应是 {expected}。', { attribute, value, expected });
    case 'impossible':
      return say('{attribute}="{value}" 在历法里没有这一天或这一刻。', { attribute, value });
  }
}
