/**
 * What a reader can ask a chart about: a cell of the grid, a label beside it, a relation.
 */
import type { ChartFact, Relation } from '@shangyuan/engine/chart';
import { useEffect } from 'react';
import { seeStep } from '../../../lib/device/firstSteps.ts';
import { GRID_ROWS, type CellRef, type GridColumn } from './gridView.ts';

/** The subject of the question. */
export type CellQuestion =
  | {
      readonly kind: 'cell';
      readonly title: string;
      readonly column: GridColumn;
      readonly row: CellRef['row'];
    }
  | { readonly kind: 'fact'; readonly title: string; readonly fact: ChartFact }
  | { readonly kind: 'relation'; readonly title: string; readonly relation: Relation };

/** The question of a grid cell; null for a cell that is absent or empty. */
export function cellQuestion(columns: readonly GridColumn[], cell: CellRef | null): CellQuestion | null {
  const column = columns.find(({ key }) => key === cell?.column);
  const row = GRID_ROWS.find(({ key }) => key === cell?.row);
  const isOpen = cell !== null;
  useEffect(() => {
    if (isOpen) seeStep('ask');
  }, [isOpen]);
  if (column === undefined || row === undefined || column.facts === null) return null;
  return { kind: 'cell', title: column.title + row.label, column, row: row.key };
}
