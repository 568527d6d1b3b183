import { describe, expect, it } from 'vitest';
import { GANZHI, hourGanzhi, monthGanzhi, BRANCHES, STEM_WUXING, type Ganzhi } from '../../ganzhi/index.ts';
import { castChart } from '../index.ts';
import { CHART_OPTIONS, type ChartRulesInput } from '../rules.ts';
import type { ChartPillars } from '../types.ts';
import type { Relation, RelationJudgement } from './types.ts';
import { judgeRelations } from './judgeRelations.ts';
import { relationsOf } from './relations.ts';

function pillarsOf(text: string): ChartPillars {
  const [year = '', month = '', day = '', hour = ''] = text.split(' ');
  const birth = {
    pillars: { year, month, day, hour: hour === '–' ? null : hour },
    sex: '男',
    hour: 'shichen',
  } as const;
  return castChart(birth).pillars;
}

function judge(text: string, rules: ChartRulesInput = {}): RelationJudgement {
  return judgeRelations(pillarsOf(text), CHART_OPTIONS.complete(rules));
}

function find({ relations }: RelationJudgement, kind: string, pillars: string): Relation | undefined {
  return relations.find((relation) => relation.kind === kind && relation.pillars.join(' ') === pillars);
}

describe('judgeRelations', () => {
  // Each reason is the first condition that fails, in the order of 子平真诠·论十干合而不合.
  it.each([
    ['甲子 丙子 己丑 乙亥', 'year day', '遥合'],
    ['甲子 己巳 甲子 甲子', 'year month', '化神不得月令'],
    ['己丑 甲戌 己亥 甲子', 'year month', '争合'],
    ['乙丑 庚辰 甲寅 己巳', 'day hour', '合干有本气根'],
    ['丁卯 甲辰 己亥 甲戌', 'month day', '争合'],
    ['乙卯 己丑 甲子 丁卯', 'month day', '邻干克化神'],
    ['戊辰 壬戌 甲辰 己巳', 'day hour', null],
    ['戊辰 甲寅 丁未 壬寅', 'day hour', '日主根气尚重'],
    ['壬申 丁未 乙酉 辛巳', 'year month', null],
  ] as const)('%s: the 五合 of %s comes to %s', (text, pillars, reason) => {
    const relation = find(judge(text), '干五合', pillars);
    expect(relation?.reason ?? null).toBe(reason);
    expect(relation?.transformed).toBe(reason === null);
  });

  it('a transformed pair gives both its stems the phase it turns to, each with its own polarity', () => {
    expect(judge('壬申 丁未 乙酉 辛巳').effectiveStems).toEqual({
      year: '甲',
      month: '乙',
      day: '乙',
      hour: '辛',
    });
    expect(judge('癸巳 戊午 丙午 乙未').effectiveStems).toEqual({
      year: '丁',
      month: '丙',
      day: '丙',
      hour: '乙',
    });
  });

  it('the day master is never another stem: a pair with it that meets every condition is a candidate', () => {
    const { dayMasterTransform, effectiveStems } = judge('戊辰 壬戌 甲辰 己巳');
    expect(dayMasterTransform).toBe('土');
    expect([effectiveStems.day, effectiveStems.hour]).toEqual(['甲', '己']);
    expect(judge('壬申 丁未 乙酉 辛巳').dayMasterTransform).toBeNull();
  });

  it('of two equal branches the month’s takes part first: 辛亥 己亥 丁未 癸卯', () => {
    const found = judge('辛亥 己亥 丁未 癸卯');
    expect(find(found, '三合', 'month day hour')).toMatchObject({ transformed: true, to: '木' });
    expect(find(found, '三合', 'year day hour')).toMatchObject({ transformed: false, reason: '支已另合' });
    expect(found.gatherings.map(({ pillars }) => pillars.join(' '))).toEqual(['month day hour']);
  });

  it('the turn of 六合 too: 丑 子 丑 combines month and day before year and month', () => {
    const found = judge('己丑 丙子 己丑 甲子');
    expect(find(found, '六合', 'month day')?.reason).toBe('化神不得月令');
    // 辰 is a month of 土 and 己 is among the stems: day and hour of 丑 子 丑 are tried before year and hour.
    const doubled = judge('甲辰 戊辰 丁酉 甲辰');
    expect(find(doubled, '六合', 'month day')?.reason).toBe('化神不得月令');
    expect(find(doubled, '六合', 'day hour')?.reason).toBe('化神不得月令');
  });

  it('a 三合 that stands aside resolves no 冲, the one that takes part does', () => {
    const found = judge('辛亥 己亥 丁未 癸卯');
    expect(find(found, '六冲', 'year month')).toBeUndefined();
    const clash = judge('癸巳 癸亥 丁未 癸卯');
    expect(find(clash, '六冲', 'year month')?.resolvedBy).toBe('三合:亥卯未');
  });

  it('a 化神 shown by a transformed pair is shown for 三会 三合 六合 as well', () => {
    // 丁壬 turn to 木 in a 寅 month, so 亥卯未 outside the month finds its 化神 among the stems.
    const found = judge('丁卯 壬寅 癸未 癸亥');
    expect(found.effectiveStems.year).toBe('乙');
    expect(find(found, '三合', 'year day hour')).toMatchObject({ transformed: true });
  });

  it('an unknown hour leaves three pillars to judge', () => {
    expect(judge('壬申 丁未 乙酉 –').effectiveStems).toEqual({
      year: '甲',
      month: '乙',
      day: '乙',
      hour: null,
    });
  });

  it('the order of 巳 counts in the root of the day master', () => {
    // 戊 hidden in 巳 is a tenth by 丙庚戊 and three tenths by 丙戊庚; with 午 and 寅 that is 0.6 or 1.
    const text = '丙午 癸巳 戊寅 丁巳';
    expect(find(judge(text), '干五合', 'month day')?.transformed).toBe(true);
    expect(find(judge(text, { si: 'bingwugeng' }), '干五合', 'month day')?.reason).toBe('日主根气尚重');
  });
});

