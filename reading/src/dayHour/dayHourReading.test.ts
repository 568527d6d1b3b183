import { castChart } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { dayHourReadingOf } from './index.ts';
import { DAY_HOUR_TIE, DAY_SCENE, HOUR_GOD, HOUR_TONE } from './library/dayHourText.ts';

/** The 720 pairs: the hours of a day begin at the stem that 五鼠遁 gives. */
const PAIRS = Array.from({ length: 720 }, (_, i) => {
  const day = Math.floor(i / 12);
  return { day: ganzhiOf(day), hour: ganzhiOf(((day % 5) * 12 + (i % 12)) % 60) };
});

test('the 720 pairs read differently, each in four sound statements', () => {
  const read = PAIRS.map(dayHourReadingOf);
  const texts = read.map((statements) => statements.map(({ whole }) => whole).join(''));
  expect(new Set(texts).size).toBe(720);
  const used = new Set<string>();
  for (const statements of read) {
    expect(statements).toHaveLength(4);
    for (const { key, expert, evidence } of statements) {
      used.add(key);
      expect(lintText(expert ?? '', 'expert'), key).toEqual([]);
      expect(lintText(evidence[0]?.why ?? '', 'prose'), key).toEqual([]);
    }
  }
  const keys = [DAY_SCENE, HOUR_TONE, HOUR_GOD, DAY_HOUR_TIE].flatMap(({ id, words }) =>
    Object.keys(words).map((key) => `${id}.${key}`),
  );
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('庚辰日癸未时, the pair of a cast chart; without an hour there is no text', () => {
  const pillars = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' } as const;
  const chart = castChart({ pillars, sex: '男', hour: 'shichen' });
  expect(dayHourReadingOf(chart.pillars).map(({ key }) => key)).toEqual([
    'dayHour.day.庚辰',
    'dayHour.tie.静',
    'dayHour.hour.未',
    'dayHour.god.伤官',
  ]);
  const unknown = castChart({ pillars: { ...pillars, hour: null }, sex: '男', hour: 'unknown' });
  expect(dayHourReadingOf(unknown.pillars)).toEqual([]);
});
