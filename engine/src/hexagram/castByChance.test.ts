import { describe, expect, it } from 'vitest';
import { BRANCHES } from '../ganzhi/index.ts';
import { castByCoins, COIN_LINES, tossCoins } from './castByCoins.ts';
import { castByCounts } from './castByCounts.ts';
import { HEXAGRAMS } from './hexagram.ts';
import { layOutHexagram } from './layOutHexagram.ts';

describe('castByCounts', () => {
  // 梅花易数·卷一·邻夜扣门借物占: one knock, then five, in the hour of 酉: 天风姤, the fourth line moves, to 巽为风.
  it('gives the hexagram the book works out', () => {
    const { hexagram, movingLine } = castByCounts({ counts: [1, 5], hour: '酉' });
    expect([hexagram.fullName, movingLine]).toEqual(['天风姤', 4]);
    const { changed, mutual } = layOutHexagram(hexagram, [movingLine], null);
    expect([changed.fullName, mutual.name]).toEqual(['巽为风', '乾']);
  });
  it('one number takes the hour for its lower trigram, three leave the hour out', () => {
    // 6 坎 over 4 震, line 6 + 4 = 10, remainder 4.
    expect(castByCounts({ counts: [6], hour: '卯' })).toMatchObject({
      hexagram: { name: '屯' },
      movingLine: 4,
    });
    const three = { counts: [8, 16, 12] };
    expect(castByCounts({ ...three, hour: '子' })).toEqual(castByCounts({ ...three, hour: null }));
    expect(castByCounts({ ...three, hour: null })).toMatchObject({ hexagram: { name: '坤' }, movingLine: 6 });
  });
  it('two numbers reach every hexagram and every line', () => {
    const reached = new Set<string>();
    for (let upper = 1; upper <= 8; upper++) {
      for (let lower = 1; lower <= 8; lower++) {
        for (const hour of BRANCHES) {
          const { hexagram, movingLine } = castByCounts({ counts: [upper, lower], hour });
          reached.add(`${hexagram.number}.${movingLine}`);
        }
      }
    }
    expect(reached.size).toBe(64 * 6);
  });
  it('refuses what is no number', () => {
    for (const counts of [[], [1, 2, 3, 4], [0], [-1, 2], [1.5, 2], [Number.NaN, 1], undefined]) {
      expect(() => castByCounts({ counts: counts as number[], hour: '子' })).toThrow(RangeError);
    }
    expect(() => castByCounts({ counts: [1], hour: null })).toThrow('no hour given');
    expect(() => castByCounts({ counts: [1, 2], hour: '鼠' as never })).toThrow('wrong hour "鼠"');
  });
});

describe('castByCoins', () => {
  it('三字为交, 一背为单, 二背为拆, 三背为重', () => {
    expect(COIN_LINES.map(({ name }) => name)).toEqual(['老阴', '少阳', '少阴', '老阳']);
    // 山天大畜 with its top line moving becomes 地天泰.
    const { hexagram, movingLines } = castByCoins([1, 1, 1, 2, 2, 3]);
    expect([hexagram.fullName, movingLines]).toEqual(['山天大畜', [6]]);
    expect(layOutHexagram(hexagram, movingLines, null).changed.fullName).toBe('地天泰');
    expect(castByCoins([0, 0, 0, 0, 0, 0])).toMatchObject({
      hexagram: { name: '坤' },
      movingLines: [1, 2, 3, 4, 5, 6],
    });
  });
  it('all 4,096 casts give the hexagram of their lines', () => {
    const counts = new Map<string, number>();
    for (let cast = 0; cast < 4096; cast++) {
      const tosses = Array.from({ length: 6 }, (_, i) => (cast >> (2 * i)) & 3);
      const { hexagram, movingLines } = castByCoins(tosses);
      expect(hexagram.lines).toEqual(tosses.map((backs) => (backs === 1 || backs === 3 ? 1 : 0)));
      expect(movingLines).toEqual(tosses.flatMap((backs, i) => (backs === 0 || backs === 3 ? [i + 1] : [])));
      counts.set(hexagram.name, (counts.get(hexagram.name) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(HEXAGRAMS.map(() => 64));
  });
  it('refuses other throws', () => {
    expect(() => castByCoins([1, 2, 3])).toThrow('expected six throws');
    expect(() => castByCoins([1, 1, 1, 1, 1, 4])).toThrow('wrong throw 4');
    expect(() => castByCoins(undefined as never)).toThrow(RangeError);
  });
});

describe('tossCoins', () => {
  it('asks for eighteen chances, a coin each, the bottom line first', () => {
    let calls = 0;
    const chances = [0.9, 0.1, 0.1, 0.9, 0.9, 0.1];
    const tosses = tossCoins(() => chances[calls++] ?? 0.9);
    expect([tosses, calls]).toEqual([[1, 2, 3, 3, 3, 3], 18]);
  });
  it('an even chance gives 老 one time in four, whole and broken alike', () => {
    let state = 7;
    const random = (): number => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const backs = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) for (const toss of tossCoins(random)) backs[toss] = (backs[toss] ?? 0) + 1;
    const shares = backs.map((count) => count / 24_000);
    [1 / 8, 3 / 8, 3 / 8, 1 / 8].forEach((share, i) => expect(shares[i]).toBeCloseTo(share, 1.5));
  });
  it('refuses a chance that is none', () => {
    for (const bad of [1, -0.1, Number.NaN]) expect(() => tossCoins(() => bad)).toThrow('wrong chance');
  });
});
