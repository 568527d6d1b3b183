/**
 * The trash as rows, grouped by deletion.
 */
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { namesOf, type ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';

/** Something in the trash. */
export interface Trashed {
  readonly id: string;
  readonly kind: 'case' | 'comparison';
  readonly name: string;
  /** Pillars of a case; 合盘. */
  readonly detail: string;
  readonly deletedAt: number;
}

/** A row of the trash: the head of several that were deleted at once, or one thing. */
export type TrashRow =
  | {
      readonly kind: 'batch';
      readonly key: string;
      readonly deletedAt: number;
      readonly items: readonly Trashed[];
    }
  | { readonly kind: 'item'; readonly key: string; readonly item: Trashed };

/** Everything in the trash, last deleted first; one deletion keeps its order. */
export function trashedOf(
  cases: readonly CaseRecord[],
  comparisons: readonly ComparisonRecord[],
): readonly Trashed[] {
  const all: Trashed[] = [
    ...cases.map((record) => ({
      id: record.id,
      kind: 'case' as const,
      name: caseName(record),
      detail: record.pillars.filter(Boolean).join(' '),
      deletedAt: record.deletedAt,
    })),
    ...comparisons.map((record) => {
      const { a, b } = namesOf(record);
      return {
        id: record.id,
        kind: 'comparison' as const,
        name: `${a} 与 ${b}`,
        detail: '合盘',
        deletedAt: record.deletedAt,
      };
    }),
  ];
  return all.sort((a, b) => b.deletedAt - a.deletedAt);
}

/** Those whose name or pillars contain a text. */
export function searchTrash(trashed: readonly Trashed[], text: string): readonly Trashed[] {
  const query = text.trim().toLowerCase();
  if (query === '') return trashed;
  return trashed.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(query));
}

/** Rows of the list; a head precedes those that were deleted at the same instant. */
export function trashRows(trashed: readonly Trashed[]): readonly TrashRow[] {
  return [...Map.groupBy(trashed, ({ deletedAt }) => deletedAt)].flatMap(([deletedAt, items]) => [
    ...(items.length < 2 ? [] : [{ kind: 'batch' as const, key: `batch ${deletedAt}`, deletedAt, items }]),
    ...items.map((item) => ({ kind: 'item' as const, key: item.id, item })),
  ]);
}
