/**
 * Finding cases among 50,000 while somebody types: what is to be quick is a letter, and a letter must not take 100 ms, so
 * the aim is 500,000 records a second. The first search of a list also writes down what each record is found by.
 */
import { castChart } from '@shangyuan/engine/chart';
import { filterCases } from '../web/src/features/cases/caseFilter.ts';
import { buildCase, type CaseRecord } from '../web/src/lib/cases/caseRecord.ts';
import { atFirstUse, type BenchCase } from './case.ts';

const RECORD_COUNT = 50_000;
const CHART_COUNT = 500;
const SURNAMES = '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨';
const TYPED = ['李', '李四', '李四12', '辛亥日', '1990-06', '不在其中'] as const;

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

function makeRecord(_: unknown, i: number): CaseRecord {
  const chart = charts()[i % CHART_COUNT];
  if (chart === undefined) throw new RangeError(`Cannot make record ${i}: no chart`);
  const name = `${SURNAMES[i % SURNAMES.length] ?? ''}四${i}`;
  return buildCase({ id: String(i), name, chart, place: null, rules: {}, nowMs: (i * 7_919) % RECORD_COUNT });
}

const records = atFirstUse(() => Array.from({ length: RECORD_COUNT }, makeRecord));

/** The cases of this file. */
export const cases: readonly BenchCase[] = [
  {
    name: 'search of 50,000 cases, a letter at a time',
    unit: 'records',
    count: RECORD_COUNT * TYPED.length,
    ours: () => {
      let found = 0;
      for (const text of TYPED)
        found += filterCases(records(), {
          text,
          isStarredOnly: false,
          groupId: null,
          order: 'recent',
        }).length;
      return found;
    },
    peers: {},
    aimRate: 500_000,
  },
];
