/**
 * Statements read one after another.
 */
import type { Statement } from './statement.ts';

/** What a text pictures, without the way out that follows the 「；」. */
export function portraitOf(text: string): string {
  const end = text.indexOf('；');
  return end < 0 ? text : `${text.slice(0, end)}。`;
}

/**
 * Statements as they stand in one paragraph. One thing to do is enough: the last tells its way, those before it picture alone,
 * but for what costs. Nothing (null) is left out.
 */
export function joinStatements(statements: readonly (Statement | null)[]): Statement[] {
  const present = statements.filter((statement) => statement !== null);
  return present.map((statement, i) => {
    const isWhole = statement.plain === null || statement.isCostly || i === present.length - 1;
    return isWhole ? statement : { ...statement, plain: portraitOf(statement.plain) };
  });
}
