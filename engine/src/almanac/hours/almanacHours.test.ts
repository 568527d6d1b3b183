import { describe, expect, test } from 'vitest';
import { goldenJson } from '../../../golden/golden.ts';
import { type Branch, BRANCHES, GANZHI } from '../../ganzhi/index.ts';
import { almanacHours } from './almanacHours.ts';
import { guiTianmenOf } from './guiTianmen.ts';
import { ALMANAC_OPTIONS } from '../rules.ts';
import { YANGGUI, YINGUI } from '../tables/guiren.ts';
import { DAY_NIGHT, YUEJIANG } from '../tables/guiTianmen.ts';

const RULES = ALMANAC_OPTIONS.complete();
const date = { year: 2024, month: 3, day: 20 };

describe('the thirteen rows', () => {
  test('run from the early 子 to the late, which is the next day', () => {
    const { rows } = almanacHours(date);
    expect(rows.map(({ label }) => label).join('')).toBe('子丑寅卯辰巳午未申酉戌亥次日子');
    expect(rows.map(({ startHour }) => startHour)).toEqual([0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
    expect([rows[0]?.ganzhi.name, rows[12]?.ganzhi.name, rows[12]?.day.name]).toEqual([
      '壬子',
      '甲子',
      '甲申',
    ]);
  });
  test('under ziHour = late the last row keeps its day, with the stem of the next', () => {
    const last = almanacHours(date, { ziHour: 'late' }).rows[12];
    expect([last?.label, last?.ganzhi.name, last?.day.name]).toEqual(['子', '甲子', '癸未']);
  });
  test('the score is the sum of the points, 路空 beside 贵人 weighs nothing', () => {
    for (const { score, spirits } of almanacHours(date).rows) {
      expect(spirits.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    // 甲子日 申时: 青龙 and 路空, no helper.
    const chou = almanacHours(date).rows[1];
    expect(chou?.band).toBe('凶');
  });
  test('four windows of 四大吉时, and JSON-safe', () => {
    const hours = almanacHours(date);
    expect(hours.sidaji).toHaveLength(4);
    expect(JSON.parse(JSON.stringify(hours))).toEqual(hours);
  });
  test('guiDayNight = sunrise asks for a place, and there day may be longer than by the table', () => {
    expect(() => almanacHours(date, { guiDayNight: 'sunrise' })).toThrow(/no place/);
    const counts = ([{ guiDayNight: 'table' }, { guiDayNight: 'sunrise' }] as const).map((rules) => {
      const days = Array.from({ length: 30 }, (_, i) => ({ year: 2024, month: 12, day: i + 1 }));
      const rows = days.flatMap(
        (day) => almanacHours(day, rules, { latitudeDeg: 31.2, longitudeDeg: 121.5 }).rows,
      );
      return rows.filter(({ guiTianmen }) => guiTianmen !== null).length;
    });
    expect(counts[0]).not.toBe(counts[1]);
  });
});

describe('贵登天门', () => {
  test('月将 changes at the instant of the 中气: 春分 2024 at 11:06', () => {
    // 癸未日: 阳贵 巳 stands over 亥 at 巳 under 月将 亥, at 辰 under 月将 戌.
    const gui = almanacHours(date).rows.filter(({ guiTianmen }) => guiTianmen !== null);
    expect(gui.map(({ branch, guiTianmen }) => [branch, guiTianmen?.yuejiang])).toEqual([['巳', '亥']]);
  });
  test('阳贵 comes over 亥 by day and 阴贵 by night; every stem and month has one hour at least or none by the table', () => {
    let found = 0;
    for (const yuejiang of BRANCHES) {
      for (const day of GANZHI.slice(0, 10)) found += guiTianmenOf(day, yuejiang, RULES).length;
    }
    expect(found).toBeGreaterThan(100);
    expect(found).toBeLessThan(180);
  });
  test('tables are those of the reference', () => {
    const reference = goldenJson<{
      yangGui: Record<string, Branch>;
      yinGui: Record<string, Branch>;
      dayNightRangesByYuejiang: Record<string, [string, string]>;
      yuejiangByZhongqi: Record<string, Branch>;
    }>('almanac/gui-tianmen');
    expect(YANGGUI).toEqual(reference.yangGui);
    expect(YINGUI).toEqual(reference.yinGui);
    expect(DAY_NIGHT).toEqual(reference.dayNightRangesByYuejiang);
    expect(YUEJIANG).toEqual(reference.yuejiangByZhongqi);
  });
});
