/**
 * 感情, 健康养生, 六亲, 开运: what they say is held against the chart, its years and decades, and the answers of the reader. Expected
 * values come from the analysis, never from the texts.
 */
import { analyseChart, decadeFactsOf, scoreYear, type Facet } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { NO_ANSWERS, type ReaderAnswers } from '../../statement/reader.ts';
import type { Depth } from '../../statement/statement.ts';
import { textOf, type ReportSection } from '../report.ts';
import { reportFactsOf, type ReportFacts } from '../reportFacts.ts';
import { healthSection } from './health.ts';
import { kinSection } from './kin.ts';
import { loveSection } from './love.ts';
import { luckySection } from './lucky.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const BIRTHS = randomBirths(515, 160);

type Birth = (typeof BIRTHS)[number];

function factsOf(birth: Birth, answers: Partial<ReaderAnswers> = {}): ReportFacts {
  const chart = castChart(birth, {}, WORLD);
  return reportFactsOf(chart, analyseChart(chart), { today: TODAY, answers: { ...NO_ANSWERS, ...answers } });
}

const bornIn = (from: number, to: number): Birth[] =>
  BIRTHS.filter(({ civil }) => civil.year >= from && civil.year <= to);
const GROWN = bornIn(1930, 2006);
const ADULTS = bornIn(1963, 2002);
const ELDERS = bornIn(1930, 1958);

const read = (section: ReportSection | null, depth: Depth = '通俗'): string =>
  section === null ? '' : textOf(section, depth).join('\n');
const yearsIn = (text: string): number[] =>
  [...text.matchAll(/(\d{4})年（虚岁/gu)].map(([, year]) => Number(year));
const scoreOf = ({ analysis }: ReportFacts, year: number, facet: Facet): number =>
  scoreYear(analysis, year).facets[facet];
/** The ten years ahead of November 2026. */
const AHEAD = Array.from({ length: 10 }, (_, i) => 2027 + i);

describe('感情', () => {
  test('names the warmest of the ten years ahead, and a strained one only below 60', () => {
    for (const birth of GROWN) {
      const facts = factsOf(birth);
      const statements = loveSection(facts)?.paragraphs.at(-1)?.statements ?? [];
      const years = statements.filter(({ key }) => key.startsWith('love.year.'));
      const named = years.map(({ plain }) => yearsIn(plain ?? '')[0] ?? 0);
      const best = Math.max(...AHEAD.map((year) => scoreOf(facts, year, '感情')));
      expect(scoreOf(facts, named[0] ?? 0, '感情')).toBe(best);
      for (const hard of named.slice(1)) expect(scoreOf(facts, hard, '感情')).toBeLessThan(60);
    }
  });

  test('the year that comes next is named, once', () => {
    for (const birth of GROWN) {
      const statements = loveSection(factsOf(birth))?.paragraphs.at(-1)?.statements ?? [];
      const years = statements.map(({ plain }) => yearsIn(plain ?? '')[0] ?? 0);
      expect(years.filter((year) => year === 2027).length).toBe(1);
    }
  });

  test('no listed year is the lowest of the three in 流年', () => {
    for (const birth of ADULTS) {
      const facts = factsOf(birth);
      const shown = [2026, 2027, 2028].map((year) => scoreOf(facts, year, '感情'));
      const [low, high] = [Math.min(...shown), Math.max(...shown)];
      for (const { label } of loveSection(facts)?.rows ?? []) {
        const year = Number(label.slice(0, 4));
        if (year > 2028 || high - low < 6) continue;
        expect(scoreOf(facts, year, '感情'), `${facts.chartKey} ${year}`).toBeGreaterThan(low);
      }
    }
  });

  test('with a partner, without one and not answered are three texts', () => {
    for (const birth of ADULTS.slice(0, 60)) {
      const texts = [true, false, null].map((partner) => read(loveSection(factsOf(birth, { partner }))));
      expect(new Set(texts).size).toBe(3);
    }
  });

  test('with a partner nothing is about meeting someone', () => {
    for (const birth of ADULTS) {
      const section = loveSection(factsOf(birth, { partner: true }));
      expect(read(section)).not.toMatch(/遇见|相识|介绍|新朋友|合意的面孔|搭话|桃花|红鸾/u);
      expect(section?.rows).toEqual([]);
    }
  });

  test('a retired reader without a partner reads of company, not of a partner', () => {
    for (const birth of ELDERS) {
      const text = read(loveSection(factsOf(birth, { partner: false })));
      expect(text).not.toMatch(/两个人|对方|遇见|心动|缘分/u);
      expect(text.length).toBeGreaterThan(40);
    }
  });
});

