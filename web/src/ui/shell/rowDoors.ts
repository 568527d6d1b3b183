/**
 * A list with the chosen one of its rows beside it: which one that is, and where the rows lead.
 */
import type { PageId, Query } from '../../lib/page/paths.ts';

/** Where a row leads, and whether that is what is shown already. */
export interface RowDoor {
  readonly page: PageId;
  readonly query: Query;
  readonly isCurrent: boolean;
}

/** What has a row and is found again by its id. */
interface Listed {
  readonly id: string;
}

/** The requested row; by default, or where it was deleted, the first of the list; null without any. */
export function shownOf(rows: readonly Listed[], requested: string | undefined): string | null {
  return (rows.find(({ id }) => id === requested) ?? rows[0])?.id ?? null;
}

/**
 * Where each row of a page leads that shows the chosen one beside its list: to the same page with that one. The part that is read
 * stays, the luck chosen in another chart does not.
 */
export function doorsOf(page: PageId, shownId: string, query: Query) {
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'luck'));
  return ({ id }: Listed): RowDoor => ({ page, query: { ...rest, id }, isCurrent: id === shownId });
}
