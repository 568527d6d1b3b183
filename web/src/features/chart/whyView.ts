/**
 * Why a cell of the grid says what it says: the words of reading with the title of the cell.
 */
import type { PillarsChart } from '@shangyuan/engine/chart';
import { whyText } from '@shangyuan/reading/chart';
import { GRID_ROWS, type GridColumn, type GridRowKey } from './gridView.ts';

/** An explanation: what was found, the steps that lead there, and the books. */
export interface Why {
  readonly title: string;
  readonly steps: readonly string[];
  readonly source: string;
}

/** The explanation of a cell; null where the cell is empty (unknown hour). */
export function whyOf(chart: PillarsChart, column: GridColumn, row: GridRowKey): Why | null {
  if (column.facts === null) return null;
  const label = GRID_ROWS.find(({ key }) => key === row)?.label ?? '';
  const { steps, sources } = whyText(chart, { row, pillar: column.ref });
  return { title: column.title + label, steps, source: sources.join('；') };
}
