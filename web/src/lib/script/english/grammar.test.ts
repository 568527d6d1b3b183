import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTranslator } from './grammar.ts';

const translate = createTranslator(
  {
    命盘: 'Chart',
    甲方: 'Person A',
    木: 'Wood',
    公历: 'Gregorian',
    '{t}的命盘': "{t}'s chart",
    '没有「{q}」': 'No “{q}”',
    '共 {n} 条': '{n} {n:item|items}',
    '{n} 天后': 'in {n} {n:day|days}',
    '{n}年{m}月{n2}日': '{n2} {m} {n}',
    '{g}日': '{g} day',
    '{w} {n}%': '{w} {n} %',
  },
  (text) => text === '木' || text === '苏小月',
);

describe('a text in another language', () => {
  test.each([
    ['命盘', 'Chart'],
    [' 命盘 ', ' Chart '],
    ['Li的命盘', "Li's chart"],
    ['甲方的命盘', "Person A's chart"],
    ['苏小月的命盘', "苏小月's chart"],
    ['没有「一个未知的词」', 'No “一个未知的词”'],
    ['命盘 公历', 'Chart, Gregorian'],
    ['共 1 条', '1 item'],
    ['共 12 条', '12 items'],
    ['1 天后', 'in 1 day'],
    ['2026年3月5日', '5 Mar 2026'],
    ['甲子日', '甲子 day'],
    ['甲子', '甲子'],
    ['公历 2026年3月5日 14:30', 'Gregorian 5 Mar 2026 14:30'],
    ['命盘 · 公历', 'Chart · Gregorian'],
    ['命盘。公历：共 3 条', 'Chart. Gregorian: 3 items'],
    ['Chart 2026-03-05', 'Chart 2026-03-05'],
  ])('%s is %s', (chinese, english) => {
    expect(translate(chinese)).toBe(english);
  });

  test.each(['命', '命盘里', '共 十 条', '2026年13月5日', '命盘 · 未知', '好木 12%', '谁的命盘'])(
    'does not translate %s',
    (chinese) => {
      expect(translate(chinese)).toBeNull();
    },
  );

  test('what a person typed is no word of the product, but a word of the product is', () => {
    expect(translate('木的命盘')).toBe("木's chart");
    expect(translate('木')).toBe('Wood');
  });
});

describe('patterns', () => {
  test('take every number, and choose singular or plural', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (n) => {
        expect(translate(`共 ${n} 条`)).toBe(`${n} ${n === 1 ? 'item' : 'items'}`);
      }),
    );
  });

  test('take every date of the calendar and no month beyond December', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.nat({ max: 99 }),
        fc.integer({ min: 1, max: 31 }),
        (y, m, d) => {
          const english = translate(`${y}年${m}月${d}日`);
          if (m >= 1 && m <= 12) expect(english).toMatch(new RegExp(`^${d} [A-Z][a-z]{2} ${y}$`));
          else expect(english).toBeNull();
        },
      ),
    );
  });

  test('leave any name whole, whatever characters it has', () => {
    const name = fc.stringMatching(/^[\w苏小月$&{}|()*.\\]{1,20}$/);
    fc.assert(
      fc.property(name, (typed) => {
        expect(createTranslator({ '删除「{q}」？': 'Delete “{q}”?' })(`删除「${typed}」？`)).toBe(
          `Delete “${typed}”?`,
        );
      }),
    );
  });

  test('say all of a text or nothing: no half of it stays Chinese', () => {
    const word = fc.constantFrom('命盘', '公历', '未知', '木头', ' · ', '：', '，', '3');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(translate(words.join('')) ?? '').not.toMatch(/[未知头公历]/);
      }),
    );
  });
});
