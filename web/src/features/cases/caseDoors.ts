/**
 * A list of cases with the chosen one beside it: which case that is, and where the rows lead.
 */
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { PageId, Query } from '../../lib/page/paths.ts';
import type { CaseDoor } from './CaseRow.tsx';

/** The case an address asks for; where it asks for none, or for one that is gone, the first of the list; null without cases. */
export function shownCase(
  cases: readonly Pick<CaseRecord, 'id'>[],
  asked: string | undefined,
): string | null {
  return (cases.find(({ id }) => id === asked) ?? cases[0])?.id ?? null;
}

/**
 * Where each row of a page leads that shows the chosen case beside its list: to the same page with that case. The part that is
 * read stays, the luck chosen in another chart does not.
 */
export function doorsOf(page: PageId, shownId: string, query: Query) {
  const kept = Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'luck'));
  return ({ id }: Pick<CaseRecord, 'id'>): CaseDoor => ({
    page,
    query: { ...kept, id },
    isCurrent: id === shownId,
  });
}
