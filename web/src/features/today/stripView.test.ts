import { expect, test } from 'vitest';
import { stripFactsOf } from './stripView.ts';

test('the strip says the pillars of the moment and the way to the next term', () => {
  // 2026-11-21 10:00 in Beijing; 小雪 2026-11-22 15:23 (Purple Mountain Observatory).
  expect(stripFactsOf(Date.UTC(2026, 10, 21, 2))).toEqual({
    pillars: '丙午年 己亥月 己亥日 巳时',
    term: '距小雪 1天5小时',
  });
});
