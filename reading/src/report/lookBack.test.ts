import {
  analyseChart,
  decadeFactsOf,
  luckTouchesOf,
  yearFactsOf,
  type LuckTouchKind,
} from '@shangyuan/engine/analysis';
import { castChart, type Birth, type Chart } from '@shangyuan/engine/chart';
import { GANZHI } from '@shangyuan/engine/ganzhi';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { EVENT_KINDS } from './library/lookBackText.ts';
import { lookBackOf, mayMark } from './lookBack.ts';
import { reportFactsOf, type ReportFacts } from './reportFacts.ts';
import { dayunSection } from './sections/dayun.ts';

const TODAY = { year: 2026, month: 11, day: 22 };

function factsOf(birth: Birth, today = TODAY): ReportFacts {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), { today });
}

// 庚午 壬午 辛亥 乙未, a woman: 午 on the month and the year, decades 辛巳 from 1993, 庚辰 from 2003, 己卯 from 2013.
const SAMPLE: Birth = {
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
};

test('a year of the same pillar as its decade and one that strikes the month are looked back on', () => {
  const years = lookBackOf(factsOf(SAMPLE)).filter(({ toYear }) => toYear === null);
  // 2001 is 辛巳 in the decade 辛巳; 1996 丙子 and 2008 戊子 strike 壬午 of the month whole.
  expect(years.map(({ key }) => key)).toEqual(['1996.搬迁', '2001.学业考试', '2008.工作变动']);
  expect(years.map(({ ageXu }) => ageXu)).toEqual([7, 12, 19]);
  expect(years[2]?.statement.plain).toContain('2008年（虚岁19）前后');
});

test('the keys of past years and decades stay when the report is read in another month of the year', () => {
  const keysOn = (month: number) =>
    lookBackOf(factsOf(SAMPLE, { year: 2026, month, day: 10 })).map(({ key }) => key);
  expect(keysOn(3)).toEqual(keysOn(12));
});

test('records are past, at most twelve, of the closed list, and fit the age they are lived at', () => {
  let seen = 0;
  for (const birth of randomBirths(515, 80)) {
    const facts = factsOf(birth);
    const records = lookBackOf(facts);
    expect(records.length).toBeLessThanOrEqual(12);
    expect(new Set(records.map(({ key }) => key)).size).toBe(records.length);
    for (const { year, toYear, ageXu, kind, statement } of records) {
      seen++;
      expect(toYear ?? year).toBeLessThan(TODAY.year);
      expect(ageXu).toBeGreaterThan(0);
      expect(EVENT_KINDS).toContain(kind);
      const lived = toYear === null ? ageXu : ageXu + 5;
      if (lived < 19) expect(['工作变动', '感情开始', '感情波折', '钱财进出']).not.toContain(kind);
      if (lived >= 66) expect(['工作变动', '感情开始', '学业考试']).not.toContain(kind);
      expect(statement.plain ?? '').not.toMatch(/离婚|去世|重病|丧/u);
    }
  }
  expect(seen).toBeGreaterThan(200);
});

test('a kind follows from the record of its year: what strikes the month moves work, what repeats the day tries a bond', () => {
  for (const birth of randomBirths(516, 60)) {
    const facts = factsOf(birth);
    if (facts.dated === null) continue;
    for (const { year, toYear, kind, ground } of lookBackOf(facts)) {
      if (toYear !== null) continue;
      const [found] = yearFactsOf(facts.dated, facts.analysis, { fromYear: year, toYear: year });
      const touches = found?.verdict.touches.filter(({ isResolved }) => !isResolved) ?? [];
      const isOn = (pillar: 'month' | 'day', kinds: readonly string[]): boolean =>
        touches.some((touch) => touch.pillars[0] === pillar && kinds.includes(touch.kind));
      if (kind === '工作变动' && ground === '撞着做事的根基')
        expect(isOn('month', ['六冲', '天克地冲', '反吟'])).toBe(true);
      if (kind === '感情波折') expect(isOn('day', ['伏吟'])).toBe(true);
      if (kind === '感情开始') expect(found?.spirits.some((name) => /红鸾|天喜/u.test(name))).toBe(true);
      if (ground === '年份与大运同一柱') expect(found?.meeting).toBe('岁运并临');
    }
  }
});

test('the section 大运 shows every record, past decades and years each year under its heading', () => {
  const facts = factsOf(SAMPLE);
  const keys = dayunSection(facts)?.paragraphs.flatMap(({ statements }) => statements.map(({ key }) => key));
  for (const { statement } of lookBackOf(facts)) expect(keys).toContain(statement.key);
  const headings = dayunSection(facts)?.paragraphs.map(({ heading }) => heading);
  expect(headings).toContain('走过：2008年（虚岁19）');
});

test('without a date nothing is looked back on', () => {
  const facts = factsOf({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  expect(lookBackOf(facts)).toEqual([]);
});

test('a past decade is looked back on by a god that lifts or weighs on it', () => {
  const facts = factsOf(SAMPLE);
  const decades = decadeFactsOf(facts.chart as Chart, facts.analysis);
  for (const { year, toYear, ground } of lookBackOf(facts)) {
    if (toYear === null) continue;
    const verdict = decades.find(({ decade }) => decade.startYear === year)?.verdict;
    const side = ground.startsWith('托着的') ? verdict?.lifts : verdict?.weighs;
    expect(side?.some(({ god }) => god !== null)).toBe(true);
  }
});

test('no touch that marks a year is passed over', () => {
  const marking: readonly LuckTouchKind[] = [
    '天克地冲',
    '反吟',
    '六冲',
    '伏吟',
    '开库',
    '三刑',
    '三合',
    '三会',
  ];
  let found = 0;
  for (const birth of randomBirths(11, 40)) {
    const chart = castChart(birth, {}, WORLD);
    const analysis = analyseChart(chart);
    for (const ganzhi of GANZHI) {
      const touches = luckTouchesOf(chart, analysis, ganzhi, 'liunian');
      const marks = touches.filter(
        ({ kind, pillars }) => marking.includes(kind) && (kind !== '伏吟' || pillars.includes('day')),
      );
      found += marks.length;
      if (marks.length > 0)
        expect(mayMark({ chart }, ganzhi), `${chart.pillars.day.name} ${ganzhi.name}`).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(500);
});
