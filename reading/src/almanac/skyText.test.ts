import { sunTimes } from '@shangyuan/engine/astronomy';
import { expect, test } from 'vitest';
import { skyWhy } from './skyText.ts';

const BEIJING = { latitudeDeg: 39.9, longitudeDeg: 116.41 };

test('true noon is explained by its two parts, which add up to it', () => {
  const noonMs = sunTimes(Date.UTC(2026, 10, 23, 16), BEIJING).transitMs as number;
  const { title, steps } = skyWhy('真正午', { ...BEIJING, offsetMinutes: 480, noonMs });
  expect(title).toBe('真太阳正午');
  // 12:01:05 on the clock: 14 min 22 s for 3.59°, less 13 min 17 s or so for the equation of time.
  expect(steps[0]).toContain('东经120度');
  expect(steps[0]).toContain('正午比12点晚14分22秒');
  const [, minutes, seconds] = /再早(\d+)分(\d+)秒/.exec(steps[1] ?? '') ?? [];
  const equation = 60 * Number(minutes) + Number(seconds);
  const noonSeconds = (noonMs - Date.UTC(2026, 10, 24, 4)) / 1000;
  expect(Math.abs(862 - equation - noonSeconds)).toBeLessThan(5);
});

test('west of the meridian, and a day whose clock has no noon', () => {
  const noonMs = Date.UTC(2026, 5, 13, 17);
  expect(skyWhy('真正午', { longitudeDeg: -74, offsetMinutes: -240, noonMs }).steps[0]).toContain(
    '西经60度的平太阳为准，当地在西经74.00度，每差1度差4分钟，正午比12点晚56分',
  );
  expect(skyWhy('真正午', null).steps).toEqual([]);
});

test('every time of the sky says what it is and on what it rests', () => {
  for (const fact of ['日出', '日落', '天亮', '昼长', '天黑', '月出', '月中天', '月落'] as const) {
    const { meaning, steps, source } = skyWhy(fact, null);
    expect(meaning).toMatch(/。$/);
    expect(steps).toHaveLength(1);
    expect(source).toContain(fact.startsWith('月') ? 'ELP' : 'VSOP87');
  }
});
