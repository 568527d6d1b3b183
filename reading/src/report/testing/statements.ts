/**
 * Every statement of a report in the order it is read.
 */
import type { Statement } from '../../statement/statement.ts';
import type { Report } from '../report.ts';

/** Statements of the key points, the paragraphs and the closing sentences. */
export function statementsOf({ keyPoints, sections }: Report): Statement[] {
  return [
    ...keyPoints.map(({ statement }) => statement),
    ...sections.flatMap(({ paragraphs, todo }) => [
      ...paragraphs.flatMap(({ statements }) => statements),
      ...(todo === null ? [] : [todo]),
    ]),
  ];
}
