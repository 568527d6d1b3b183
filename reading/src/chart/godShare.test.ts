import { analyseChart, GODS_OF_GROUP } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { TEN_GOD_GROUPS, TEN_GODS } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { godShare } from './godShare.ts';

const analyses = Array.from({ length: 120 }, (_, index) => {
  const civil = {
    year: 1930 + ((index * 7) % 90),
    month: 1 + ((index * 5) % 12),
    day: 1 + ((index * 11) % 28),
    hour: (index * 3) % 24,
    minute: 30,
    second: 0,
  };
  return analyseChart(castChart({ civil, sex: index % 2 === 0 ? '男' : '女', hour: 'minute' }));
});

test('the gods of a group make up the share of its phase', () => {
  for (const analysis of analyses)
    for (const group of TEN_GOD_GROUPS) {
      const sum = GODS_OF_GROUP[group].reduce((all, god) => all + godShare(analysis, god), 0);
      const whole = analysis.strength.groups[group];
      if (group === '比劫') expect(sum).toBeLessThanOrEqual(whole);
      else expect(sum).toBeCloseTo(analysis.groupPower[group] === 0 ? 0 : whole, 5);
    }
  expect(analyses.some((analysis) => TEN_GODS.some((god) => godShare(analysis, god) > 30))).toBe(true);
});
