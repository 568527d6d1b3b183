import { castChart, type Chart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { boneReadingOf } from './index.ts';
import { BONE } from './library/boneText.ts';
import { WORLD } from '@shangyuan/engine/world';

const chartOf = (year: number, hour: 'minute' | 'unknown' = 'minute'): Chart =>
  castChart({
    civil: { year, month: 5, day: 15, hour: 14, minute: 30, second: 0 },
    zone: 'Asia/Shanghai',
    sex: '女',
    hour,
  }) as Chart;

test('the weight with its four parts, its text and its label', () => {
  const reading = boneReadingOf(chartOf(1990));
  expect(reading).toMatchObject({
    total: '3两6钱',
    band: '平稳',
    rows: [
      { place: '年', of: '庚午', weight: '9钱' },
      { place: '月', of: '四月', weight: '9钱' },
      { place: '日', of: '廿一', weight: '1两' },
      { place: '时', of: '未', weight: '8钱' },
    ],
  });
  expect(reading?.statement.key).toBe('bone.36');
  expect(reading?.label).toContain('娱乐');
});

test('without an hour there is no weight', () => {
  expect(boneReadingOf(chartOf(1990, 'unknown'))).toBeNull();
});

test('each of the 51 weights is reached, with a correct text', () => {
  const texts = new Set<string>();
  // The lightest and the heaviest are rare: evenings of 1956, midnights of three years.
  const rare = [
    { year: 1956, hour: 20 },
    { year: 1939, hour: 0 },
    { year: 1971, hour: 0 },
    { year: 1978, hour: 0 },
  ].flatMap(({ year, hour }) =>
    Array.from({ length: 360 }, (_, i) => ({
      civil: { year, month: Math.floor(i / 30) + 1, day: (i % 30) + 1, hour, minute: 30, second: 0 },
    })),
  );
  const births = [
    ...randomBirths(9, 3_000),
    ...rare
      .filter(({ civil }) => civil.month !== 2 || civil.day < 29)
      .map(({ civil }) => ({ civil, utcOffsetMinutes: 480, sex: '男', hour: 'minute' }) as const),
  ];
  for (const birth of births) {
    const statement = boneReadingOf(castChart(birth, {}, WORLD) as Chart)?.statement;
    if (statement === undefined || texts.has(statement.key)) continue;
    texts.add(statement.key);
    expect(lintText(statement.expert ?? '', 'expert')).toEqual([]);
    expect(lintText(statement.evidence[0]?.why ?? '', 'prose')).toEqual([]);
  }
  const keys = Object.keys(BONE.words).map((key) => `bone.${key}`);
  expect(keys).toHaveLength(51);
  expect(keys.filter((key) => !texts.has(key))).toEqual([]);
});
