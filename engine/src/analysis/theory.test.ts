/**
 * The rules of docs/decisions/056-judgement-by-theory.md, each held against 3,000 random charts: it is there where its condition is,
 * and nowhere else.
 */
import { describe, expect, test } from 'vitest';
import { randomBirths } from '../../golden/births.ts';
import { castChart } from '../chart/index.ts';
import { WORLD } from '../chart/world.ts';
import { hiddenStemsOf, STEM_WUXING, WUXING } from '../ganzhi/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';

const ANALYSES = randomBirths(56, 3_000).map((birth) => analyseChart(castChart(birth, {}, WORLD)));

const pillarsOf = ({ pillars }: Analysis) =>
  [pillars.year, pillars.month, pillars.day, pillars.hour].flatMap((pillar) => pillar ?? []);
const nameOf = (analysis: Analysis): string =>
  pillarsOf(analysis)
    .map(({ name }) => name)
    .join(' ');
const linesOf = ({ yongshen }: Analysis, code: string) =>
  yongshen.ledger.filter((line) => line.code === code);

/** Weight of the day master's own wuxing among the hidden stems. */
function rootOf(analysis: Analysis): number {
  const own = STEM_WUXING[analysis.pillars.day.stem];
  const weights = pillarsOf(analysis).flatMap(({ branch }) =>
    hiddenStemsOf(branch).flatMap(({ stem, weight }) => (STEM_WUXING[stem] === own ? [weight] : [])),
  );
  return Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) / 100;
}

/** Names of the charts of which a claim is not true, and how many it was asked of. */
function faultsOf(
  isConcerned: (analysis: Analysis) => boolean,
  isRight: (analysis: Analysis) => boolean,
): { count: number; faults: string[] } {
  const concerned = ANALYSES.filter(isConcerned);
  return { count: concerned.length, faults: concerned.filter((each) => !isRight(each)).map(nameOf) };
}

describe('special classes', () => {
  test('食伤 that lead follow only where there is 财 for them to feed', () => {
    const leads = ({ strength: { groups } }: Analysis) =>
      groups.食伤 > groups.财 && groups.食伤 > groups.官杀 && groups.财 < 5;
    const { count, faults } = faultsOf(leads, ({ strength }) => strength.follow?.class !== '从弱');
    expect(count).toBeGreaterThan(100);
    expect(faults).toEqual([]);
    const child = faultsOf(
      ({ strength }) => strength.follow?.type === '从儿',
      ({ strength: { support, groups } }) => support <= 37 && groups.食伤 >= 38 && groups.财 >= 5,
    );
    expect(child.count).toBeGreaterThan(30);
    expect(child.faults).toEqual([]);
  });

  test('官杀 in command take a rootless day master at a support of 31.5, and not one with a stem of 印', () => {
    const followOf = (names: string) => {
      const [year = '', month = '', day = '', hour = ''] = names.split(' ');
      const chart = castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' });
      return analyseChart(chart).strength.follow;
    };
    const follow = followOf('庚戌 甲申 甲戌 乙丑');
    expect(follow?.type).toBe('从官杀');
    expect(follow?.evidence.map(({ code }) => code)).toContain('SPECIAL_COMMAND');
    expect(follow?.evidence[0]?.values).toMatchObject({ value: 31.5, border: 37, reach: 'command' });
    expect(followOf('庚戌 甲申 甲戌 癸酉')).toBeNull();
    expect(followOf('庚戌 甲申 甲寅 乙丑')).toBeNull();
  });

  test('从强 is born in a month on its side, and a 官杀 stem without a root makes it 假', () => {
    const isStrong = ({ strength }: Analysis) => strength.follow?.class === '从强';
    const { count, faults } = faultsOf(isStrong, ({ strength }) => strength.isDeling);
    expect(count).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    const floating = ANALYSES.filter(
      (each) =>
        isStrong(each) && (each.tenGods.正官.visible.length > 0 || each.tenGods.七杀.visible.length > 0),
    );
    for (const { strength } of floating) expect(strength.follow?.isTrue).toBe(false);
  });
});

