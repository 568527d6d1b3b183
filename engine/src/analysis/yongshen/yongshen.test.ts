import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart } from '../../chart/index.ts';
import { KE, WUXING, type Wuxing } from '../../ganzhi/index.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import type { Doctrine } from '../doctrine.ts';
import { CONFIDENCE, CONFIDENCE_POINTS } from '../tables/yongshenPoints.ts';
import { favourByVotes, rolesByVotes, rolesRelative } from './roles.ts';
import { WORLD } from '../../chart/world.ts';

function analysisOf(names: string, doctrine: Partial<Doctrine> = {}): Analysis {
  const [year = '', month = '', day = '', hour = ''] = names.split(' ');
  return analyseChart(
    castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' }),
    doctrine,
  );
}
const W01 = '庚午 辛巳 庚辰 癸未';

describe('roles by votes', () => {
  const inOrder = (yong: Wuxing, ranking: string): string => {
    const roles = rolesByVotes(yong, [...ranking] as Wuxing[]);
    return ['用神', '喜神', '闲神', '仇神', '忌神']
      .map((role) => WUXING.find((wuxing) => roles[wuxing] === role))
      .join('');
  };

  test('忌 is the last, 喜 the next that does not control 用, 仇 the lower of the two between', () => {
    expect(inOrder('土', '土水金木火')).toBe('土水金木火');
    // 木 comes second but controls 土.
    expect(inOrder('土', '土木火水金')).toBe('土火木水金');
    // A second reading takes the second of the ranking.
    expect(inOrder('木', '土木火水金')).toBe('木土火水金');
  });

  test('of every order five roles come, one each, and neither 忌 nor 仇 outvotes 闲', () => {
    const orders = (rest: readonly Wuxing[]): Wuxing[][] =>
      rest.length < 2
        ? [[...rest]]
        : rest.flatMap((first) => orders(rest.filter((w) => w !== first)).map((tail) => [first, ...tail]));
    for (const ranking of orders(WUXING)) {
      const [yong = '木'] = ranking;
      const roles = rolesByVotes(yong, ranking);
      const place = (role: string): number => ranking.findIndex((wuxing) => roles[wuxing] === role);
      expect(new Set(Object.values(roles)).size).toBe(5);
      expect([place('用神'), place('忌神')]).toEqual([0, 4]);
      expect(place('闲神')).toBeLessThan(place('仇神'));
      expect(KE[ranking[place('喜神')] as Wuxing]).not.toBe(yong);
    }
  });

  test('favour is how far the votes lie from their mean, beside the farthest', () => {
    expect(favourByVotes({ 木: 40, 火: 10, 土: 0, 金: -50, 水: 25 })).toEqual({
      木: 0.64,
      火: 0.09,
      土: -0.09,
      金: -1,
      水: 0.36,
    });
    expect(Object.values(favourByVotes({ 木: 5, 火: 5, 土: 5, 金: 5, 水: 5 }))).toEqual([0, 0, 0, 0, 0]);
  });

  test('relative naming: 生用为喜, 克用为忌, 生忌为仇', () => {
    const roles = { 土: '用神', 火: '喜神', 木: '忌神', 水: '仇神', 金: '闲神' };
    expect(rolesRelative('土')).toEqual(roles);
    expect(analysisOf(W01, { roleNaming: 'relative' }).roles).toEqual(roles);
  });
});

describe('schools', () => {
  test('special = strict and off leave a 假 class to 扶抑', () => {
    const names = '癸未 乙卯 戊寅 癸亥';
    expect(analysisOf(names).pattern.name).toBe('假从官杀格');
    for (const special of ['strict', 'off'] as const) {
      const { strength, yongshen } = analysisOf(names, { special });
      expect([strength.class, yongshen.method, yongshen.choices.扶抑]).toEqual(['身弱', '扶抑', '火']);
    }
  });

  test('each school leaves only its own rules in the ledger, and the four are still listed side by side', () => {
    const whole = analysisOf(W01).yongshen;
    const rulesOf = (usefulSchool: Doctrine['usefulSchool']) => {
      const { ledger, schools } = analysisOf(W01, { usefulSchool }).yongshen;
      expect(schools).toEqual(whole.schools);
      return [...new Set(ledger.map((line) => line.code))].join();
    };
    expect(rulesOf('fuyi')).toBe('UG_SUPPORT_WEAK,UG_ROOTED,UG_CHECK');
    expect(rulesOf('tiaohou')).toBe('UG_CLIMATE');
    expect(rulesOf('geju')).toBe('UG_PATTERN');
  });

  test('the 用神 under each single school is the one the four list', () => {
    for (const names of [W01, '戊寅 癸亥 壬午 丙午', '辛酉 辛卯 辛亥 丁酉', '己卯 丁丑 壬辰 庚戌']) {
      const { schools } = analysisOf(names).yongshen;
      for (const usefulSchool of ['fuyi', 'tiaohou', 'geju'] as const) {
        expect(schools?.[usefulSchool], names).toBe(analysisOf(names, { usefulSchool }).yongshen.yong);
      }
    }
  });

  test('扶抑 and 调候 that differ are both named, and the schools counted', () => {
    const { yongshen } = analysisOf(W01);
    expect([yongshen.byStrength, yongshen.byClimate, yongshen.isConflict]).toEqual(['金', '水', true]);
    expect(yongshen.schools).toEqual({ ledger: '土', fuyi: '金', tiaohou: '水', geju: '土' });
    expect(yongshen.agreementCount).toBe(2);
  });
});

describe('second readings', () => {
  test('a 假 class shows the ordinary reading beside it', () => {
    const { yongshen } = analysisOf('癸未 乙卯 戊寅 癸亥');
    expect([yongshen.yong, yongshen.alternative?.yong]).toEqual(['木', '火']);
    expect(yongshen.alternative).toMatchObject({ reason: '假' });
    expect(yongshen.alternative?.yong).not.toBe(yongshen.yong);
  });

  test('a choice with low confidence shows the second wuxing with its own roles', () => {
    const { yongshen } = analysisOf('丙子 壬辰 甲戌 甲子');
    expect([yongshen.confidence.word, yongshen.yong]).toEqual(['低', '火']);
    expect(yongshen.alternative).toMatchObject({ reason: '近', yong: '土', method: '病药' });
    expect(yongshen.alternative?.roles.土).toBe('用神');
    expect(new Set(Object.values(yongshen.alternative?.roles ?? {})).size).toBe(5);
  });
});

test('confidence starts at 80, ends at its steps, and its words meet at 80 and 65', () => {
  const seen = new Set<string>();
  for (const birth of randomBirths(7, 600)) {
    const { score, word, why } = analyseChart(castChart(birth, {}, WORLD)).yongshen.confidence;
    for (const { code, points } of why) expect(points).toBe(CONFIDENCE_POINTS[code]);
    const sum = why.reduce((total, { points }) => total + points, Number(CONFIDENCE.start));
    expect(score).toBe(Math.min(CONFIDENCE.max, Math.max(CONFIDENCE.min, sum)));
    expect(word).toBe(score >= 80 ? '高' : score >= 65 ? '中' : '低');
    seen.add(word);
  }
  expect(seen.size).toBe(3);
});
