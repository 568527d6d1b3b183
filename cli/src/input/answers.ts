/**
 * What is answered about a person, as it is typed; what is not answered stays open.
 */
import type { ReportOptions } from '@shangyuan/reading/report';
import { textOf, type FlagValues } from '../flagValues.ts';

type Answers = NonNullable<ReportOptions['answers']>;

/** Values of `--situation`. */
export const SITUATIONS: Readonly<Record<string, NonNullable<Answers['situation']>>> = {
  学生: '学生',
  在职: '在职',
  自由: '自由',
  退休: '退休',
  student: '学生',
  employed: '在职',
  freelance: '自由',
  retired: '退休',
};
/** Values of `--partner` and `--children`. */
export const YES_OR_NO: Readonly<Record<string, boolean>> = { 有: true, 无: false, yes: true, no: false };

/** The answers of `--situation`, `--partner` and `--children`. */
export function readAnswers(flags: FlagValues): Answers {
  return {
    situation: SITUATIONS[textOf(flags, 'situation') ?? ''] ?? null,
    partner: YES_OR_NO[textOf(flags, 'partner') ?? ''] ?? null,
    children: YES_OR_NO[textOf(flags, 'children') ?? ''] ?? null,
  };
}
