import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { momentOfQuery } from '../../lib/cases/useChartSource.ts';
import { addressFaults } from './AddressNotice.tsx';
import { buildChartView } from './chartView.ts';

// 起运 in 1993; decades 1993, 2003, 2013, 2023.
const view = buildChartView(
  castChart({
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '女',
    hour: 'minute',
  }),
);
const ofPillars = buildChartView(
  castChart({
    pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
    sex: '女',
    hour: 'shichen',
  }),
);

describe('the address of a chart', () => {
  test.each([
    [{}],
    [{ luck: '4-2026' }],
    [{ luck: '0-1991' }],
    [{ tab: 'notes' }],
    [{ tab: 'brief', luck: '2-2003' }],
  ])('%j is in it', (query) => expect(addressFaults(query, view)).toEqual([]));

  test.each(['x', '4-1990', '4-20260', '99-2026', '4', '0-1989', '4-2026-1', '-2026', ''])(
    'luck=%s is named',
    (luck) => {
      expect(addressFaults({ luck }, view)).toEqual([`地址里的大运流年「${luck}」不在这张盘里，先看现在`]);
    },
  );

  test('a chart without a date has no luck, and no chart has a tab of another name', () => {
    expect(addressFaults({ luck: '4-2026', tab: 'luck' }, ofPillars)).toHaveLength(2);
    expect(addressFaults({ tab: 'luck' }, view)).toEqual(['地址里的「luck」不是命盘的一页，先看这一页']);
  });

  test.each([
    ['1795226400000', 1_795_226_400_000],
    ['1', 1],
    ['7289654399999', 7_289_654_399_999],
    ['7289654400000', null],
    ['99999999999999999', null],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['now', null],
    [undefined, null],
  ])('at=%s is the moment %s', (at, moment) => expect(momentOfQuery({ at })).toBe(moment));
});
