import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { buildChartView } from '../../chartView.ts';
import { overviewText } from './overviewText.ts';
import { spiritGroups } from './spiritView.ts';
import { decadeRows, godRows, phaseRows, termExplanation } from './topicView.ts';
import { WORLD } from '@shangyuan/engine/world';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const birth: Birth = { civil: CIVIL, sex: '女', hour: 'minute' };
const chart = castChart(birth, {}, WORLD);
const analysis = analyseChart(chart);
const PILLARS = castChart({
  pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null },
  sex: '男',
  hour: 'unknown',
});

describe('五行', () => {
  test('points, shares, counts and the state in the month', () => {
    expect(phaseRows(analysis).map(({ wuxing, count, state }) => `${wuxing}${count}${state}`)).toEqual([
      '木1休',
      '火2旺',
      '土1相',
      '金2死',
      '水2囚',
    ]);
    const rows = phaseRows(analysis);
    // Each share is rounded by itself.
    const shares = rows.reduce((sum, { percentage }) => sum + Number.parseFloat(percentage), 0);
    expect(Math.abs(shares - 100)).toBeLessThan(0.3);
    // 午午亥未 hide 2 + 2 + 2 + 3 stems, beside the four stems.
    expect(rows.reduce((sum, { withHidden }) => sum + withHidden, 0)).toBe(13);
  });
});

describe('十神', () => {
  test('where each shows and hides, the day stem left out', () => {
    const rows = godRows(chart, analysis);
    const of = (god: string) => rows.find((row) => row.god === god);
    expect(rows).toHaveLength(10);
    expect(of('七杀')).toMatchObject({ shown: [], hidden: ['年丁', '月丁', '时丁'] });
    expect(of('偏财')).toMatchObject({ shown: ['时乙'], hidden: ['时乙'] });
    expect(of('比肩')).toMatchObject({ shown: [], hidden: [], power: '0.0%' });
    expect(rows.flatMap(({ shown }) => shown)).toHaveLength(3);
    expect(rows.flatMap(({ hidden }) => hidden)).toHaveLength(9);
  });

  test('of three pillars, where the hour is not known', () => {
    const rows = godRows(PILLARS, analyseChart(PILLARS));
    expect(rows.flatMap(({ shown }) => shown)).toEqual(expect.arrayContaining(['年庚', '月壬']));
    expect(rows.flatMap(({ shown }) => shown)).toHaveLength(2);
  });
});

describe('神煞', () => {
  const groups = spiritGroups(buildChartView(chart));

  test('every spirit is on its pillar, with its own rule and a source', () => {
    expect(groups.map(({ title, ganzhi }) => title + ganzhi)).toEqual([
      '年柱庚午',
      '月柱壬午',
      '日柱辛亥',
      '时柱乙未',
    ]);
    const [year] = groups;
    expect(year?.spirits[0]).toMatchObject({ name: '天乙贵人', kind: '吉' });
    expect(year?.spirits[0]?.rule).toMatch(/^日干辛的天乙贵人在/);
    for (const { spirits } of groups)
      for (const { name, rule, explanation } of spirits) {
        expect(rule, name).not.toBe('');
        expect(explanation.source, name).not.toBe('');
      }
  });

  test('an unknown hour has no group', () => {
    expect(spiritGroups(buildChartView(PILLARS)).map(({ pillar }) => pillar)).toEqual([
      'year',
      'month',
      'day',
    ]);
  });
});

describe('岁运', () => {
  test('ten decades, each leading to its first year, the present one marked', () => {
    const rows = decadeRows(analysis, 2026);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({ ganzhi: '辛巳', age: '4岁', startYear: 1993, luck: '1-1993' });
    expect(rows.filter(({ isNow }) => isNow).map(({ ganzhi }) => ganzhi)).toEqual(['戊寅']);
    expect(decadeRows(analysis, 1991).some(({ isNow }) => isNow)).toBe(false);
  });

  test('from pillars only: an order without years', () => {
    const [first] = decadeRows(analyseChart(PILLARS), 2026);
    expect(first).toMatchObject({
      number: 1,
      ganzhi: '癸未',
      age: '',
      startYear: null,
      luck: null,
      isNow: false,
    });
  });
});

describe('总论', () => {
  test('is the section that opens the report, in plain words', async () => {
    const today = { year: 2026, month: 11, day: 22 };
    const { title, paragraphs } = await overviewText(chart, analysis, today);
    expect(title).toBe('命局总览');
    expect(paragraphs.join('').length).toBeGreaterThan(60);
  });

  test('of a child it is character, and says what is left for later', async () => {
    const child = castChart({ civil: { ...CIVIL, year: 2018 }, sex: '女', hour: 'minute' });
    const today = { year: 2026, month: 11, day: 22 };
    const { title, paragraphs } = await overviewText(child, analyseChart(child), today);
    expect(title).toBe('日主性情');
    expect(paragraphs.at(-1)).toContain('未满十八岁');
  });
});

test('a term opens what the glossary says of it, and nothing opens what it does not know', () => {
  expect(termExplanation('七杀')).toMatchObject({ title: '七杀', steps: [] });
  expect(termExplanation('没有这个词')).toBeNull();
});
