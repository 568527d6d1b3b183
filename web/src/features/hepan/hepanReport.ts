/**
 * The words of a comparison, loaded once the charts are drawn.
 */
import { hepanReportOf, type HepanReport } from '@shangyuan/reading/hepan';
import type { HepanResult } from './hepanResult.ts';

const cache = new WeakMap<HepanResult, HepanReport>();

/** The report of a comparison, composed once. */
export function reportOfResult(result: HepanResult): HepanReport {
  const { a, b, record, today } = result;
  const report = cache.get(result) ?? hepanReportOf(a, b, { mode: record.mode, today });
  cache.set(result, report);
  return report;
}
