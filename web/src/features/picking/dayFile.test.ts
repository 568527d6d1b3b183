import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFile } from './dayFile.ts';

const EVENT = {
  date: { year: 2026, month: 12, day: 31 },
  title: '嫁娶（大吉）',
  text: '月德、成日当日，列为宜嫁娶；申与新郎三合, 好时辰 未 巳。',
  nowMs: 1795226400000,
};

test('a day is an event that ends with the day', () => {
  const lines = dayFile(EVENT).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:嫁娶（大吉）');
  expect(lines.at(-1)).toBe('');
});

test('no line is longer than a calendar takes, and no text breaks out of its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const file = dayFile({ ...EVENT, text });
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '').match(/^[A-Z;=]+:/gm)?.length).toBe(12);
    }),
  );
});
