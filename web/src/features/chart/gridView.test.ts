import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildChartView, choiceAt, chosenLuck, gridColumns } from './chartView.ts';
import { cellText } from './gridView.ts';

const NOW = Date.UTC(2026, 10, 21, 2);
const view = buildChartView(
  castChart({
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
    hour: 'minute',
    longitudeDeg: 104.07,
  }),
);
const now = choiceAt(view, NOW);

const columns = gridColumns(view, chosenLuck(view, now, 2));

describe('the grid', () => {
  test('a screen reader hears the cell: 壬 水 伤官', () => {
    expect(columns[3] && cellText(columns[3], 'stem')).toBe('壬 水 伤官');
    expect(columns[4] && cellText(columns[4], 'tenGod')).toBe('元男');
  });
});
