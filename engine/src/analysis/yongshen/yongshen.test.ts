import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../../golden/births.ts';
import { castChart } from '../../chart/index.ts';
import { KE, SHENG, WUXING, type ByWuxing, type Wuxing } from '../../ganzhi/index.ts';
import { analyseChart, type Analysis } from '../analyseChart.ts';
import type { Doctrine } from '../doctrine.ts';
import { CONFIDENCE, CONFIDENCE_POINTS } from '../tables/yongshenPoints.ts';
import { rolesByVotes, rolesRelative } from './roles.ts';

function analysisOf(names: string, doctrine: Partial<Doctrine> = {}): Analysis {
  const [year = '', month = '', day = '', hour = ''] = names.split(' ');
  return analyseChart(
    castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' }),
    doctrine,
  );
}
const W01 = '庚午 辛巳 庚辰 癸未';

describe('roles by votes', () => {
  const votes = (木: number, 火: number, 土: number, 金: number, 水: number): ByWuxing<number> => ({
    木,
    火,
    土,
    金,
    水,
  });
  const inOrder = (yong: Wuxing, cast: ByWuxing<number>): string => {
    const roles = rolesByVotes(yong, cast);
    return ['用神', '喜神', '忌神', '仇神', '闲神']
      .map((role) => WUXING.find((wuxing) => roles[wuxing] === role))
      .join('');
  };

  test('喜 does not control 用, 忌 does not generate it, 仇 feeds 忌 or has fewer votes', () => {
    // 火 has the fewest votes but generates 土, so 木 is 忌; neither 火 nor 金 generates 木, so the fewer, 火, is 仇.
    expect(inOrder('土', votes(-17.8, -19.5, 61.7, 17.8, 50))).toBe('土水木火金');
    // 木 has the second most votes but controls 土.
    expect(inOrder('土', votes(40, 30, 50, 0, -20))).toBe('土火水金木');
  });

  test('ties: 喜 what generates 用, then the earlier; 忌 what controls 用, then the later; 仇 the later', () => {
    // 从财 of a 木 day master: 印 水 and 比劫 木 tie at −50, and 木 controls 土.
    expect(inOrder('土', votes(-50, 40, 60, 20, -50))).toBe('土火木水金');
    expect(inOrder('土', votes(0, 0, 50, 0, 0))).toBe('土火木水金');
    expect(inOrder('木', votes(10, 10, 0, 0, 0))).toBe('木火金土水');
  });

  test('of every order of votes five roles come, one each, and none works against the 用神', () => {
    const steps = [-30, -10, 0, 0, 20];
    for (let n = 0; n < 5 ** 5; n++) {
      const digits = [0, 1, 2, 3, 4].map((i) => steps[Math.floor(n / 5 ** i) % 5] as number);
      const cast = votes(digits[0] ?? 0, digits[1] ?? 0, digits[2] ?? 0, digits[3] ?? 0, digits[4] ?? 0);
      const yong = WUXING.reduce((a, b) => (cast[b] > cast[a] ? b : a));
      const roles = rolesByVotes(yong, cast);
      const named = (role: string): Wuxing[] => WUXING.filter((wuxing) => roles[wuxing] === role);
      expect(new Set(Object.values(roles)).size).toBe(5);
      expect(named('用神')).toEqual([yong]);
      expect(KE[named('喜神')[0] as Wuxing]).not.toBe(yong);
      expect(SHENG[named('忌神')[0] as Wuxing]).not.toBe(yong);
    }
  });

  test('relative naming: 生用为喜, 克用为忌, 生忌为仇', () => {
    const roles = { 土: '用神', 火: '喜神', 木: '忌神', 水: '仇神', 金: '闲神' };
    expect(rolesRelative('土')).toEqual(roles);
    expect(analysisOf(W01, { roleNaming: 'relative' }).roles).toEqual(roles);
  });
});

describe('schools', () => {
  test('special = strict and off leave a 假 class to 扶抑', () => {
    const names = '壬子 辛亥 癸丑 壬戌';
    expect(analysisOf(names).pattern.name).toBe('假润下格');
    for (const special of ['strict', 'off'] as const) {
      const { strength, yongshen } = analysisOf(names, { special });
      // 扶抑 alone would take 木; with the season and the 药 土 has more.
      expect([strength.class, yongshen.method, yongshen.choices.扶抑]).toEqual(['身强', '病药', '木']);
    }
  });

  test('each school leaves only its own rules in the ledger, and the four stand side by side all the same', () => {
    const whole = analysisOf(W01).yongshen;
    const rulesOf = (usefulSchool: Doctrine['usefulSchool']) => {
      const { ledger, schools } = analysisOf(W01, { usefulSchool }).yongshen;
      expect(schools).toEqual(whole.schools);
      return [...new Set(ledger.map((line) => line.code))].join();
    };
    expect(rulesOf('fuyi')).toBe('UG_SUPPORT_WEAK');
    expect(rulesOf('tiaohou')).toBe('UG_CLIMATE');
    expect(rulesOf('geju')).toBe('UG_PATTERN');
  });

  test('the 用神 under each school alone is what the four say', () => {
    for (const names of [W01, '戊寅 癸亥 壬午 丙午', '辛酉 辛卯 辛亥 丁酉', '己卯 丁丑 壬辰 庚戌']) {
      const { schools } = analysisOf(names).yongshen;
      for (const usefulSchool of ['fuyi', 'tiaohou', 'geju'] as const) {
        expect(schools?.[usefulSchool], names).toBe(analysisOf(names, { usefulSchool }).yongshen.yong);
      }
    }
  });

  test('扶抑 and 调候 that differ are both named, and the schools counted', () => {
    const { yongshen } = analysisOf(W01);
    expect([yongshen.byStrength, yongshen.byClimate, yongshen.isConflict]).toEqual(['土', '水', true]);
    expect(yongshen.schools).toEqual({ ledger: '土', fuyi: '土', tiaohou: '水', geju: '土' });
    expect(yongshen.agreementCount).toBe(3);
  });
});

describe('second readings', () => {
  test('a 假 class shows the ordinary reading beside it', () => {
    const { yongshen } = analysisOf('壬子 辛亥 癸丑 壬戌');
    expect(yongshen.alternative).toMatchObject({ reason: '假' });
    expect(yongshen.alternative?.yong).not.toBe(yongshen.yong);
  });

  test('a choice with low confidence shows the second wuxing with roles of its own', () => {
    const { yongshen } = analysisOf(W01);
    expect(yongshen.confidence.word).toBe('低');
    expect(yongshen.alternative).toMatchObject({ reason: '近', yong: '水', method: '调候' });
    expect(yongshen.alternative?.roles.水).toBe('用神');
    expect(new Set(Object.values(yongshen.alternative?.roles ?? {})).size).toBe(5);
  });
});

test('confidence starts at 80, ends at its steps, and its words meet at 80 and 65', () => {
  const seen = new Set<string>();
  for (const birth of randomBirths(7, 600)) {
    const { score, word, why } = analyseChart(castChart(birth)).yongshen.confidence;
    for (const { code, points } of why) expect(points).toBe(CONFIDENCE_POINTS[code]);
    const sum = why.reduce((total, { points }) => total + points, Number(CONFIDENCE.start));
    expect(score).toBe(Math.min(CONFIDENCE.max, Math.max(CONFIDENCE.min, sum)));
    expect(word).toBe(score >= 80 ? '高' : score >= 65 ? '中' : '低');
    seen.add(word);
  }
  expect(seen.size).toBe(3);
});
