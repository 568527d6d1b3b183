import { findHexagram, HEXAGRAMS, layOutHexagram, type Hexagram } from '@shangyuan/engine/hexagram';
import { expect, test } from 'vitest';
import { castSummary, lineName, PALACES, relatedOf } from './hexagramView.ts';

test('eight palaces of eight, each from 本宫 to 归魂', () => {
  expect(
    PALACES.flatMap(({ hexagrams }) => hexagrams.map(({ number }) => number)).toSorted((a, b) => a - b),
  ).toEqual(HEXAGRAMS.map(({ number }) => number));
  const qian = PALACES.find(({ name }) => name === '乾宫');
  expect(qian?.hexagrams.map(({ name }) => name).join('')).toBe('乾姤遁否观剥晋大有');
});

test('names of the lines', () => {
  expect([1, 2, 5, 6].map((number) => lineName({ number, isYang: false }))).toEqual([
    '初六',
    '六二',
    '六五',
    '上六',
  ]);
  expect([1, 4, 6].map((number) => lineName({ number, isYang: true }))).toEqual(['初九', '九四', '上九']);
});

test('a cast names its moving line, and 变 comes first only then', () => {
  const ge = findHexagram('革') as Hexagram;
  const cast = layOutHexagram(ge, [1], '甲');
  expect(castSummary(cast)).toBe('初九动，之泽山咸');
  expect(relatedOf(cast).map(({ kind }) => kind)).toEqual(['变', '互', '错', '综']);
  const still = layOutHexagram(ge, [], null);
  expect(castSummary(still)).toBe('静卦');
  expect(relatedOf(still).map(({ kind }) => kind)).toEqual(['互', '错', '综']);
});
