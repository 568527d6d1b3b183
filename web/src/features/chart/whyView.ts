/**
 * Why a cell of the grid says what it says. Loaded when somebody asks.
 */
import type { PillarsChart } from '@shangyuan/engine/chart';
import { whyText } from '@shangyuan/reading/chart';
import type { GridColumn, GridRowKey } from './gridView.ts';

/** An explanation: the steps that lead there, and the books. */
export interface Why {
  readonly steps: readonly string[];
  readonly source: string;
}

/** The explanation of a cell. */
export function whyOf(chart: PillarsChart, column: GridColumn, row: GridRowKey): Why {
  const { steps, sources } = whyText(chart, { row, pillar: column.ref });
  return { steps, source: sources.join('；') };
}
