/**
 * What a reader can ask a chart about: a cell of the grid, a label beside it, a relation.
 */
import type { ChartFact, Relation } from '@shangyuan/engine/chart';
import type { CellRef, GridColumn } from './gridView.ts';

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
