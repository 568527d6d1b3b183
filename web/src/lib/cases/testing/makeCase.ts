/**
 * Cases for tests.
 */
import { castChart } from '@shangyuan/engine/chart';
import { buildCase, type CaseRecord } from '../caseRecord.ts';

/** A woman's case, born on 15 June of a year at 14:30. */
export function makeCase(id: string, name: string, year: number, more: Partial<CaseRecord> = {}): CaseRecord {
  const civil = { year, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  const chart = castChart({ civil, sex: '女', hour: 'minute' });
  return { ...buildCase({ id, name, chart, place: null, rules: {}, nowMs: year }), ...more };
}
