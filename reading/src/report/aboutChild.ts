/**
 * Statements about a child, read by its parents.
 */
import type { Statement } from '../statement/statement.ts';
import type { ReportFacts } from './reportFacts.ts';

/** A text that speaks to the reader, as it speaks of a child: 你 is 这孩子 at first, then 他 or 她. */
function ofChild(text: string, pronoun: '他' | '她'): string {
  return text.replace('你', '这孩子').replaceAll('你', pronoun);
}

/** A statement in words about the child, for a reader up to 12; the same for every other reader. */
export function aboutChild(
  { audience, chart }: Pick<ReportFacts, 'audience' | 'chart'>,
  statement: Statement,
): Statement {
  if (audience !== 'child') return statement;
  const pronoun = chart.sex === '男' ? '他' : '她';
  const { plain, whole, short } = statement;
  const spoken = (text: string | null): string | null => (text === null ? null : ofChild(text, pronoun));
  return { ...statement, plain: spoken(plain), whole: spoken(whole), short: spoken(short) };
}
