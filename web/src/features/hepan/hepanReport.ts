/**
 * The words of a comparison, loaded once the charts are drawn.
 */
import { hepanReportOf, type HepanReport } from '@shangyuan/reading/hepan';
import type { HepanResult } from './hepanResult.ts';

const told = new WeakMap<HepanResult, HepanReport>();

/** The report of a comparison, composed once. */
export function reportOfResult(result: HepanResult): HepanReport {
  const { a, b, record, today } = result;
  const report = told.get(result) ?? hepanReportOf(a, b, { mode: record.mode, today });
  told.set(result, report);
  return report;
}
