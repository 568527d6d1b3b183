import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { pillarsLine, silingSpan } from './pillarsText.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };

test('an unknown hour has a text', () => {
  const chart = castChart({ civil: CIVIL, sex: '女', hour: 'unknown' });
  expect(pillarsLine(chart.pillars)).toBe('庚午 壬午 辛亥 时辰不详');
});

test('the days since the 节 are counted from one', () => {
  // 芒种 1990-06-06 06:46 in Beijing (Purple Mountain Observatory).
  const bornOn = (day: number) => castChart({ civil: { ...CIVIL, day, hour: 8 }, sex: '女', hour: 'minute' });
  expect(silingSpan(bornOn(6))).toBe('芒种后第1日');
  expect(silingSpan(bornOn(15))).toBe('芒种后第10日');
});
