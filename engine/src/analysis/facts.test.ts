/**
 * Small facts beside the main model: tables, climate, minor patterns, structure, references, roles of halves.
 */
import { describe, expect, test } from 'vitest';
import { castChart, type PillarsChart } from '../chart/index.ts';
import { BRANCHES, STEMS } from '../ganzhi/index.ts';
import { goldenJson } from '../../golden/golden.ts';
import { analyseChart } from './analyseChart.ts';
import { RULE_SOURCES } from './evidence.ts';
import { keyYearsOf } from './luck/keyYears.ts';
import { scoreHalves } from './luck/luckScore.ts';
import { scoreYear, scoreYears } from './luck/luckPeriods.ts';
import { CLIMATE_OF_MONTH, TIAOHOU } from './tables/tiaohou.ts';

function chartOf(text: string, sex: '男' | '女' = '男'): PillarsChart {
  const [year = '', month = '', day = '', hour = ''] = text.split(' ');
  return castChart({ pillars: { year, month, day, hour }, sex, hour: 'shichen' });
}
const minorNames = (text: string): string[] =>
  analyseChart(chartOf(text)).minorPatterns.map(({ name }) => name);

describe('调候 table', () => {
  test('120 cells of one to five different stems', () => {
    const cells = STEMS.flatMap((stem) => BRANCHES.map((branch) => TIAOHOU[stem][branch]));
    expect(cells).toHaveLength(120);
    for (const cell of cells) {
      expect(cell.length).toBeGreaterThanOrEqual(1);
      expect(cell.length).toBeLessThanOrEqual(5);
      expect(new Set(cell).size).toBe(cell.length);
      for (const stem of cell) expect(STEMS).toContain(stem);
    }
  });

  test('agrees cell by cell', () => {
    const shared = goldenJson<{
      table: typeof TIAOHOU;
      climate: typeof CLIMATE_OF_MONTH;
    }>('bazi/tiaohou');
    expect(TIAOHOU).toEqual(shared.table);
    expect(CLIMATE_OF_MONTH).toEqual(shared.climate);
  });
});

test('base points, 化气 and favour are those of the reference', async () => {
  const shared = goldenJson<{
    stemBase: object;
    branchBase: object;
    useful: { transform: object };
    luck: { fav: object };
  }>('bazi/strength-params');
  const params = await import('./tables/strengthParams.ts');
  const votes = await import('./tables/yongshenPoints.ts');
  const { FAVOUR } = await import('./tables/roles.ts');
  expect(params.STEM_BASE).toEqual(shared.stemBase);
  expect(params.BRANCH_BASE).toEqual(shared.branchBase);
  expect(votes.TRANSFORM_POINTS).toEqual(shared.useful.transform);
  expect(FAVOUR).toEqual(shared.luck.fav);
});

describe('minor patterns', () => {
  test.each([
    ['甲子 丙子 庚子 丙子', '飞天禄马', false],
    ['戊申 甲子 庚子 庚辰', '井栏叉', true],
    ['戊申 甲子 庚子 丙子', '井栏叉', false],
    ['戊寅 甲寅 乙亥 丙子', '六乙鼠贵', true],
    ['癸丑 甲寅 乙亥 丙子', '六乙鼠贵', false],
    ['戊辰 癸亥 辛酉 戊子', '六阴朝阳', true],
    ['壬辰 甲辰 壬辰 癸卯', '壬骑龙背', true],
    ['戊辰 甲寅 甲子 丙寅', '日禄归时', true],
    ['庚辰 庚辰 庚辰 庚辰', '天元一气', true],
    ['庚辰 庚辰 庚辰 庚辰', '地支一气', true],
    ['庚辰 庚辰 庚辰 庚辰', '魁罡', true],
    ['甲子 丁卯 甲午 丁卯', '两干不杂', true],
    ['甲子 丁卯 戊午 辛酉', '四位纯全', true],
  ])('%s %s %s', (pillars, name, isShown) => {
    expect(minorNames(pillars).includes(name)).toBe(isShown);
  });
});

