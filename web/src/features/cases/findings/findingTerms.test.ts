/** How terms are typed, and that every chart's own terms find it. */
import { castChart } from '@shangyuan/engine/chart';
import { jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import { Converter } from 'opencc-js';
import { describe, expect, test } from 'vitest';
import { factsOfChart } from './caseFacts.ts';
import {
  FINDING_TERMS,
  hasTerm,
  parseFinding,
  parseTerm,
  termsLike,
  type CaseFacts,
} from './findingTerms.ts';

describe('a word', () => {
  test.each([
    ['七杀格', '七杀格'],
    ['七殺格', '七杀格'],
    ['偏官格', '七杀格'],
    ['羊刃格', '月刃格'],
    ['假从财格', '假从财格'],
    ['化水格', '化水格'],
    ['亥月', '亥月'],
    ['生于亥月', '亥月'],
    ['亥月生', '亥月'],
    ['月令亥', '亥月'],
    ['用水', '用水'],
    ['用神水', '用水'],
    ['用神为水', '用水'],
    ['用神為水', '用水'],
    ['取用水', '用水'],
    ['甲日', '日主甲'],
    ['甲日主', '日主甲'],
    ['日主甲木', '日主甲'],
    ['甲木', '日主甲'],
    ['身旺', '身强'],
    ['身強', '身强'],
    ['从', '从格'],
    ['從弱', '从弱'],
    ['驿马', '驿马'],
    ['帶驛馬', '驿马'],
    ['天乙', '天乙贵人'],
    ['阴差阳错', '阴差阳错'],
    ['戊寅运', '戊寅运'],
    ['行戊寅运', '戊寅运'],
    ['戊寅大運', '戊寅运'],
    ['行戊寅', '戊寅运'],
    ['七杀运', '七杀运'],
  ])('%s is %s', (word, name) => {
    expect(parseTerm(word)?.name).toBe(name);
  });

  test.each([
    '',
    '张三',
    '甲火',
    '亥',
    '亥生',
    '财运',
    '水',
    '用',
    '家人',
    '1990',
    '甲子',
    '甲亥运',
    '贵人',
    '辛亥日',
  ])('%s is none', (word) => {
    expect(parseTerm(word)).toBeNull();
  });

  test('of every name is the term of that name, in each script', () => {
    for (const to of ['tw', 'hk'] as const) {
      const convert = Converter({ from: 'cn', to });
      const converted = convert(FINDING_TERMS.map(({ name }) => name).join('\n')).split('\n');
      FINDING_TERMS.forEach((term, i) => {
        expect(parseTerm(term.name)).toBe(term);
        expect(parseTerm(converted[i] ?? ''), term.name).toBe(term);
      });
    }
    expect(new Set(FINDING_TERMS.map(({ name }) => name)).size).toBe(FINDING_TERMS.length);
  });

  test('that is part of a name is completed, a whole one and a single character are not', () => {
    const names = (word: string) => termsLike(word).map(({ name }) => name);
    expect(names('七杀')).toEqual(['七杀格', '七杀运']);
    expect(names('七殺')).toEqual(['七杀格', '七杀运']);
    expect(names('贵人')).toContain('天乙贵人');
    expect(names('七')).toEqual([]);
    expect(names('七杀格')).toEqual([]);
  });
});

describe('a line', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom(...FINDING_TERMS.map(({ name }) => name)),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    ),
    { maxLength: 6 },
  );

  test('has its words in their order, each with its term, whatever is typed', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '  ', '　', '\t'), (typed, gap) => {
        const text = typed.join(gap);
        const expected = text.split(/\s+/u).filter((word) => word !== '');
        expect(parseFinding(text)).toEqual(expected.map((word) => ({ word, term: parseTerm(word) })));
        const named = typed.filter((word) => FINDING_TERMS.some(({ name }) => name === word));
        const found = parseFinding(text).flatMap(({ term }) => term?.name ?? []);
        expect(found).toEqual(expect.arrayContaining(named));
      }),
    );
  });
});

const TODAY = jdnOf({ year: 2026, month: 11, day: 22 });
const birth = fc.record({
  civil: fc.record({
    year: fc.integer({ min: 1930, max: 2020 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constant(30),
    second: fc.constant(0),
  }),
  sex: fc.constantFrom('男' as const, '女' as const),
  hour: fc.constantFrom('minute' as const, 'unknown' as const),
});

/** Names of the terms that a chart has. */
const namesOf = (facts: CaseFacts) =>
  FINDING_TERMS.filter((term) => hasTerm(facts, term, TODAY)).map(({ name }) => name);

describe('a chart', () => {
  test('is found by what its own analysis says, and of each kind by one term only', () => {
    fc.assert(
      fc.property(birth, (each) => {
        const facts = factsOfChart(castChart(each));
        const names = namesOf(facts);
        expect(names).toContain(facts.pattern);
        expect(names).toContain(`用${facts.yong}`);
        expect(names).toContain(facts.strength);
        expect(names).toContain(`日主${facts.dayStem}`);
        expect(names).toContain(`${facts.monthBranch}月`);
        for (const spirit of facts.spirits) expect(names).toContain(spirit);
        const countOf = (kind: string) =>
          FINDING_TERMS.filter((term) => term.kind === kind && names.includes(term.name)).length;
        expect([countOf('日主'), countOf('月令'), countOf('用神')]).toEqual([1, 1, 1]);
        expect(countOf('格局')).toBe(facts.pattern.startsWith('假') ? 2 : 1);
        // One decade runs, by its pillar and by its god; none before the first.
        expect([0, 2]).toContain(countOf('大运'));
      }),
      { numRuns: 150 },
    );
  });

  test('worked by hand: 庚午 壬午 辛亥 乙未, a woman of 1990', () => {
    const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
    const names = namesOf(factsOfChart(castChart({ civil, sex: '女', hour: 'minute' })));
    // 辛 of 午: its 禄 丁 is 七杀; 天乙 of 辛 stands on 寅 and 午; from the third decade on, backwards 辛巳 庚辰 己卯 戊寅.
    expect(names).toEqual(
      expect.arrayContaining(['日主辛', '午月', '七杀格', '天乙贵人', '戊寅运', '正印运']),
    );
    expect(names).not.toContain('亥月');
  });

  test('of pillars runs no decade', () => {
    const pillars = { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' };
    const names = namesOf(factsOfChart(castChart({ pillars, sex: '男', hour: 'shichen' })));
    expect(names.filter((name) => name.endsWith('运'))).toEqual([]);
  });
});
