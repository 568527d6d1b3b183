import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildChartView, choiceAt, chosenLuck, luckRelations } from './chartView.ts';
import { relationText } from './relationText.ts';

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

describe('relations in words', () => {
  test('乙庚 combine between hour and year stem, 午未 between branches', () => {
    const texts = view.relations.map(relationText);
    expect(texts).toContainEqual(expect.objectContaining({ short: '合', members: '午未', level: 'branch' }));
    expect(texts).toContainEqual(expect.objectContaining({ short: '冲', members: '辛乙', level: 'stem' }));
  });

  test('luck brings its own', () => {
    const texts = luckRelations(view, chosenLuck(view, now, 2)).map(relationText);
    expect(texts).toContainEqual(
      expect.objectContaining({ short: '合', members: expect.stringMatching(/丙辛|辛丙/) }),
    );
  });
});
