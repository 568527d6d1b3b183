import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import {
  buildChartModel,
  chooseLuck,
  choiceAt,
  chosenLuck,
  gridColumns,
  luckOffer,
  luckRelations,
} from './chartModel.ts';
import { cellText, GRID_ROWS } from './gridView.ts';
import { relationText } from './relationText.ts';
import { whyOf } from './whyView.ts';

const NOW = Date.UTC(2026, 10, 21, 2);
const model = buildChartModel(
  castChart({
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
    hour: 'minute',
    longitudeDeg: 104.07,
  }),
);
const now = choiceAt(model, NOW);

describe('the choice of luck', () => {
  test('today is 丙午 year, 己亥 month, in the decade 乙酉 from 2017', () => {
    expect(chosenLuck(model, now, 5).map((item) => item.ganzhi.name)).toEqual([
      '乙酉',
      '丙午',
      '己亥',
      '己亥',
      '己巳',
    ]);
    expect(now).toMatchObject({ year: 2026, stepNumber: 3, date: { year: 2026, month: 11, day: 21 } });
  });

  test('January belongs to the cycle year before', () => {
    expect(choiceAt(model, Date.UTC(2026, 0, 15)).year).toBe(2025);
  });

  test('another decade moves year and month along', () => {
    const later = chooseLuck(model, now, { kind: 'dayun', id: '4' });
    expect(later.year).toBe(2027);
    expect(luckOffer(model, later).years.map((item) => item.year)).toEqual(
      Array.from({ length: 10 }, (_, i) => 2027 + i),
    );
    expect(
      chosenLuck(model, later, 3)
        .map((item) => item.ganzhi.name)
        .slice(0, 2),
    ).toEqual(['丙戌', '丁未']);
    expect(chosenLuck(model, later, 3)).toHaveLength(3);
  });

  test('before 起运 there is no decade, the years run from birth', () => {
    const child = chooseLuck(model, now, { kind: 'dayun', id: '0' });
    expect(child.year).toBe(1990);
    expect(chosenLuck(model, child, 2).map((item) => item.key)).toEqual(['liunian']);
  });

  test('days of the month run from one 节 to the next', () => {
    const { days } = luckOffer(model, now);
    expect(days[0]?.date).toEqual({ year: 2026, month: 11, day: 7 });
    expect(days.at(-1)?.date).toEqual({ year: 2026, month: 12, day: 7 });
  });
});

describe('the grid', () => {
  const columns = gridColumns(model, chosenLuck(model, now, 2));

  test('runs 流年 大运 年 月 日 时', () => {
    expect(columns.map((column) => column.title)).toEqual(['流年', '大运', '年柱', '月柱', '日柱', '时柱']);
    expect(columns.map((column) => column.facts?.ganzhi.name)).toEqual([
      '丙午',
      '乙酉',
      '庚午',
      '壬午',
      '辛亥',
      '乙未',
    ]);
    expect(columns.map((column) => column.caption)).toEqual(['2026', '2017', '1990', '6月', '15日', '14:30']);
  });

  test('a screen reader hears the cell: 壬 水 伤官', () => {
    expect(columns[3] && cellText(columns[3], 'stem')).toBe('壬 水 伤官');
    expect(columns[4] && cellText(columns[4], 'tenGod')).toBe('元男');
  });

  test('every cell can say why, with steps and a source', () => {
    for (const column of gridColumns(model, chosenLuck(model, now, 5))) {
      for (const row of GRID_ROWS) {
        const why = whyOf(model.chart, column, row.key);
        expect(why?.steps.length, `${column.title} ${row.label}`).toBeGreaterThan(0);
        expect(why?.source).not.toBe('');
        for (const step of why?.steps ?? []) expect(step).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test('the day pillar shows its arithmetic', () => {
    const day = columns[4];
    expect(day && whyOf(model.chart, day, 'stem')?.steps).toEqual([
      '排盘日期 1990-6-15，儒略日数 2448058。',
      '(2448058 + 49) ÷ 60 的余数为 47，即辛亥（甲子为 0）。',
    ]);
  });
});

describe('relations in words', () => {
  test('乙庚 combine between hour and year stem, 午未 between branches', () => {
    const texts = model.relations.map(relationText);
    expect(texts).toContainEqual(expect.objectContaining({ short: '合', members: '午未', level: 'branch' }));
    expect(texts).toContainEqual(expect.objectContaining({ short: '冲', members: '辛乙', level: 'stem' }));
  });

  test('luck brings its own', () => {
    const texts = luckRelations(model, chosenLuck(model, now, 2)).map(relationText);
    expect(texts).toContainEqual(
      expect.objectContaining({ short: '合', members: expect.stringMatching(/丙辛|辛丙/) }),
    );
  });
});
