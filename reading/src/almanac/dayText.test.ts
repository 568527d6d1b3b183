import { almanacDay, RATINGS } from '@shangyuan/engine/almanac';
import { GANZHI } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import {
  chongshaParts,
  directionsText,
  directionText,
  pengzuText,
  ratingText,
  seasonText,
} from './dayText.ts';

test('冲煞, 彭祖百忌 and directions of a day', () => {
  const day = almanacDay({ year: 2026, month: 11, day: 22 });
  expect(day.pillars.day.name).toBe('庚子');
  expect(chongshaParts(day)).toEqual(['冲马', '煞南']);
  expect(pengzuText(day.pillars.day)).toBe('庚日不宜织造经络；子日不宜占卜问卦');
  expect(directionsText(day).map(({ name, text }) => name + text)).toEqual([
    '喜神西北',
    '财神正东',
    '福神西南',
    '阳贵东北',
    '阴贵西南',
  ]);
});

test('all sixty pillars have their 彭祖百忌, each with its 不宜', () => {
  for (const pillar of GANZHI) expect(pengzuText(pillar)).toMatch(/^.日不宜[^；]+；.日不宜[^；]+$/);
});

test('the four directions are 正, the others say themselves', () => {
  expect((['东', '南', '西', '北', '东南'] as const).map(directionText)).toEqual([
    '正东',
    '正南',
    '正西',
    '正北',
    '东南',
  ]);
});

test('时令 is shown on a day within one, and is empty elsewhere', () => {
  expect(seasonText(almanacDay({ year: 2026, month: 11, day: 23 }))).toBeNull();
  expect(seasonText(almanacDay({ year: 2026, month: 12, day: 25 }))).toBe('一九第4天');
  expect(seasonText(almanacDay({ year: 2026, month: 7, day: 20 }))).toMatch(/^初伏第\d+天$/);
});

test('every 日评 has its meaning', () => {
  for (const rating of RATINGS) expect(ratingText(rating)).toMatch(/^.{2,4}：.+。$/);
});
