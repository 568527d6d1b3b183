import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildChartView } from '../chartView.ts';
import {
  choiceOfYear,
  chooseLuck,
  choiceAt,
  chosenLuck,
  gridColumns,
  lastScrubYear,
  luckOffer,
} from './luckChoice.ts';

const NOW = Date.UTC(2026, 10, 21, 2);
const BIRTH = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '男',
  hour: 'minute',
  longitudeDeg: 104.07,
} as const;
const view = buildChartView(castChart(BIRTH));
const now = choiceAt(view, NOW);

describe('the choice of luck', () => {
  test('today is 丙午 year, 己亥 month, in the decade 乙酉 from 2017', () => {
    expect(chosenLuck(view, now, 5).map((item) => item.ganzhi.name)).toEqual([
      '乙酉',
      '丙午',
      '己亥',
      '己亥',
      '己巳',
    ]);
    expect(now).toMatchObject({ year: 2026, dayunNumber: 3, date: { year: 2026, month: 11, day: 21 } });
  });

  test('at 23:30 the day of the rule stands beside its own hour', () => {
    const late = Date.UTC(2026, 10, 23, 15, 30);
    const paired = (dayBoundary: 'zi23' | 'midnight') => {
      const cast = buildChartView(castChart(BIRTH, { dayBoundary }));
      const choice = choiceAt(cast, late);
      const { hours } = luckOffer(cast, choice);
      const [day, hour] = chosenLuck(cast, choice, 5).slice(-2);
      return [day?.caption, day?.ganzhi.name, hour?.caption, hour?.ganzhi.name, hours.length];
    };
    expect(paired('zi23')).toEqual(['11/24', '壬寅', '23时', '庚子', 12]);
    expect(paired('midnight')).toEqual(['11/23', '辛丑', '23时', '庚子', 13]);
  });

  test('January belongs to the cycle year before', () => {
    expect(choiceAt(view, Date.UTC(2026, 0, 15)).year).toBe(2025);
  });

  test('every year of the slider has its column, in its decade', () => {
    const last = lastScrubYear(view);
    expect(last).toBe(2090);
    for (let year = 1990; year <= last; year++) {
      const choice = choiceOfYear(view, now, year);
      const [step] = view.luck.dayun.filter(({ startYear, endYear }) => year >= startYear && year <= endYear);
      expect(choice).toMatchObject({ year, dayunNumber: step?.dayunNumber ?? 0 });
      const columns = chosenLuck(view, choice, 2).map(({ key, caption }) => `${key} ${caption}`);
      expect(columns).toContain(`liunian ${year}`);
    }
  });

  test('another decade moves year and month along', () => {
    const later = chooseLuck(view, now, { kind: 'dayun', id: '4' });
    expect(later.year).toBe(2027);
    expect(luckOffer(view, later).years.map((item) => item.year)).toEqual(
      Array.from({ length: 10 }, (_, i) => 2027 + i),
    );
    expect(
      chosenLuck(view, later, 3)
        .map((item) => item.ganzhi.name)
        .slice(0, 2),
    ).toEqual(['丙戌', '丁未']);
    expect(chosenLuck(view, later, 3)).toHaveLength(3);
  });

  test('before 起运 the years run from birth, and the 小运 of each replaces the decade', () => {
    const child = chooseLuck(view, now, { kind: 'dayun', id: '0' });
    expect(child.year).toBe(1990);
    expect(chosenLuck(view, child, 2).map((item) => item.key)).toEqual(['xiaoyun', 'liunian']);
    const named = (year: number) =>
      gridColumns(view, chosenLuck(view, { ...child, year }, 2))
        .slice(0, 2)
        .map(({ title, caption, facts }) => `${title} ${caption} ${facts?.ganzhi.name}`);
    expect(named(1990)).toEqual(['流年 1990 庚午', '小运 1岁 丙申']);
    expect(named(1992)).toEqual(['流年 1992 壬申', '小运 3岁 戊戌']);
  });

  test('days of the month run from one 节 to the next', () => {
    const { days } = luckOffer(view, now);
    expect(days[0]?.date).toEqual({ year: 2026, month: 11, day: 7 });
    expect(days.at(-1)?.date).toEqual({ year: 2026, month: 12, day: 7 });
  });
});

describe('the grid', () => {
  const columns = gridColumns(view, chosenLuck(view, now, 2));

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
    expect(columns.map((column) => column.caption)).toEqual(['2026', '2017', '1990', '6月', '15日', '13:30']);
  });
});