describe('judgeRelations, over every month, day and hour of four years', () => {
  const years = ['甲子', '辛亥', '戊辰', '癸巳'].map(
    (name) => GANZHI.find((each) => each.name === name) as Ganzhi,
  );
  const cases: ChartPillars[] = years.flatMap((year) =>
    BRANCHES.flatMap((branch) =>
      GANZHI.flatMap((day) =>
        BRANCHES.map((hour) => ({
          year,
          month: monthGanzhi(year.stem, branch),
          day,
          hour: hourGanzhi(day.stem, hour),
        })),
      ),
    ),
  );

  it('each branch takes part in one gathering at most, in the order 三会 三合 六合 半合', () => {
    const order = ['三会', '三合', '六合', '半合'];
    const wrong = cases.filter((pillars) => {
      const { gatherings } = judgeRelations(pillars, CHART_OPTIONS.defaults);
      const used = gatherings.flatMap(({ pillars: places }) => places);
      const kinds = gatherings.map(({ kind }) => order.indexOf(kind));
      return new Set(used).size !== used.length || kinds.some((kind, i) => kind < (kinds[i - 1] ?? 0));
    });
    expect(cases.length).toBe(34_560);
    expect(wrong).toEqual([]);
  });

  it('a combination that is blocked names a branch that is used; one that transforms has no reason', () => {
    const wrong = cases.filter((pillars) => {
      const { relations, gatherings } = judgeRelations(pillars, CHART_OPTIONS.defaults);
      const used = new Set(gatherings.flatMap(({ pillars: places }) => places));
      return relations.some(
        ({ reason, transformed, pillars: places }) =>
          (reason === '支已另合' && !places.some((place) => used.has(place))) ||
          (transformed === true) !== (transformed !== undefined && reason === undefined),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('a 六冲 is resolved exactly where a member is in 三会 三合 or a transformed 六合', () => {
    const wrong = cases.filter((pillars) => {
      const { relations, gatherings } = judgeRelations(pillars, CHART_OPTIONS.defaults);
      const held = new Set(
        gatherings.filter(({ kind }) => kind !== '半合').flatMap(({ pillars: places }) => places),
      );
      return relations.some(
        ({ kind, pillars: places, resolvedBy }) =>
          kind === '六冲' && (resolvedBy !== undefined) !== places.some((place) => held.has(place)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('only a transformed pair without the day master changes stems, and keeps their polarity', () => {
    const wrong = cases.filter((pillars) => {
      const { relations, effectiveStems } = judgeRelations(pillars, CHART_OPTIONS.defaults);
      return (['year', 'month', 'day', 'hour'] as const).some((key) => {
        const pair = relations.find(
          ({ kind, transformed, pillars: places }) =>
            kind === '干五合' && transformed === true && places.includes(key) && !places.includes('day'),
        );
        const own = pillars[key]?.stem;
        const effective = effectiveStems[key];
        if (effective === null) return true;
        return pair === undefined ? effective !== own : STEM_WUXING[effective] !== pair.to;
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('relationsOf', () => {
  it('is the judged list, then 盖头 and 截脚', () => {
    const chart = castChart({
      pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
      sex: '男',
      hour: 'shichen',
    });
    const judged = judgeRelations(chart.pillars, chart.rules).relations;
    expect(relationsOf(chart).slice(0, judged.length)).toEqual(judged);
    expect(
      relationsOf(chart)
        .slice(judged.length)
        .map(({ kind }) => kind),
    ).toEqual(['截脚', '截脚', '截脚']);
  });
});
