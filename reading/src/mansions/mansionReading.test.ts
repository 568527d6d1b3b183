import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { mansionReading } from './mansionReading.ts';

const NAMES = '角亢氐房心尾箕斗牛女虚危室壁奎娄胃昴毕觜参井鬼柳星张翼轸';

test('each of the twenty-eight mansions has its own three sentences', () => {
  const sentences = Array.from(NAMES).flatMap((name) => {
    const text = mansionReading(name);
    expect(text.sky).toMatch(/座.*，.{1,3}星。$/);
    return [text.image, text.custom];
  });
  expect(sentences).toHaveLength(56);
  expect(new Set(sentences).size).toBe(56);
  expect(sentences.flatMap((sentence) => lintText(sentence, 'prose'))).toEqual([]);
});

test('an unknown name is refused', () => {
  expect(() => mansionReading('猫')).toThrow(RangeError);
});
