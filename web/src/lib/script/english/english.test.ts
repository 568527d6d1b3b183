import { describe, expect, test } from 'vitest';
import { createTranslator } from './grammar.ts';
import { FILES, PHRASES } from './phrases.ts';
import { SHORT } from './short.ts';

const ENTRIES = Object.entries(FILES).flatMap(([file, phrases]) =>
  Object.entries(phrases).map(([chinese, english]) => ({ file, chinese, english })),
);
const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-z]\d?)[:}]/g)].map(([, slot = '']) => slot))].sort();

describe('the phrases', () => {
  test('stand in one file only', () => {
    const homes = Map.groupBy(ENTRIES, ({ chinese }) => chinese);
    const twice = [...homes].filter(([, entries]) => entries.length > 1).map(([chinese]) => chinese);
    expect(twice).toEqual([]);
  });

  test('have Chinese keys and English texts, without space at their ends', () => {
    const odd = ENTRIES.filter(
      ({ chinese, english }) =>
        english.trim() === '' ||
        english !== english.trim() ||
        chinese !== chinese.trim() ||
        english.includes('  ') ||
        /[，。；：！？（）「」《》]/.test(english),
    );
    expect(odd).toEqual([]);
  });

  test('say only what their slots hold', () => {
    const odd = ENTRIES.filter(({ chinese, english }) => {
      const slots = slotsOf(chinese);
      return (
        slotsOf(english).some((slot) => !slots.includes(slot)) ||
        !/^[^{}]*(\{[nmgldwtq]\d?\}[^{}]*)*$/.test(chinese)
      );
    });
    expect(odd).toEqual([]);
  });

  test('are each translated by the translator of all', () => {
    const translate = createTranslator(PHRASES);
    const silent = ENTRIES.filter(({ chinese }) => !chinese.includes('{') && translate(chinese) === null);
    expect(silent).toEqual([]);
  });

  test('have short forms of at most eight letters', () => {
    expect(Object.values(SHORT).filter((short) => short.length > 8)).toEqual([]);
  });
});
