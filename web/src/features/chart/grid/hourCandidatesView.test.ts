import { hourReadingsOf } from '@shangyuan/engine/analysis';
import type { DatedBirth } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { changedPillars } from './hourCandidatesView.ts';
import { WORLD } from '@shangyuan/engine/world';

const changesOn = (year: number, month: number, day: number) => {
  const birth: DatedBirth = {
    civil: { year, month, day, hour: 12, minute: 0, second: 0 },
    sex: '女',
    hour: 'unknown',
  };
  return changedPillars(hourReadingsOf(birth, {}, {}, WORLD).map(({ chart }) => chart));
};

test('on the day of a 节 every hour says its month', () => {
  // 立夏 of 1955 is at 15:18 on 6 May.
  const changes = changesOn(1955, 5, 6);
  expect(changes).toHaveLength(13);
  expect(changes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => '庚辰月'));
  expect(changes.slice(8, 12)).toEqual(Array.from({ length: 4 }, () => '辛巳月'));
  expect(changes.at(-1)).toMatch(/^辛巳月..日$/);
});

test('at 立春 the year is listed beside the month', () => {
  expect(new Set(changesOn(2024, 2, 4).map((text) => text.slice(0, 6)))).toEqual(
    new Set(['癸卯年乙丑月', '甲辰年丙寅月']),
  );
});

test('on another day only the late 子 hour differs', () => {
  expect(changesOn(1990, 6, 15).filter((text) => text !== '')).toEqual(['壬子日']);
});
