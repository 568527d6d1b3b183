import { castChart, type ChartRulesInput } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { correctionText, distanceText, instantText, offsetText, spanText } from './clockText.ts';
import { equationLines, equationText } from './equationText.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const cast = (rules: ChartRulesInput = {}, longitudeDeg: number | null = 104.07) =>
  castChart(
    { civil: CIVIL, sex: '女', hour: 'minute', ...(longitudeDeg === null ? {} : { longitudeDeg }) },
    rules,
  ).time;

describe('equationLines', () => {
  test('1990-06-15 14:30 in 成都: daylight time off, then the longitude, then the equation of time', () => {
    const lines = equationLines(cast());
    expect(lines.map((line) => line.label)).toEqual(['所填时间', '去夏令时', '平太阳时', '真太阳时']);
    expect(lines[1]).toMatchObject({ value: '1990年6月15日 13:30', correction: '−60分', isUsed: true });
    expect(lines[2]?.correction).toBe('经度差 −63分43秒');
    expect(lines[3]?.value).toMatch(/^1990年6月15日 12:2[56]/);
  });

  test('without a longitude there are no solar clocks', () => {
    expect(equationLines(cast({}, null))).toHaveLength(2);
  });

  test.each([
    ['wall', '所填时间'],
    ['civil', '去夏令时'],
    ['meanSolar', '平太阳时'],
    ['trueSolar', '真太阳时'],
  ] as const)('the clock %s alone is marked as the one in use: %s', (clock, label) => {
    const used = equationLines(cast({ clock })).filter(({ isUsed }) => isUsed);
    expect(used.map((line) => line.label)).toEqual([label]);
  });
});

test('before standard time the clock is local mean time', () => {
  const birth = { civil: { ...CIVIL, year: 1890 }, sex: '女', hour: 'minute', longitudeDeg: 116.42 } as const;
  expect(equationLines(castChart(birth).time)[1]).toMatchObject({
    label: '地方平时',
    correction: '尚无标准时',
  });
  const own = castChart({ ...birth, utcOffsetMinutes: (116.42 * 240) / 60 }).time;
  expect(equationLines(own)[1]?.label).toBe('地方平时');
  expect(equationLines(castChart({ ...birth, civil: { ...CIVIL, year: 1901 } }).time)[1]?.label).toBe(
    '标准时',
  );
});

describe('equationText', () => {
  test.each([
    ['wall', ''],
    ['civil', '14:30 −60分(夏令时) = 13:30'],
    ['meanSolar', '14:30 −60分(夏令时) −63分43秒(经度) = 12:26'],
    ['trueSolar', '14:30 −60分(夏令时) −63分43秒(经度) −19秒(均时差) = 12:26'],
  ] as const)('%s: %s', (clock, text) => {
    expect(equationText(cast({ clock }))).toBe(text);
  });

  test('there is no text where nothing was changed', () => {
    const winter = castChart({ civil: { ...CIVIL, month: 1 }, sex: '女', hour: 'minute' });
    expect(equationText(winter.time)).toBe('');
  });
});

test('spans, corrections, offsets and distances', () => {
  expect([3.5, -60, -0.3, 0].map(correctionText)).toEqual(['＋3分30秒', '−60分', '−18秒', '＋0分']);
  expect([3.5, -60, 0].map(spanText)).toEqual(['3分30秒', '60分', '0分']);
  expect([480, -240, 330, 485 + 43 / 60].map(offsetText)).toEqual([
    'UTC＋8',
    'UTC−4',
    'UTC＋5:30',
    'UTC＋8:05:43',
  ]);
  expect(distanceText(9.45 * 86_400_000)).toBe('9日10时');
  expect(instantText(Date.UTC(2024, 1, 4, 8, 27, 7))).toBe('2024年2月4日 16:27:07');
});
