import { describe, expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { isOpened, pairKey, rememberFamily, useFamilyChoice } from './familyChoice.ts';
import { loadFamily, shortName, statedMode, yearMeanings } from './familyView.ts';

const TODAY = { year: 2026, month: 11, day: 23 };

test('a family of cases: their names in their order, and a year as each has it', async () => {
  const records = [makeCase('a', '小月', 1990), makeCase('b', '', 1962)];
  const family = await loadFamily(records, TODAY);
  expect(family.people.map(({ name }) => name)).toEqual(['小月', '命主']);
  const meanings = yearMeanings(family, 2028);
  expect(meanings.map(({ name }) => name.split(' ')[0])).toEqual(['小月', '命主']);
  expect(meanings.every(({ text }) => text.endsWith('。'))).toBe(true);
  expect(yearMeanings(family, 1999)).toEqual([]);
});

test('a short name keeps its numeral', () => {
  expect(['小月', '小月（一）', '欧阳修', '欧阳修远', '欧阳修（二）'].map(shortName)).toEqual([
    '小月',
    '小月一',
    '欧阳修',
    '欧阳…',
    '欧…二',
  ]);
});

test('a relation is taken from what the cases state, never guessed', () => {
  expect(statedMode('本人', '配偶')).toBe('couple');
  expect(statedMode('父母', '本人')).toBe('parentChild');
  expect(statedMode('本人', '子女')).toBe('parentChild');
  for (const [a, b] of [
    ['配偶', '子女'],
    ['父母', '父母'],
    ['本人', '朋友'],
    ['', ''],
    ['本人', '本人'],
    ['配偶', '配偶'],
  ] as const)
    expect(statedMode(a, b)).toBeNull();
});

describe('what a use has opened', () => {
  test('is open again, also with fewer, never with another person', () => {
    useFamilyChoice.setState(useFamilyChoice.getInitialState(), true);
    rememberFamily(['a', 'b', 'c']);
    rememberFamily(['d', 'e']);
    const choice = useFamilyChoice.getState();
    expect(choice.ids).toEqual(['d', 'e']);
    expect(isOpened(choice, ['c', 'a'])).toBe(true);
    expect(isOpened(choice, ['a', 'd'])).toBe(false);
    expect(isOpened(choice, ['a', 'b', 'c', 'd'])).toBe(false);
  });

  test('two people are one pair in either order', () => {
    expect(pairKey('b', 'a')).toBe(pairKey('a', 'b'));
    expect(pairKey('a', 'b')).not.toBe(pairKey('a', 'c'));
  });
});
