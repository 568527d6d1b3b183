import { describe, expect, it } from 'vitest';

import { LUNAR_DAY_NAMES } from './tables/lunarNames.ts';
import { formatChineseDigits, formatChineseNumber, parseChineseDigits } from './numerals.ts';
import { formatKe, SHICHEN, shichenOf } from './shichen.ts';

describe('Chinese numerals', () => {
  it('parse and format are inverses', () => {
    for (const n of [0, 7, 10, 1900, 2026, 9999, 123456789])
      expect(parseChineseDigits(formatChineseDigits(n))).toBe(n);
    expect(parseChineseDigits('一九〇五')).toBe(1905);
  });
  it('refuse any other character with the message of the specification', () => {
    for (const bad of ['', '十', '二0二六', '二〇二六年', '零', ' 一']) {
      expect(() => parseChineseDigits(bad)).toThrow('包含无效字符');
    }
    expect(() => parseChineseDigits('九'.repeat(20))).toThrow(RangeError);
    for (const bad of [-1, 1.5, Number.NaN]) expect(() => formatChineseDigits(bad)).toThrow(RangeError);
  });
  it('write counting numbers', () => {
    expect([1, 10, 11, 20, 35, 99].map(formatChineseNumber)).toEqual([
      '一',
      '十',
      '十一',
      '二十',
      '三十五',
      '九十九',
    ]);
    for (const bad of [0, 100, 1.5, Number.NaN]) expect(() => formatChineseNumber(bad)).toThrow(RangeError);
    expect(LUNAR_DAY_NAMES).toHaveLength(30);
  });
});

describe('SHICHEN', () => {
  it('covers the clock once, each row two hours', () => {
    expect(SHICHEN.map(({ index }) => index)).toEqual([...SHICHEN.keys()]);
    for (let hour = 0; hour < 24; hour++) {
      const { startTime, endTime } = shichenOf(hour);
      const clock = String(hour).padStart(2, '0');
      expect([startTime.slice(0, 2), endTime.slice(0, 2)]).toContain(clock);
    }
    expect(SHICHEN.map(({ watchName }) => watchName).join(' ')).toBe(
      '夜半 鸡鸣 平旦 日出 食时 隅中 日中 日昳 晡时 日入 黄昏 人定',
    );
  });
  it('formatKe gives 96 different quarters', () => {
    const all = Array.from({ length: 96 }, (_, i) => formatKe(Math.floor(i / 4), 15 * (i % 4)));
    expect(new Set(all).size).toBe(96);
    expect([formatKe(3, 0), formatKe(6, 45), formatKe(23, 30), formatKe(0, 59)]).toEqual([
      '寅初初刻',
      '卯正三刻',
      '子初二刻',
      '子正三刻',
    ]);
    for (const bad of [-1, 24, 1.5, Number.NaN]) expect(() => shichenOf(bad)).toThrow('wrong hour');
    expect(() => formatKe(0, 60)).toThrow('wrong minute 60');
  });
});