describe('健康养生', () => {
  test('the month and the years it names are the lowest and the highest', () => {
    for (const birth of GROWN) {
      const facts = factsOf(birth);
      const years = healthSection(facts).paragraphs.at(-1)?.statements ?? [];
      const named = years.map(({ plain }) => yearsIn(plain ?? '')[0] ?? 0);
      const scores = AHEAD.map((year) => scoreOf(facts, year, '健康'));
      expect(scoreOf(facts, named.at(-1) ?? 0, '健康')).toBe(Math.max(...scores));
      if (named.length > 1) expect(scoreOf(facts, named[0] ?? 0, '健康')).toBe(Math.min(...scores));
      expect(named.length > 1).toBe(Math.min(...scores) < 60);
    }
  });

  test('the month that asks for rest lies in the year ahead and is named in its season', () => {
    for (const birth of BIRTHS) {
      const text = read(healthSection(factsOf(birth)));
      const [, year = '', month = ''] = /(\d{4})年(\d+)月/u.exec(text) ?? [];
      const ahead = (Number(year) - 2026) * 12 + Number(month) - 11;
      expect(ahead, text).toBeGreaterThan(0);
      expect(ahead, text).toBeLessThanOrEqual(12);
    }
  });

  test('each age has its own words', () => {
    const ages = [2019, 2011, 2006, 1990, 1955, 1940].map((year) => {
      const [birth] = BIRTHS;
      if (birth === undefined) throw new Error('no birth');
      return read(healthSection(factsOf({ ...birth, civil: { ...birth.civil, year } })));
    });
    expect(new Set(ages).size).toBe(ages.length);
    expect(ages.slice(0, 2).join('')).not.toMatch(/手机|屏幕|熬夜加班|喝酒/u);
  });
});

describe('六亲', () => {
  test('children are mentioned only where there are any', () => {
    for (const birth of ADULTS) {
      expect(read(kinSection(factsOf(birth)))).not.toMatch(/孩子/u);
      const facts = factsOf(birth, { children: true });
      expect(read(kinSection(facts)), facts.chartKey).toMatch(
        facts.analysis.life.kin.some(({ who, level }) => who === '子女' && level > 0) ? /孩子/u : /./u,
      );
    }
  });

  test('a retired reader gets no errand toward parents', () => {
    for (const birth of ELDERS) {
      const section = kinSection(factsOf(birth));
      const whole = (section?.paragraphs ?? []).flatMap(({ statements }) =>
        statements.flatMap(({ plain, whole: text }) => (plain === null ? [] : (text ?? ''))),
      );
      expect([...whole, section?.todo?.plain ?? ''].join('')).not.toMatch(
        /回家看看|打个电话过去|给父母|他们的唠叨|问问家里的老人|问一位长辈|回去请教|父母商量/u,
      );
    }
  });

  test('later life follows the verdicts of its decades, and names them', () => {
    let hard = 0;
    for (const birth of GROWN) {
      const facts = factsOf(birth);
      const later = kinSection(facts)
        ?.paragraphs.flatMap(({ statements }) => statements)
        .find(({ key }) => key.startsWith('kin.later.'));
      if (later === undefined) continue;
      const decades = decadeFactsOf(facts.chart, facts.analysis).filter(
        ({ fromAge, decade }) =>
          fromAge !== null && fromAge >= 58 && fromAge < 90 && (decade.endYear ?? 0) > 2026,
      );
      const leans = new Set(decades.map(({ verdict }) => verdict.lean));
      const isHard = leans.size === 1 && leans.has('累');
      if (isHard) hard++;
      const text = later.plain ?? '';
      expect(/要省着力气过|步子要小|担子偏重/u.test(text), text).toBe(isHard);
      expect(decades.some(({ decade }) => text.includes(`${decade.startYear}到${decade.endYear}年`))).toBe(
        true,
      );
    }
    expect(hard).toBeGreaterThan(2);
  });
});

