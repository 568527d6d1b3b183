import { findHexagram, HEXAGRAMS, layOutHexagram, type Hexagram } from '@shangyuan/engine/hexagram';
import { expect, test } from 'vitest';
import { PALACES, relatedOf } from './hexagramView.ts';

test('eight palaces of eight, each from 本宫 to 归魂', () => {
  expect(
    PALACES.flatMap(({ hexagrams }) => hexagrams.map(({ number }) => number)).toSorted((a, b) => a - b),
  ).toEqual(HEXAGRAMS.map(({ number }) => number));
  const qian = PALACES.find(({ name }) => name === '乾宫');
  expect(qian?.hexagrams.map(({ name }) => name).join('')).toBe('乾姤遁否观剥晋大有');
});

test('变 comes first, and only where a line moves', () => {
  const ge = findHexagram('革') as Hexagram;
  const cast = layOutHexagram(ge, [1], '甲');
  expect(relatedOf(cast).map(({ kind }) => kind)).toEqual(['变', '互', '错', '综']);
  const still = layOutHexagram(ge, [], null);
  expect(relatedOf(still).map(({ kind }) => kind)).toEqual(['互', '错', '综']);
});
