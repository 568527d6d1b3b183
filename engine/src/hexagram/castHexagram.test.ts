import { describe, expect, it } from 'vitest';

import { BRANCHES } from '../ganzhi/index.ts';
import { castHexagram } from './castHexagram.ts';
import { castByNumbers } from './timeRule.ts';

describe('castByNumbers', () => {
  // 梅花易数·卷一·观梅占: 辰年十二月十七日申时, 泽火革 line 1 moves. 牡丹占: 巳年三月十六日卯时, 天风姤 line 5.
  it('gives the two hexagrams the book works out', () => {
    const plum = castByNumbers({ yearBranch: '辰', month: 12, day: 17, hour: '申' });
    expect([plum.hexagram.fullName, plum.movingLine]).toEqual(['泽火革', 1]);
    const peony = castByNumbers({ yearBranch: '巳', month: 3, day: 16, hour: '卯' });
    expect([peony.hexagram.fullName, peony.movingLine]).toEqual(['天风姤', 5]);
  });
  it('gives a hexagram for every hour of every lunar day', () => {
    const wrong: string[] = [];
    for (const yearBranch of BRANCHES) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= 30; day++) {
          for (const hour of BRANCHES) {
            const { hexagram, movingLine } = castByNumbers({ yearBranch, month, day, hour });
            if (!(hexagram.number >= 1 && movingLine >= 1 && movingLine <= 6))
              wrong.push(`${yearBranch} ${month} ${day} ${hour}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
  it('refuses numbers that are none', () => {
    for (const bad of [0, 13, 1.5, Number.NaN]) {
      expect(() => castByNumbers({ yearBranch: '子', month: bad, day: 1, hour: '子' })).toThrow(
        'wrong lunar month',
      );
    }
    expect(() => castByNumbers({ yearBranch: '子', month: 1, day: 31, hour: '子' })).toThrow(
      'wrong lunar day 31',
    );
  });
});

describe('castHexagram', () => {
  const at = (hour: number) => ({ year: 2026, month: 2, day: 16, hour, minute: 30, second: 0 });
  it('takes 23:00 to the next day under zi23 only', () => {
    // 2026-02-17 is 正月初一 of a 午 year.
    expect(castHexagram(at(23)).lunar).toMatchObject({ year: 2026, month: 1, day: 1 });
    expect(castHexagram(at(23)).hour).toBe('子');
    expect(castHexagram(at(23), { dayBoundary: 'midnight' }).lunar).toMatchObject({
      year: 2025,
      month: 12,
      day: 29,
    });
    expect(castHexagram(at(22)).lunar).toMatchObject({ year: 2025, month: 12 });
  });
  it('lays out six lines with one 世 and one 应 and the moving one turned', () => {
    for (let hour = 0; hour < 24; hour++) {
      const cast = castHexagram(at(hour));
      expect(cast.lines.filter((l) => l.role === '世').map((l) => l.number)).toEqual([cast.hexagram.shi]);
      expect(cast.lines.filter((l) => l.isMoving).map((l) => l.number)).toEqual(cast.movingLines);
      for (const line of cast.lines) expect(line.changed !== null).toBe(line.isMoving);
      expect(cast.changed).not.toBe(cast.hexagram);
      expect(cast).toEqual(JSON.parse(JSON.stringify(cast)));
    }
  });
  it('has a hexagram for the last hour of the last day', () => {
    const last = castHexagram({ year: 9999, month: 12, day: 31, hour: 23, minute: 30, second: 0 });
    const before = castHexagram({ year: 9999, month: 12, day: 31, hour: 22, minute: 30, second: 0 });
    expect([last.lunar.month, last.lunar.day, last.hour]).toEqual([12, before.lunar.day + 1, '子']);
    expect(last.dayGanzhi.index).toBe((before.dayGanzhi.index + 1) % 60);
  });
  it('refuses a time that is none', () => {
    expect(() => castHexagram(at(24))).toThrow('wrong hour 24');
    expect(() => castHexagram({ ...at(1), month: 13 })).toThrow('wrong solar month 13');
  });
});
