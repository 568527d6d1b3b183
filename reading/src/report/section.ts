/**
 * How a section is put together: paragraphs of statements, none against one already accepted.
 */
import { opposes } from '../statement/claims.ts';
import { portraitOf } from '../statement/joinStatements.ts';
import type { Statement } from '../statement/statement.ts';
import {
  SECTION_TITLES,
  type Paragraph,
  type ReportRow,
  type ReportSection,
  type SectionId,
} from './report.ts';

/**
 * A paragraph: the lead first, then what modifies it. Each shows its picture; the ways out are in the why-sheet (`whole`), since
 * a section has one thing to do.
 */
export function paragraph(...statements: readonly (Statement | null)[]): Paragraph {
  return { heading: null, statements: statements.filter((statement) => statement !== null).map(pictured) };
}

/** A statement shown only to experts. */
export function forExperts(statement: Statement): Statement {
  return { ...statement, plain: null, whole: null };
}

/** A statement that leaves 一句话 to another of its section. */
export function withoutShort(statement: Statement): Statement {
  return { ...statement, short: null };
}

/** Without the way out that follows the picture. */
function pictured(statement: Statement): Statement {
  return { ...statement, plain: statement.plain === null ? null : portraitOf(statement.plain) };
}

/** What a section is made of. */
export interface SectionParts {
  readonly paragraphs: readonly Paragraph[];
  readonly rows?: readonly ReportRow[];
  readonly todo?: Statement | null;
  readonly notes?: readonly string[];
}

/**
 * A section from its parts. Of two statements that maintain opposite things the earlier stands: the order of a section is
 * the order of weight. Paragraphs left empty are dropped.
 */
export function sectionOf(
  id: SectionId,
  { paragraphs, rows = [], todo = null, notes = [] }: SectionParts,
): ReportSection {
  const accepted: Statement[] = [];
  const consistent = paragraphs.map(({ heading, statements }) => ({
    heading,
    statements: statements.filter((statement) => {
      if (opposes(accepted, statement) !== null) return false;
      accepted.push(statement);
      return true;
    }),
  }));
  return {
    id,
    title: SECTION_TITLES[id],
    paragraphs: consistent.filter(({ statements }) => statements.length > 0),
    rows,
    todo: todo !== null && opposes(accepted, todo) === null ? todo : null,
    notes,
  };
}
