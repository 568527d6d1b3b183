import { castChart, type ChartRulesInput, type DatedBirth } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildChartView } from '../chartView.ts';
import { choiceAt, chosenLuck, gridColumns, yearsBeforeLuck } from '../luck/luckChoice.ts';
import { cellText, columnsOfHalf, dayunItems, natalFirst } from './gridView.ts';
import { WORLD } from '@shangyuan/engine/world';

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
  test('a screen reader reads the cell as 壬 水 伤官', () => {
    expect(columns[3] && cellText(columns[3], 'stem')).toBe('壬 水 伤官');
    expect(columns[4] && cellText(columns[4], 'tenGod')).toBe('元男');
  });
});

describe('the halves of a grid that is too wide', () => {
  const wide = gridColumns(view, chosenLuck(view, now, 5));
  const titles = (shown: typeof wide) => shown.map(({ title }) => title).join(' ');

  test('the natal pillars are four at every depth, the luck is the rest, in its order', () => {
    expect(titles(columnsOfHalf(columns, 'natal'))).toBe('年柱 月柱 日柱 时柱');
    expect(titles(columnsOfHalf(columns, 'luck'))).toBe('流年 大运');
    expect(titles(columnsOfHalf(wide, 'natal'))).toBe('年柱 月柱 日柱 时柱');
    expect(titles(columnsOfHalf(wide, 'luck'))).toBe('流时 流日 流月 流年 大运');
  });

  test('in a row the natal half comes first', () => {
    expect(titles(natalFirst(columns))).toBe('年柱 月柱 日柱 时柱 流年 大运');
  });
});

describe('the strip of decades', () => {
  const BIRTH = {
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '男',
  } as const;
  const lines = (birth: DatedBirth, rules: ChartRulesInput = {}) => {
    const born = buildChartView(castChart(birth, rules, WORLD));
    return dayunItems(born.luck, yearsBeforeLuck(born)).map(
      ({ top, face, bottom }) => `${top} ${typeof face === 'string' ? face : face.name} ${bottom}`,
    );
  };

  test('begins with the years of 小运, which have no pillar in common, then 癸未 from 8', () => {
    expect(lines({ ...BIRTH, hour: 'minute' }).slice(0, 3)).toEqual([
      '1990 小运 1–7岁',
      '1997 癸未 8岁',
      '2007 甲申 18岁',
    ]);
  });

  test('without an hour there is no 小运 to show, unless by the method that needs none', () => {
    expect(lines({ ...BIRTH, hour: 'unknown' })[0]).toBe('1990 童限 1–7岁');
    expect(lines({ ...BIRTH, hour: 'unknown' }, { xiaoyun: 'fixed' })[0]).toBe('1990 小运 1–7岁');
  });

  test('where luck begins in the year of birth, no year comes before it', () => {
    const [first] = lines({ ...BIRTH, civil: { ...BIRTH.civil, day: 5, hour: 22 }, hour: 'minute' });
    expect(first).toBe('1990 壬午 1岁');
  });
});