describe('开运', () => {
  const sections = GROWN.map((birth) => ({ facts: factsOf(birth), section: luckySection(factsOf(birth)) }));

  test('charts are advised differently: sixty whole texts and more, years aside', () => {
    const texts = sections.map(({ section }) =>
      read(section).replaceAll(/\d{4}年(?:\d+月)?(?:（虚岁\d+）)?/gu, ''),
    );
    expect(new Set(texts).size).toBeGreaterThan(100);
  });

  test('the table lists the 用神 first, and less of what the text says to use less of', () => {
    const COLOURS: Readonly<Record<string, RegExp>> = {
      木: /绿|青|翠/u,
      火: /红|橙|紫|暖/u,
      土: /黄|棕|厚重|箱子|软垫/u,
      金: /白|银|亮闪闪|冷硬/u,
      水: /黑|蓝|灰|深色/u,
    };
    for (const { facts, section } of sections) {
      const colours = section?.rows.find(({ label }) => label === '颜色')?.value ?? '';
      const [, first = '', less = ''] = /^宜(.+)，次.+；少用(.+)$/u.exec(colours) ?? [];
      expect(first).toMatch(COLOURS[facts.analysis.yongshen.yong] ?? /^$/u);
      const lesser = section?.paragraphs[2]?.statements[0];
      const wuxing = String(lesser?.evidence[0]?.values['wuxing']);
      expect(['忌神', '仇神']).toContain(facts.analysis.roles[wuxing as '木']);
      expect(less).toMatch(COLOURS[wuxing] ?? /^$/u);
      expect(lesser?.plain ?? '').toMatch(COLOURS[wuxing] ?? /^$/u);
    }
  });

  test('the year it names brings the 用神 and does not cost, where one of the ten does', () => {
    const STEMS: Readonly<Record<string, string>> = {
      木: '甲乙',
      火: '丙丁',
      土: '戊己',
      金: '庚辛',
      水: '壬癸',
    };
    for (const { facts, section } of sections) {
      const [year = 0] = yearsIn(read(section));
      const bringing = AHEAD.map((each) => scoreYear(facts.analysis, each)).filter(
        ({ ganzhi, score }) =>
          score >= 60 && (STEMS[facts.analysis.yongshen.yong] ?? '').includes(ganzhi.stem),
      );
      expect(AHEAD).toContain(year);
      if (bringing.length > 0) expect(scoreYear(facts.analysis, year).score).toBeGreaterThanOrEqual(60);
      const isLate = read(section).includes('年份都偏紧');
      expect(isLate && bringing.length > 0, facts.chartKey).toBe(false);
    }
  });

  test('nothing is to be bought or exchanged', () => {
    for (const { section } of sections) expect(read(section)).not.toMatch(/买|购|换成|换一|请一尊|佩戴/u);
  });

  test('a minor has none', () => {
    const [birth] = bornIn(2010, 2020);
    if (birth === undefined) throw new Error('no minor');
    expect(luckySection(factsOf(birth))).toBeNull();
  });
});

describe('读者', () => {
  test('who retired early reads of 感情 like other grown readers', () => {
    for (const birth of bornIn(1968, 1980)) {
      const early = loveSection(factsOf(birth, { situation: '退休' }));
      const keys = (early?.paragraphs ?? []).flatMap(({ statements }) => statements.map(({ key }) => key));
      expect(keys.filter((key) => /^love\.(near|year)\..*老/u.test(key))).toEqual([]);
    }
  });

  test('a home of one is not described as a family that quarrels or shares', () => {
    for (const birth of ADULTS) {
      const section = kinSection(factsOf(birth, { partner: false, children: false }));
      const shown = (section?.paragraphs ?? []).flatMap(({ statements }) =>
        statements.filter(({ plain }) => plain !== null).map(({ key }) => key),
      );
      expect(shown.filter((key) => key.startsWith('kin.palace.日'))).toEqual([]);
    }
  });
});
