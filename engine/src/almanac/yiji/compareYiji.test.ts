import { describe, expect, test } from 'vitest';
import { civilDateOf, jdnOf } from '../../time/index.ts';
import { compareYiji } from './compareYiji.ts';
import { almanacDay, ALMANAC_OPTIONS, ALMANAC_PRESETS } from '../index.ts';

const FIRST = jdnOf({ year: 2024, month: 1, day: 1 });
const EVERY_SEVENTH = Array.from({ length: 104 }, (_, i) => civilDateOf(FIRST + 7 * i));

describe('协纪 and 通行', () => {
  test('2008-08-08: 阴阳大会 closes the day in one and is a note in the other', () => {
    const { a, b, items, options } = compareYiji({ year: 2008, month: 8, day: 8 });
    expect([a.verdict, b.verdict]).toEqual(['诸事不宜', '分项']);
    expect(options).toEqual(['yearVirtue', 'yinyangBuilding', 'changduanxing', 'shangshuoLayer']);
    expect(items).toHaveLength(83);
    expect(items.every((item) => item.options.includes('yinyangBuilding'))).toBe(true);
  });
  test('every difference of a hundred days names an option and both sides', () => {
    let differing = 0;
    for (const date of EVERY_SEVENTH) {
      const { a, b, items, affairs } = compareYiji(date);
      for (const difference of [...items, ...affairs]) {
        expect(difference.options.length).toBeGreaterThan(0);
        expect(difference.a.verdict).not.toBe(difference.b.verdict);
      }
      if (items.length > 0) differing++;
      else expect(a.yi.length).toBe(b.yi.length);
    }
    expect(differing).toBeGreaterThan(10);
    expect(differing).toBeLessThan(60);
  });
});

describe('presets', () => {
  test('are complete sets of rules', () => {
    expect(ALMANAC_OPTIONS.complete()).toBe(ALMANAC_PRESETS.协纪);
    expect(Object.keys(ALMANAC_PRESETS.通行).sort()).toEqual([...ALMANAC_OPTIONS.names].sort());
    expect(ALMANAC_PRESETS.通行).toEqual({
      ...ALMANAC_PRESETS.协纪,
      yinyangBuilding: 'note',
      yearVirtue: 'on',
      changduanxing: 'off',
      shangshuoLayer: 'off',
    });
  });
  test('every rule in force is carried in the day, those 宜忌 reads in 宜忌', () => {
    const date = { year: 2026, month: 2, day: 17 };
    const { rules, yiji } = almanacDay(date, ALMANAC_PRESETS.通行);
    expect(rules).toEqual(ALMANAC_PRESETS.通行);
    expect(rules).toMatchObject(yiji.rules);
    expect(yiji.rules.yearVirtue).toBe('on');
  });
});
