import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildChartView } from '../chartView.ts';
import { choiceAt, chosenLuck, gridColumns } from '../luck/luckChoice.ts';
import { GRID_ROWS, type GridColumn, type GridRowKey } from './gridView.ts';
import type { CellQuestion } from './cellQuestion.ts';
import { whyOf } from './whyView.ts';

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

const cellOf = (column: GridColumn, row: GridRowKey): CellQuestion => ({
  kind: 'cell',
  title: '',
  column,
  row,
});

describe('why', () => {
  test('every cell can say why, with steps and a source', () => {
    for (const column of gridColumns(view, chosenLuck(view, now, 5))) {
      for (const row of GRID_ROWS) {
        const why = whyOf(view.chart, { kind: 'cell', title: '', column, row: row.key });
        expect(why.steps.length, `${column.title} ${row.label}`).toBeGreaterThan(0);
        expect(why.source).not.toBe('');
        for (const step of why.steps) expect(step).not.toMatch(/undefined|NaN/);
      }
    }
  });

  test('a natal cell says what it means here, then what its column speaks of', () => {
    const year = columns.find(({ key }) => key === 'year');
    const meanings = year === undefined ? [] : whyOf(view.chart, cellOf(year, 'tenGod')).meanings;
    expect(meanings.map(({ name }) => name)).toEqual(['年干劫财', '年柱']);
    for (const column of columns)
      for (const row of GRID_ROWS)
        for (const { name, text } of whyOf(view.chart, cellOf(column, row.key)).meanings)
          expect(`${name} ${text}`).toMatch(/^\S+ .{8,}[。；]/u);
  });

  test('a pillar of luck is counted from the natal ones', () => {
    const dayun = columns.find(({ key }) => key === 'dayun');
    expect(
      dayun && whyOf(view.chart, { kind: 'cell', title: '', column: dayun, row: 'stem' }).steps[1],
    ).toMatch(/^阳年男命顺行，从月柱壬午顺数第 \d 步，是/);
  });

  test('the day pillar shows its arithmetic', () => {
    const day = columns[4];
    expect(day && whyOf(view.chart, { kind: 'cell', title: '', column: day, row: 'stem' }).steps).toEqual([
      '1990年6月15日的儒略日数是 2448058，(2448058 + 49) ÷ 60 余 47，甲子为 0，数到 47 是辛亥。',
    ]);
  });

  test('labels beside the grid and relations can say why too', () => {
    const facts = ['taiyuan', 'minggong', 'shengong', 'minggua', 'siling', 'dayunStart'] as const;
    for (const fact of facts)
      expect(whyOf(view.chart, { kind: 'fact', title: '', fact }).steps.length, fact).toBeGreaterThan(0);
    for (const relation of view.relations) {
      const { meanings, steps } = whyOf(view.chart, { kind: 'relation', title: '', relation });
      expect(meanings[0]?.text).toMatch(/。$/);
      expect(steps.length, relation.kind).toBeGreaterThan(0);
    }
  });
});
