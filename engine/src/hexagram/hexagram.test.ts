import { describe, expect, it } from 'vitest';

import { STEMS, TRIGRAMS } from '../ganzhi/index.ts';
import { goldenRows } from '../../golden/golden.ts';
import { findHexagram, type Hexagram, hexagramOfBits, hexagramOfTrigrams, HEXAGRAMS } from './hexagram.ts';
import { LIUSHEN, liushenOf } from './liushen.ts';
import { changedHexagram, invertedHexagram, mutualHexagram, oppositeHexagram } from './transform.ts';

function named(name: string): Hexagram {
  const hexagram = findHexagram(name);
  if (hexagram === null) throw new Error(`no hexagram ${name}`);
  return hexagram;
}

describe('HEXAGRAMS', () => {
  it('are sixty-four different ones, eight to a palace, one of each generation', () => {
    expect(new Set(HEXAGRAMS.map((h) => h.bits)).size).toBe(64);
    expect(new Set(HEXAGRAMS.map((h) => h.name)).size).toBe(64);
    for (const palace of TRIGRAMS) {
      const house = HEXAGRAMS.filter((h) => h.palace === palace);
      expect(house.map((h) => h.generation).sort()).toEqual(
        ['本宫', '一世', '二世', '三世', '四世', '五世', '游魂', '归魂'].sort(),
      );
    }
  });
  it('come in pairs: the even one is the odd one upside down, or its opposite when that is itself', () => {
    for (let i = 0; i < 64; i += 2) {
      const odd = HEXAGRAMS[i]!;
      const inverted = invertedHexagram(odd);
      expect(HEXAGRAMS[i + 1]).toBe(inverted === odd ? oppositeHexagram(odd) : inverted);
    }
  });
  it('have 应 three lines from 世', () => {
    for (const h of HEXAGRAMS) expect(Math.abs(h.shi - h.ying)).toBe(3);
  });
  it('are found by lines, trigrams and name', () => {
    for (const h of HEXAGRAMS) {
      expect(hexagramOfBits(h.bits)).toBe(h);
      expect(hexagramOfTrigrams(h.upper, h.lower)).toBe(h);
      expect(findHexagram(h.name)).toBe(h);
      expect(h.lines.reduce<number>((bits, line, i) => bits | (line << i), 0)).toBe(h.bits);
      expect(h).toEqual(JSON.parse(JSON.stringify(h)));
    }
    expect(findHexagram('无')).toBeNull();
    for (const bad of [-1, 64, 1.5, Number.NaN]) expect(() => hexagramOfBits(bad)).toThrow(RangeError);
  });
});

describe('transformations', () => {
  it('opposite and inverted are their own inverses, and a move of every line is the opposite', () => {
    for (const h of HEXAGRAMS) {
      expect(oppositeHexagram(oppositeHexagram(h))).toBe(h);
      expect(invertedHexagram(invertedHexagram(h))).toBe(h);
      expect(changedHexagram(h, [1, 2, 3, 4, 5, 6])).toBe(oppositeHexagram(h));
      expect(changedHexagram(h, [])).toBe(h);
    }
  });
  // 梅花易数·卷一: 泽火革 with line 1 moving becomes 泽山咸, its 互 are 乾 above 巽 (天风姤).
  it('agree with the book’s example of 革', () => {
    expect(changedHexagram(named('革'), [1]).fullName).toBe('泽山咸');
    expect(mutualHexagram(named('革')).fullName).toBe('天风姤');
  });
  it('mutual hexagrams of mutual hexagrams end in 乾 坤 既济 未济', () => {
    const ends = new Set(HEXAGRAMS.map((h) => mutualHexagram(mutualHexagram(h)).name));
    expect([...ends].sort()).toEqual(['乾', '坤', '既济', '未济'].sort());
  });
  it('refuse a line that is none', () => {
    for (const bad of [0, 7, 1.5, Number.NaN]) {
      expect(() => changedHexagram(named('革'), [bad])).toThrow(RangeError);
    }
  });
});

describe('liushenOf', () => {
  it('gives each day all six in their order', () => {
    for (const stem of STEMS) {
      const six = liushenOf(stem);
      expect([...six].sort()).toEqual([...LIUSHEN].sort());
      six.forEach((spirit, i) => expect(LIUSHEN[(LIUSHEN.indexOf(six[0]) + i) % 6]).toBe(spirit));
    }
    expect(liushenOf('己')[0]).toBe('螣蛇');
  });
});

describe('hexagrams against the written table', () => {
  it('agree on every column', () => {
    const rows = goldenRows('almanac/hexagrams');
    expect(rows).toHaveLength(64);
    for (const [i, row] of rows.entries()) {
      const h = HEXAGRAMS[i]!;
      expect([
        String(h.number),
        h.name,
        h.fullName,
        h.upper,
        h.lower,
        h.lines.join(''),
        h.palace,
        h.generation,
        String(h.shi),
        String(h.ying),
        h.wuxing,
        h.najia.map((g) => g.name).join(' '),
      ]).toEqual(Object.values(row));
    }
  });
});
