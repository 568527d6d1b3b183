import { describe, expect, test } from 'vitest';
import { createTranslator } from './grammar.ts';
import { FILES, PHRASES } from './phrases.ts';
import { SHORT } from './short.ts';

const ENTRIES = Object.entries(FILES).flatMap(([file, phrases]) =>
  Object.entries(phrases).map(([written, said]) => ({ file, written, said })),
);
const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-z]\d?)[:}]/g)].map(([, slot = '']) => slot))].sort();

describe('the phrases', () => {
  test('stand in one file only', () => {
    const homes = Map.groupBy(ENTRIES, ({ written }) => written);
    const twice = [...homes].filter(([, entries]) => entries.length > 1).map(([written]) => written);
    expect(twice).toEqual([]);
  });

  test('are written in Chinese and said in English, without space at their ends', () => {
    const odd = ENTRIES.filter(
      ({ written, said }) =>
        said.trim() === '' ||
        said !== said.trim() ||
        written !== written.trim() ||
        said.includes('  ') ||
        /[，。；：！？（）「」《》]/.test(said),
    );
    expect(odd).toEqual([]);
  });

  test('say only what their slots hold', () => {
    const odd = ENTRIES.filter(({ written, said }) => {
      const slots = slotsOf(written);
      return (
        slotsOf(said).some((slot) => !slots.includes(slot)) ||
        !/^[^{}]*(\{[nmgldwtq]\d?\}[^{}]*)*$/.test(written)
      );
    });
    expect(odd).toEqual([]);
  });

  test('are each said by the voice of all', () => {
    const say = createTranslator(PHRASES);
    const silent = ENTRIES.filter(({ written }) => !written.includes('{') && say(written) === null);
    expect(silent).toEqual([]);
  });

  test('have short forms of at most eight letters', () => {
    expect(Object.values(SHORT).filter((short) => short.length > 8)).toEqual([]);
  });
});
