/**
 * Many cases, all alike from run to run: five hundred births of 1930-2019, each under many names.
 */
import { castChart } from '@shangyuan/engine/chart';
import { buildCase, type CaseRecord } from '../web/src/lib/cases/caseRecord.ts';
import { atFirstUse } from './case.ts';

const CHART_COUNT = 500;
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨';

const charts = atFirstUse(() =>
  Array.from({ length: CHART_COUNT }, (_, i) =>
    castChart({
      civil: {
        year: 1930 + (i % 90),
        month: 1 + (i % 12),
        day: 1 + (i % 28),
        hour: i % 24,
        minute: 0,
        second: 0,
      },
      sex: i % 2 === 0 ? '男' : '女',
      hour: 'minute',
    }),
  ),
);

/** So many records, last used in no order: 赵四0, 钱四1 and on. */
export function makeRecords(count: number): readonly CaseRecord[] {
  return Array.from({ length: count }, (_, i) => {
    const chart = charts()[i % CHART_COUNT];
    if (chart === undefined) throw new RangeError(`Cannot make record ${i}: no chart`);
    const name = `${SURNAMES[i % SURNAMES.length] ?? ''}四${i}`;
    return buildCase({ id: String(i), name, chart, place: null, rules: {}, nowMs: (i * 7_919) % count });
  });
}