describe('structure and climate', () => {
  const analysis = analyseChart(chartOf('庚午 辛巳 庚辰 癸未'));

  test('nodes are the eight characters and every hidden stem; edges join nodes', () => {
    const { nodes, edges } = analysis.structure;
    expect(nodes.filter(({ hiddenRole }) => hiddenRole === null)).toHaveLength(8);
    expect(nodes.filter(({ hiddenRole }) => hiddenRole !== null)).toHaveLength(11);
    const ids = new Set(nodes.map(({ id }) => id));
    expect(ids.size).toBe(nodes.length);
    for (const { from, to, weight } of edges) {
      expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
    expect(edges.filter(({ kind }) => kind === '合').map(({ members }) => members)).toContain('巳午未');
  });

  test('main chain 官杀→印→比劫→食伤 stops before what is too weak', () => {
    expect(analysis.structure.mainChain).toEqual(['官杀', '印', '比劫', '食伤']);
    expect(analysis.structure.flow).toMatchObject({
      from: '火',
      chain: ['火', '土', '金', '水'],
      to: '水',
      blockedAt: '木',
    });
    expect(analysis.structure.diseases).toEqual([]);
  });

  test('gauge: warm and dry in a summer of 巳午未', () => {
    expect(analysis.climate).toMatchObject({
      word: '暖',
      warmth: 33.1,
      dryness: 1,
      tiaohou: ['壬', '戊', '丙', '丁'],
    });
    expect(analysis.climate.present.map(({ where }) => where)).toEqual(['无', '藏', '藏', '藏']);
  });

  test('references name day and month, pattern, stem and day pillar with hour', () => {
    expect(analysis.references.map(({ book, chapter }) => `${book}·${chapter}`)).toEqual([
      '穷通宝鉴·论庚金·四月',
      '滴天髓·天干·庚金',
      '子平真诠·论偏官',
      '三命通会·六庚日癸未时断',
      '滴天髓·通关',
    ]);
  });

  test('every rule named anywhere has a source', () => {
    for (const source of Object.values(RULE_SOURCES)) expect(source).not.toBe('');
    const rules = [...analysis.strength.evidence, ...analysis.pattern.evidence, ...analysis.yongshen.ledger];
    for (const { code, source } of rules) expect(source).toContain(RULE_SOURCES[code].slice(0, 2));
  });
});

describe('facts of the chapters', () => {
  const { life, dayun } = analyseChart(chartOf('庚午 辛巳 庚辰 癸未'));

  test('each combination, career, wealth, store and palace names values, pillars and source', () => {
    expect(life.evidence.map(({ code, values }) => [code, values])).toEqual([
      ['LIFE_COMBO', { combo: '官印相生', halves: life.comboHalves.官印相生 }],
      ['LIFE_COMBO', { combo: '杀印相生', halves: life.comboHalves.杀印相生 }],
      ['LIFE_COMBO', { combo: '伤官配印', halves: life.comboHalves.伤官配印 }],
      ['LIFE_COMBO', { combo: '官杀混杂', halves: life.comboHalves.官杀混杂 }],
      ['LIFE_CAREER', { group: '比劫', power: 21.8, role: '喜神' }],
      ['LIFE_WEALTH', { base: '财星平和', wealth: 5.9, support: 42.2 }],
      ['LIFE_STORE', { branch: '未', isOpened: false }],
      ['LIFE_PALACE', { branch: '辰', god: '偏印', role: '用神' }],
    ]);
    for (const { source, pillars, code } of life.evidence) {
      expect(source).toMatch(/·|本应用的计分/);
      if (code === 'LIFE_COMBO') expect(pillars.length).toBeGreaterThan(0);
    }
  });

  test('羊刃驾杀 names the 刃 by branch and pillar, and the 杀', () => {
    const { life: own } = analyseChart(chartOf('庚午 戊子 丙申 壬辰'));
    expect(own.comboHalves.羊刃驾杀).toEqual([
      { blade: '午', pillars: ['year'] },
      { god: '七杀', level: 3, visible: ['hour'] },
    ]);
    const named = own.evidence.find((each) => each.code === 'LIFE_COMBO' && each.values.combo === '羊刃驾杀');
    expect(named).toMatchObject({ pillars: ['year', 'hour'], source: '子平真诠·论阳刃' });
  });

  test('adjustments of a decade name the pillars they touch', () => {
    const decade = dayun.find(({ ganzhi }) => ganzhi.name === '癸未');
    expect(decade?.why.map(({ code, pillars, source }) => [code, pillars.join(), source])).toEqual([
      ['伏吟', 'hour', '三命通会·论太岁'],
      ['天乙', 'day', '三命通会·论天乙贵人'],
    ]);
  });
});

test('天干一合争合 is named as such', () => {
  const { strength } = analyseChart(chartOf('庚申 乙酉 庚申 庚辰'));
  expect(strength.evidence.map(({ code }) => code)).toContain('STEM_COMBINE_CONTESTED');
});

describe('years', () => {
  const CIVIL = { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 };
  const birth = { civil: CIVIL, sex: '男', hour: 'minute' } as const;

  test('before 起运 the decade counts 60', () => {
    const analysis = analyseChart(castChart(birth));
    const first = analysis.dayun[0]?.startYear ?? 0;
    expect(scoreYear(analysis, first - 1)).toMatchObject({ dayunNumber: 0, decadeScore: 60 });
    expect(scoreYear(analysis, first).dayunNumber).toBe(1);
  });

  test('五年一分: the stem half counts in the first five years, the branch half after', () => {
    const analysis = analyseChart(castChart(birth, { decadeSplit: 'fiveFive' }));
    const [decade] = analysis.dayun;
    if (decade === undefined || decade.startYear === null) throw new Error('no decade');
    const halves = scoreHalves(analysis, decade.ganzhi, decade.why);
    expect(decade.halves).toEqual(halves);
    expect(scoreYear(analysis, decade.startYear + 4).decadeScore).toBe(halves.stem);
    expect(scoreYear(analysis, decade.startYear + 5).decadeScore).toBe(halves.branch);
  });

  test('facets of a period: score, favour of stem and branch where their gods count, one spirit', () => {
    // 庚 day, 用土 喜金 闲水 仇木 忌火. 2027 丁未 正官 正印, 天乙, before the year 病符.
    const analysis = analyseChart(castChart(birth));
    const { score, facets } = scoreYear(analysis, 2027);
    expect(analysis.roles).toEqual({ 木: '仇神', 火: '忌神', 土: '用神', 金: '喜神', 水: '闲神' });
    expect(facets).toEqual({
      事业: score + Math.round(5 * -0.87 + 3 * 1 + 3),
      财运: score,
      感情: score,
      健康: score + 3 - 3,
      学业: score + 3,
    });
  });

  test('a range that is empty or too long is a RangeError', () => {
    const analysis = analyseChart(castChart(birth));
    expect(() => scoreYears(analysis, { fromYear: 2026, toYear: 2025 })).toThrow(RangeError);
    expect(() => scoreYears(analysis, { fromYear: 1900, toYear: 2100 })).toThrow(RangeError);
    expect(scoreYears(analysis, { fromYear: 2020, toYear: 2022 })).toHaveLength(3);
  });

  test('key years: the birth pillar returns at 60, the day pillar is opposed twice in a cycle of its branch', () => {
    const analysis = analyseChart(castChart(birth));
    const years = keyYearsOf(analysis, { fromYear: 1990, toYear: 2050 });
    const of = (kind: string) =>
      years.filter(({ kinds }) => (kinds as readonly string[]).includes(kind)).map(({ year }) => year);
    expect(of('真太岁')).toEqual([1990, 2050]);
    // 庚辰 is opposed by 甲戌 and 丙戌, 庚午 by 甲子 and 丙子.
    expect(of('日柱天克地冲')).toEqual([1994, 2006]);
    expect(of('征太岁')).toEqual([1996, 2044]);
    expect(of('日柱伏吟')).toEqual([2000]);
    for (const year of of('岁运并临')) {
      const decade = analysis.dayun.find(
        ({ startYear }) => startYear !== null && year - startYear < 10 && year >= startYear,
      );
      expect(decade?.ganzhi.index).toBe((year - 4) % 60);
    }
    expect(() => keyYearsOf(analysis, { fromYear: 2050, toYear: 1990 })).toThrow(RangeError);
  });
});
