import { HEXAGRAMS } from '@shangyuan/engine/hexagram';
import { expect, test } from 'vitest';
import { zhouyiText } from './zhouyi.ts';

const texts = HEXAGRAMS.map(zhouyiText);
const passages = texts.flatMap(({ judgement, lines, all }) => [
  judgement,
  ...lines.map(({ text }) => text),
  ...(all === null ? [] : [all.text]),
]);
const textOf = (name: string) => texts[HEXAGRAMS.findIndex((hexagram) => hexagram.name === name)];

test('every hexagram has its 卦辞 and six 爻辞, 乾 and 坤 one more: 450 passages', () => {
  expect(passages).toHaveLength(64 + 384 + 2);
  for (const passage of passages) expect(passage).toMatch(/^[\p{Script=Han}，。]+。$/u);
  expect(texts.filter(({ all }) => all !== null)).toHaveLength(2);
  expect(texts.filter(({ canon }) => canon === '上经')).toHaveLength(30);
});

test('lines carry the labels of the book, from the bottom up', () => {
  expect(textOf('屯')?.lines.map(({ label }) => label)).toEqual([
    '初九',
    '六二',
    '六三',
    '六四',
    '九五',
    '上六',
  ]);
  expect(textOf('乾')?.all).toEqual({ label: '用九', text: '见群龙无首，吉。' });
  expect(textOf('坤')?.all).toEqual({ label: '用六', text: '利永贞。' });
});

test('well-known passages stand where they belong', () => {
  expect(textOf('谦')?.judgement).toBe('亨，君子有终。');
  expect(textOf('困')?.lines[2]).toEqual({
    label: '六三',
    text: '困于石，据于蒺藜，入于其宫，不见其妻，凶。',
  });
  expect(textOf('未济')?.lines[5]?.text).toBe('有孚于饮酒，无咎，濡其首，有孚失是。');
});

/** How often a word stands in the 周易, as concordances of the received text count it. */
test.each([
  ['吉', 147],
  ['凶', 58],
  ['悔', 34],
  ['吝', 20],
  ['厉', 27],
  ['无咎', 93],
])('%s stands %i times in the book', (word, times) => {
  expect(
    passages
      .join('')
      .replace(/[，。]/g, '')
      .split(word).length - 1,
  ).toBe(times);
});

test('a hexagram that is none is refused', () => {
  expect(() => zhouyiText({ name: '坎', number: 40, lines: [0, 1, 0, 0, 1, 0] })).toThrow(RangeError);
});
