import { findHexagram, layOutHexagram, type Hexagram } from '@shangyuan/engine/hexagram';
import { expect, test } from 'vitest';
import { castSummary, coinsText, countsText, lineName, momentText } from './castText.ts';

test('names of the lines', () => {
  expect([1, 2, 5, 6].map((number) => lineName({ number, isYang: false }))).toEqual([
    '初六',
    '六二',
    '六五',
    '上六',
  ]);
  expect([1, 4, 6].map((number) => lineName({ number, isYang: true }))).toEqual(['初九', '九四', '上九']);
});

test('a cast names its moving lines, or says that none moves', () => {
  const ge = findHexagram('革') as Hexagram;
  expect(castSummary(layOutHexagram(ge, [1], '甲'))).toBe('初九动，之泽山咸');
  expect(castSummary(layOutHexagram(ge, [1, 2], '甲'))).toBe('初九、六二动，之泽风大过');
  expect(castSummary(layOutHexagram(ge, [], null))).toBe('静卦');
});

test('coins are described throw by throw from the bottom up', () =>
  expect(coinsText([1, 1, 1, 2, 2, 3])).toEqual({
    how: '自下而上六次：少阳、少阳、少阳、少阴、少阴、老阳',
    source: '《增删卜易》以钱代蓍法',
  }));

test('numbers take the hour along unless they are three', () => {
  expect(countsText([7], '子').how).toBe('数7，合子时');
  expect(countsText([1, 5], '酉')).toEqual({ how: '数1、5，合酉时', source: '《梅花易数》物数占例' });
  expect(countsText([1, 5], null).how).toBe('数1、5');
  expect(countsText([1, 5, 2], '酉')).toEqual({
    how: '数1、5、2',
    source: '三数取上卦、下卦与动爻，是今人的用法',
  });
});

test('the hour of a cast is explained by its year, lunar day and book', () =>
  expect(momentText({ yearBranch: '午', lunar: { month: 10, isLeap: false, day: 13 } })).toBe(
    '以午年、十月十三与时辰之数起卦，据《梅花易数》',
  ));
