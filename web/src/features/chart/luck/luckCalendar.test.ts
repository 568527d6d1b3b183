import { castChart, type Chart } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { makeCase } from '../../../lib/cases/testing/makeCase.ts';
import { luckEventsOf, luckMonths, momentNote } from './luckCalendar.ts';

const record = makeCase('case-0001', '张三', 1990);
const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const chart = castChart({ civil, sex: '女', hour: 'minute' });

test('a span of years has a year, twelve months and their days each', () => {
  const span = { from: 2027, count: 2 };
  const events = luckEventsOf(record, chart, span, 0);
  expect([events.大运.length, events.流年.length, events.流月.length]).toEqual([10, 2, 24]);
  const months = luckMonths(chart, span);
  expect(months[0]?.from).toEqual({ year: 2027, month: 2, day: 4 });
  expect(months).toHaveLength(24);
  // No day is in two months, none in none.
  for (const [i, { until }] of months.entries())
    if (i + 1 < months.length) expect(months[i + 1]?.from).toEqual(until);
  expect(months.map(({ from }) => jdnOf(from))).toEqual(events.流月.map(({ jdn }) => jdn));
});

test('events of a chart that is not saved have ids too, other than those of another chart', () => {
  const idOf = (of: CaseRecord, cast: Chart) =>
    luckEventsOf(of, cast, { from: 2027, count: 1 }, 0).大运[0]?.uid;
  const unsaved = { ...record, id: '' };
  const man = castChart({ civil, sex: '男', hour: 'minute' });
  expect(idOf(unsaved, chart)).toMatch(/^dayun-[\x21-\x7e]+-1@shangyuan$/);
  expect(new Set([idOf(record, chart), idOf(unsaved, chart), idOf(unsaved, man)]).size).toBe(3);
});

test('only a birth known to the minute has moments of decades', () => {
  expect(momentNote(chart)).toBe('');
  expect(momentNote(castChart({ civil, sex: '女', hour: 'unknown' }))).toContain('只写日期');
});
