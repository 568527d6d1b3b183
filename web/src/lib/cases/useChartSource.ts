/**
 * The chart a page is about, from its query: `example` names one of the examples, `birth` holds all of it (chartLink.ts;
 * `seal` beside it lets anyone open it), `id` names a saved case of this device, `now` means the chart of the moment, for
 * the `sex` that was chosen. An address with more than one is read in this order.
 */
import type { Chart, PillarsChart, Sex } from '@shangyuan/engine/chart';
import { BIRTH_YEARS } from '@shangyuan/contract';
import { useMemo, useState } from 'react';
import { create } from 'zustand';
import { findCase } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import type { LinkError } from './chartLink.ts';
import type { Query } from '../page/paths.ts';
import { protectTyped } from '../script/script.ts';
import { useSettings } from '../device/settings.ts';
import { useModule, type Loaded } from '../page/useModule.ts';

/** A chart with the record it was cast from. */
export interface ChartSource {
  /** `id` is empty where the chart is not saved. */
  readonly record: CaseRecord;
  /** Where the chart comes from. */
  readonly origin: 'case' | 'now' | 'link' | 'example';
  readonly chart: Chart | PillarsChart;
}

/** Why a page has no chart: the address has none, it was deleted, or the link cannot be read. */
export type NoChart = 'none' | 'gone' | LinkError;

/** What of a query says which chart a page is about: the way from one page of a chart to another. */
export function chartQueryOf({ example, birth, seal, id, now, at, sex }: Query): Query {
  const parts = Object.entries({ example, birth, seal, id, now, at, sex });
  return Object.fromEntries(parts.filter((part): part is [string, string] => part[1] !== undefined));
}

/** The sex that an address names; null where it names none. */
export function sexOfQuery({ sex }: Query): Sex | null {
  return sex === '男' || sex === '女' ? sex : null;
}

const LAST_MS = Date.UTC(BIRTH_YEARS.last + 1, 0);

/** The moment that an address names, UTC milliseconds; null where it names none that can be cast. */
export function momentOfQuery({ at }: { readonly at?: string | undefined }): number | null {
  const epochMs = Number(at);
  return Number.isInteger(epochMs) && epochMs > 0 && epochMs < LAST_MS ? epochMs : null;
}

/** The chart of a record, taken into the client state as the one that is shown. */
async function shown(record: CaseRecord, origin: ChartSource['origin']): Promise<ChartSource> {
  // The chart of a moment and an example have names of ours.
  if (origin !== 'now' && origin !== 'example') protectTyped([record.name]);
  const [{ castBirth }, { shareChart }] = await Promise.all([
    import('./castBirth.ts'),
    import('./chartState.ts'),
  ]);
  const chart = await castBirth(record.birth, record.rules);
  shareChart(chart);
  return { record, origin, chart };
}

/** The chart of a link; a date that does not exist makes it a bad one. */
async function loadLinked(text: string): Promise<ChartSource | NoChart> {
  const [{ readChartLink }, { castLinked }] = await Promise.all([
    import('./chartLink.ts'),
    import('./castBirth.ts'),
  ]);
  const link = readChartLink(text);
  if (!link.ok) return link.error;
  try {
    return await shown(await castLinked(link.value), 'link');
  } catch (error) {
    if (error instanceof RangeError) return 'badLink';
    throw error;
  }
}

async function loadExample(text: string): Promise<ChartSource | NoChart> {
  const [{ exampleOf }, { castLinked }] = await Promise.all([
    import('./examples.ts'),
    import('./castBirth.ts'),
  ]);
  const example = exampleOf(text);
  return example === null ? 'none' : shown(await castLinked(example), 'example');
}

async function loadChartSource(query: Query): Promise<ChartSource | NoChart> {
  const { example, birth, id, now, at } = query;
  const sex = sexOfQuery(query);
  if (example !== undefined) return loadExample(example);
  if (birth !== undefined) return loadLinked(birth);
  const casting = import('./castBirth.ts');
  if (now !== undefined && sex !== null) {
    const { castNow } = await casting;
    // `at` fixes the moment when the page is opened again by going back.
    return shown(castNow(momentOfQuery({ at }) ?? Date.now(), sex, useSettings.getState().rules), 'now');
  }
  if (id === undefined) return 'none';
  const record = await findCase(id);
  return record === null ? 'gone' : shown(record, 'case');
}

/** Gives the function that loads a chart, by the key of its address. */
const loaders = () => (key: string) => () => loadChartSource(JSON.parse(key) as Query);
const useLoaders = create(() => ({ loaderOf: loaders() }));

/** Casts the charts that are shown again, when the record of one was changed. */
export function recastShown(): void {
  // Other functions: `useModule` knows by their identity what it has.
  useLoaders.setState({ loaderOf: loaders() });
}

/**
 * The chart of a page. It is made from its address by code that is loaded later, so it needs no library of resources, which a chart
 * would wait for. While it is cast again, the former one is shown.
 */
export function useChartSource(query: Query): Loaded<ChartSource | NoChart> {
  const key = JSON.stringify(chartQueryOf(query));
  const loaderOf = useLoaders((state) => state.loaderOf);
  const loaded = useModule(useMemo(() => loaderOf(key), [loaderOf, key]));
  const [shown, setShown] = useState({ key, loaded });
  if (loaded.state !== 'loading' && loaded !== shown.loaded) setShown({ key, loaded });
  return loaded.state === 'loading' && shown.key === key ? shown.loaded : loaded;
}
