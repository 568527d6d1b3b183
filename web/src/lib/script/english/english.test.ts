import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../../../scripts/lib/textFiles.ts';
import { createTranslator } from './grammar.ts';
import { PHRASES } from './phrases.texts.ts';

const rowsIn = (name: 'PHRASES' | 'SHORT') =>
  rowsOf(name).map(({ place, key, values }) => ({ place, zh: key, en: String(values['en']) }));
const ROWS = rowsIn('PHRASES');
const slotsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([a-z]\d?)[:}]/g)].map(([, slot = '']) => slot))].sort();

describe('the phrases', () => {
  test('are Chinese on the left and English on the right, with single spaces', () => {
    const odd = ROWS.filter(({ en }) => en.includes('  ') || /[，。；：！？（）「」《》]/.test(en));
    expect(odd).toEqual([]);
  });

  test('have no slot in English that the Chinese lacks, and no other braces', () => {
    const odd = ROWS.filter(({ zh, en }) => {
      const slots = slotsOf(zh);
      return (
        slotsOf(en).some((slot) => !slots.includes(slot)) || !/^[^{}]*(\{[nmgldwtq]\d?\}[^{}]*)*$/.test(zh)
      );
    });
    expect(odd).toEqual([]);
  });

  test('are each found by the translator of all', () => {
    const translate = createTranslator(PHRASES);
    expect(ROWS.filter(({ zh }) => !zh.includes('{') && translate(zh) === null)).toEqual([]);
  });

  test('cover a moment with its day and its clock', () => {
    const translate = createTranslator(PHRASES);
    expect(['11-23 23:46 用过', '11-23 23:46 添加'].map((text) => translate(text))).toEqual([
      'used 11-23 23:46',
      'added 11-23 23:46',
    ]);
  });

  test('say why hours of a day are left out', () => {
    const translate = createTranslator(PHRASES);
    expect(translate('已排除：子时（夜间）、午时（日破）')).toBe(
      'ruled out: 子 hour (at night), 午 hour (clashes with the day)',
    );
    expect(translate('已排除：丑时（冲新娘年支未）')).toBe(
      'Ruled out: 丑 hour (clashes with 未, year of Bride)',
    );
  });

  test('have short forms of at most eight letters', () => {
    expect(rowsIn('SHORT').filter(({ en }) => en.length > 8)).toEqual([]);
  });
});
