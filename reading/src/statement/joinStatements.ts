/**
 * Joins statements that are read one after another.
 */
import type { Statement } from './statement.ts';

/** The picture of a text, without the advice that follows the 「；」. */
export function portraitOf(text: string): string {
  const end = text.indexOf('；');
  return end < 0 ? text : `${text.slice(0, end)}。`;
}

/**
 * Joins statements into one paragraph. One piece of advice is enough: only the last keeps its advice, the others their picture,
 * except for burdens (`isCostly`). Null is skipped.
 */
export function joinStatements(statements: readonly (Statement | null)[]): Statement[] {
  const present = statements.filter((statement) => statement !== null);
  return present.map((statement, i) => {
    const isWhole = statement.plain === null || statement.isCostly || i === present.length - 1;
    return isWhole ? statement : { ...statement, plain: portraitOf(statement.plain) };
  });
}
