import { describe, expect, test } from 'vitest';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { compareYiji } from './compareYiji.ts';
import { almanacDay, almanacRules, ALMANAC_OPTIONS, ALMANAC_PRESETS, type Yiji } from './index.ts';
import { bareContext } from './testing/contexts.ts';
import { yijiOf } from './yiji.ts';

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

describe('options', () => {
  const base = almanacRules();
  /** What of an answer can change, briefly. */
  const shape = ({ verdict, spirits, yi, ji, affairsYi, affairsJi, rungs }: Yiji): string =>
    [verdict, spirits, rungs, yi, ji, affairsYi, affairsJi]
      .map((part) =>
        typeof part === 'string'
          ? part
          : part.map((row) => ('item' in row ? row.item : row.name + ('mode' in row ? row.mode : ''))).join(),
      )
      .join('|');
  test.each([
    'tiandeZhong',
    'tianyuan',
    'shouri',
    'furi',
    'dinang',
    'tiangouAll',
    'sanheExtended',
    'xiejiJiaZi6',
    'yinyangBuilding',
    'kaiguang',
  ] as const)('%s changes some of the 720 pairs', (option) => {
    const rules = almanacRules({ [option]: ALMANAC_OPTIONS[option][1] });
    const changed = Array.from({ length: 720 }, (_, i) => bareContext(Math.floor(i / 60), i % 60)).some(
      (context) => shape(yijiOf(context, rules)) !== shape(yijiOf(context, base)),
    );
    expect(changed).toBe(true);
  });
  test.each([
    ['yearVirtue', 'on'],
    ['strict', 'on'],
    ['changduanxing', 'off'],
    ['shangshuoLayer', 'off'],
    ['spiritMonth', 'lunar'],
    ['tuwang', '18days'],
    ['sheri', 'nearest'],
    ['dayStarLeap', 'jiawu'],
    ['phenology', 'days'],
    ['meiyu', 'suijin'],
    ['fuShen', 'A'],
    ['guiren', 'gengxin'],
    ['guirenDayNight', 'yuannv'],
    ['popular', 'on'],
    ['hanshi', 'dongzhi+105'],
    ['leapFestival', 'on'],
  ] as const)('%s = %s changes some day of 2020-2025 and is carried in the result', (option, value) => {
    const dates = Array.from({ length: 2192 }, (_, i) => civilDateOf(FIRST - 1461 + i));
    const changed = dates.some((date) => {
      const day = almanacDay(date, { [option]: value });
      const plain = almanacDay(date);
      expect(day.rules[option]).toBe(value);
      const { rules: _, yiji, ...rest } = day;
      const { rules: __, yiji: plainYiji, ...plainRest } = plain;
      return shape(yiji) !== shape(plainYiji) || JSON.stringify(rest) !== JSON.stringify(plainRest);
    });
    expect(changed).toBe(true);
  });
  test('presets are complete sets of rules', () => {
    expect(almanacRules()).toBe(ALMANAC_PRESETS.协纪);
    expect(Object.keys(ALMANAC_PRESETS.通行).sort()).toEqual(Object.keys(ALMANAC_OPTIONS).sort());
  });
});
