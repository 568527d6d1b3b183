/**
 * The chart a page is about, from its query: `id` of a saved case, or `now` for the chart of the moment.
 */
import { useState } from 'react';
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { findCase } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import type { Query } from '../page/paths.ts';
import { useSettings } from '../device/settings.ts';
import { useLoaded, type Loaded } from '../page/useLoaded.ts';

/** A chart with the record it was cast from. */
export interface ChartSource {
  readonly record: CaseRecord;
  readonly chart: Chart | PillarsChart;
}

/** Why a page has no chart: nothing was asked for, or what was asked for is gone. */
export type NoChart = 'none' | 'gone';

/** The chart of a record, taken into the client state as the one that is shown. */
async function shown(record: CaseRecord): Promise<ChartSource> {
  const [{ castBirth }, { shareChart }] = await Promise.all([
    import('./castBirth.ts'),
    import('./chartState.ts'),
  ]);
  const chart = await castBirth(record.birth, record.rules);
  shareChart(chart);
  return { record, chart };
}

async function loadChartSource({ id, now, at }: Query): Promise<ChartSource | NoChart> {
  const casting = import('./castBirth.ts');
  if (now !== undefined) {
    const { castNow } = await casting;
    // `at` keeps the moment when the page is opened again by going back.
    const epochMs = Number(at) > 0 ? Number(at) : Date.now();
    return shown(castNow(epochMs, useSettings.getState().rules));
  }
  if (id === undefined) return 'none';
  const record = await findCase(id);
  return record === null ? 'gone' : shown(record);
}

/**
 * The chart of a page.
 *
 * @param version changes when the record was changed and must be read again
 */
export function useChartSource(query: Query, version = 0): Loaded<ChartSource | NoChart> {
  const { id, now, at } = query;
  const chartKey = JSON.stringify([id, now, at]);
  const loaded = useLoaded(() => loadChartSource(query), `${chartKey}${version}`);
  // While the same chart is read again, what is known of it stays on the page.
  const [last, setLast] = useState({ chartKey, loaded });
  if (loaded.state !== 'loading' && last.loaded !== loaded) setLast({ chartKey, loaded });
  return loaded.state === 'loading' && last.chartKey === chartKey ? last.loaded : loaded;
}
