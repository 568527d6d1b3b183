/**
 * Why a cell of the grid says what it says: what it means here, how it was found, and where that stands. Loaded when somebody
 * asks.
 */
import type { PillarsChart } from '@shangyuan/engine/chart';
import { cellReadingOf, SPIRIT_MEANINGS } from '@shangyuan/reading/cells';
import { whyText } from '@shangyuan/reading/chart';
import type { GridColumn, GridRowKey } from './gridView.ts';

/** What a thing of the cell means here. */
export interface Meaning {
  /** 年干伤官, 华盖. */
  readonly name: string;
  readonly text: string;
}

/** An explanation: what the cell means, the steps that lead there, and the books. */
export interface Why {
  readonly meanings: readonly Meaning[];
  readonly steps: readonly string[];
  readonly source: string;
}

function meaningsOf(chart: PillarsChart, column: GridColumn, row: GridRowKey): Meaning[] {
  const { key, facts, shensha } = column;
  if (row === 'shensha') {
    const meanings: Readonly<Record<string, string>> = SPIRIT_MEANINGS;
    return shensha
      .flatMap(({ name }) => ({ name, text: meanings[name] ?? '' }))
      .filter(({ text }) => text !== '');
  }
  if (facts === null) return [];
  return cellReadingOf(chart, { row, place: key, facts }).map(({ whole, evidence }) => ({
    name: evidence[0]?.chip ?? '',
    text: whole ?? '',
  }));
}

/** The explanation of a cell. */
export function whyOf(chart: PillarsChart, column: GridColumn, row: GridRowKey): Why {
  const { steps, sources } = whyText(chart, { row, pillar: column.ref });
  return { meanings: meaningsOf(chart, column, row), steps, source: sources.join('；') };
}
