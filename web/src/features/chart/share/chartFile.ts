/**
 * A chart as a file: all of it as text or as JSON, to read outside the app or to pass to another tool.
 */
import { chartDocument } from '@shangyuan/engine/document';
import { chartDocumentText } from '@shangyuan/reading/document';
import { analysisOf } from '../../../lib/cases/analysisOf.ts';
import type { ChartSource } from '../../../lib/cases/useChartSource.ts';
import { DISCLAIMER } from '../../../lib/words/disclaimer.ts';

/** A text with the name and type of its file. */
export interface ChartFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What a chart can be written as. */
export type ChartFileKind = 'text' | 'json';

/** The file of a chart; the person's name is in it only where it is wished. */
export function chartFile(
  kind: ChartFileKind,
  { record, chart }: Pick<ChartSource, 'record' | 'chart'>,
  isNamed: boolean,
): ChartFile {
  const named = isNamed && record.name !== '' ? { name: record.name } : {};
  const document = chartDocument(chart, { ...named, disclaimer: DISCLAIMER }, analysisOf(chart));
  const stem = `shangyuan-${record.pillars.filter((name) => name !== null).join('-')}`;
  return kind === 'json'
    ? { name: `${stem}.json`, type: 'application/json', text: `${JSON.stringify(document, null, 2)}\n` }
    : { name: `${stem}.txt`, type: 'text/plain', text: chartDocumentText(chart, document) };
}
