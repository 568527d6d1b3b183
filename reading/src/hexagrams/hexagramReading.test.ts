import { HEXAGRAMS } from '@shangyuan/engine/hexagram';
import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { hexagramReading } from './hexagramReading.ts';

const texts = HEXAGRAMS.map((hexagram) => hexagramReading(hexagram.name));

test('all sixty-four hexagrams have an image, a situation and six lines', () => {
  expect(texts).toHaveLength(64);
  for (const text of texts) {
    expect(text.image.length).toBeGreaterThan(5);
    expect(text.situation.length).toBeGreaterThan(20);
    expect(text.lines).toHaveLength(6);
    expect(text.advice).toHaveLength(6);
    for (const [i, line] of text.lines.entries()) {
      expect(line).toMatch(/^.{6,40}。$/);
      expect(text.advice[i]).toMatch(/^.{5,30}。$/);
      // Both sentences of a line together: long enough to help, short enough for a telephone.
      expect(`${line}${text.advice[i]}`).toMatch(/^.{18,56}$/);
    }
  }
});

test('no two texts are the same', () => {
  const sentences = texts.flatMap((text) => [text.image, text.situation, ...text.lines, ...text.advice]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('no text passes a verdict of fortune', () => {
  const sentences = texts.flatMap((text) => [text.image, text.situation, ...text.lines, ...text.advice]);
  expect(sentences.flatMap((sentence) => lintText(sentence, 'prose'))).toEqual([]);
});

test('an unknown name is refused', () => {
  expect(() => hexagramReading('乾坤')).toThrow(RangeError);
});
