import { expect, test } from 'vitest';
import { rowsOf } from '../../../scripts/lib/textFiles.ts';
import { lintCorpus } from '../lint/lintCorpus.ts';
import { lintText } from '../lint/lintText.ts';
import {
  GLOSSARY,
  glossaryEntry,
  SHELVES,
  TERM_ALIASES,
  termNames,
  termParts,
  TERMS,
  termsOf,
} from './index.ts';

const ENTRIES = Object.entries(GLOSSARY);
/** Line of the text file by term. */
const PLACES = new Map(rowsOf('GLOSSARY_TEXTS').map(({ key, place }) => [key, place]));

test('180 terms on twelve shelves, the terms of a shelf in one place', () => {
  expect(TERMS).toHaveLength(180);
  expect(SHELVES).toHaveLength(12);
  expect(SHELVES.flatMap(termsOf)).toEqual(TERMS);
});

test('each says in one sentence what it is, then how it is found and used, where, and who uses it', () => {
  for (const [term, { meaning, more }] of ENTRIES) {
    const place = PLACES.get(term);
    expect(lintText(meaning, 'prose'), place).toEqual([]);
    expect(lintText(more, 'prose'), place).toEqual([]);
    expect(meaning.match(/[。！？]/gu), place).toHaveLength(1);
    expect(meaning.length, place).toBeLessThanOrEqual(40);
    expect(more.length, place).toBeGreaterThanOrEqual(18);
    expect(more.length, place).toBeLessThanOrEqual(90);
  }
});

test('no entry says what another says', () => {
  // What a term is runs parallel (比肩, 劫财); how it is found and used does not.
  expect(new Set(ENTRIES.map(([, { meaning }]) => meaning)).size).toBe(ENTRIES.length);
  const faults = lintCorpus(ENTRIES.map(([term, { more }]) => ({ key: PLACES.get(term) ?? '', text: more })));
  expect(faults.map(({ rule, found, text }) => `${rule} ${found} | ${text}`)).toEqual([]);
});

test('a term is found by any of its names', () => {
  for (const [alias, term] of Object.entries(TERM_ALIASES)) expect(glossaryEntry(alias)?.term).toBe(term);
  expect(glossaryEntry('空亡')?.meaning).toContain('两个地支');
  expect(glossaryEntry('没有的词')).toBeNull();
  expect(glossaryEntry('toString')).toBeNull();
});

test('a text is cut at its terms, the longer name first, each term once', () => {
  expect(termNames('伤官配印的人，伤官在前')).toEqual(['伤官配印', '伤官']);
  expect(termNames('天气很好')).toEqual([]);
  expect(termParts('偏官多，七杀重，日柱弱')).toEqual([
    { text: '偏官', term: '七杀' },
    { text: '多，', term: null },
    { text: '七杀', term: null },
    { text: '重，', term: null },
    { text: '日柱', term: '日柱' },
    { text: '弱', term: null },
  ]);
  for (const term of TERMS.filter((each) => each.length > 1))
    expect(termParts(term)).toEqual([{ text: term, term }]);
});