describe('印', () => {
  test('beyond 40 % buries a day master without its own root, unless 财 holds it', () => {
    const isBuried = (analysis: Analysis) => {
      const { 印: seal, 财: wealth } = analysis.strength.groups;
      return seal > 40 && rootOf(analysis) <= 0.4 && wealth * 2 < seal;
    };
    const { count, faults } = faultsOf(
      isBuried,
      ({ strength: { sealExcess, groups } }) => Math.abs(sealExcess - (groups.印 - 40)) < 0.051,
    );
    expect(count).toBeGreaterThan(30);
    expect(faults).toEqual([]);
    expect(
      faultsOf(
        (each) => !isBuried(each),
        ({ strength }) => strength.sealExcess === 0,
      ).faults,
    ).toEqual([]);
  });

  test('that is too much is never asked for, and 财 is where it is there to hold it', () => {
    const isExcessive = (each: Analysis) => linesOf(each, 'UG_SEAL_EXCESS').length > 0;
    const { count, faults } = faultsOf(isExcessive, (each) => {
      const points = new Map(
        each.yongshen.ledger.flatMap((line) =>
          line.code === 'UG_SEAL_EXCESS' ? [[line.values.group, line.points] as const] : [],
        ),
      );
      const isHeld = each.strength.groups.财 >= 4;
      return (points.get('印') ?? 0) < 0 && (points.get('财') ?? 0) > 0 === isHeld;
    });
    expect(count).toBeGreaterThan(30);
    expect(faults).toEqual([]);
  });

  test('of 20 % turns 官杀 into help of a weak day master', () => {
    const isWeak = ({ strength, yongshen }: Analysis) =>
      strength.follow === null && yongshen.cause?.side === '弱';
    const { count, faults } = faultsOf(
      (each) => isWeak(each) && linesOf(each, 'UG_SEAL_EXCESS').length === 0,
      (each) => linesOf(each, 'UG_SEAL_TURNS').length === Number(each.strength.groups.印 >= 20),
    );
    expect(count).toBeGreaterThan(1_000);
    expect(faults).toEqual([]);
  });
});

describe('what can be used', () => {
  const isPlain = ({ strength }: Analysis) => strength.follow === null;

  test('土 is dry where there is neither 辰 nor 丑, and gets nothing for its roots', () => {
    const { count, faults } = faultsOf(isPlain, (each) => {
      const isMoist = pillarsOf(each).some(({ branch }) => branch === '辰' || branch === '丑');
      const isRooted = linesOf(each, 'UG_ROOTED').some(({ wuxing }) => wuxing === '土');
      return !isRooted && linesOf(each, 'UG_DRY_EARTH').length === Number(!isMoist);
    });
    expect(count).toBeGreaterThan(2_000);
    expect(faults).toEqual([]);
  });

  test('a stem of 食伤 checks 官杀 that lead a weak chart: as much for the one as against the other', () => {
    const { count, faults } = faultsOf(
      (each) => isPlain(each) && each.yongshen.cause?.side === '弱' && each.yongshen.cause.cause === '官杀',
      (each) => {
        const { 食神, 伤官 } = each.tenGods;
        const isShown = 食神.visible.length + 伤官.visible.length > 0;
        const points = linesOf(each, 'UG_CHECK').map((line) => line.points);
        return isShown ? points.join() === '25,-25' : points.length === 0;
      },
    );
    expect(count).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });
});

test('every wuxing has its votes only from the lines of the ledger', () => {
  for (const { yongshen } of ANALYSES.slice(0, 300)) {
    for (const wuxing of WUXING) {
      const lines = yongshen.ledger.filter((line) => line.wuxing === wuxing);
      const sum = lines.reduce((total, { points }) => total + points, 0);
      expect(Math.abs(sum - yongshen.votes[wuxing])).toBeLessThan(0.4);
    }
  }
});
