import { expect, test } from 'vitest';
import { lintCorpus } from '../lint/lintCorpus.ts';
import { lintText } from '../lint/lintText.ts';
import {
  GLOSSARY,
  glossaryEntry,
  TERM_ALIASES,
  termNames,
  termParts,
  TERMS,
  TERMS_BY_SHELF,
} from './index.ts';

const ENTRIES = Object.entries(GLOSSARY);

test('180 terms, each once, each with an entry', () => {
  expect(TERMS).toHaveLength(180);
  expect(new Set(TERMS).size).toBe(180);
  expect(Object.keys(GLOSSARY).toSorted((a, b) => a.localeCompare(b))).toEqual(
    TERMS.toSorted((a, b) => a.localeCompare(b)),
  );
  expect(Object.keys(TERMS_BY_SHELF)).toHaveLength(12);
});

test('each says in one sentence what it is, then how it is found and used, where and by whom', () => {
  for (const [term, { meaning, more, where, source }] of ENTRIES) {
    expect(lintText(meaning, 'prose'), term).toEqual([]);
    expect(lintText(more, 'prose'), term).toEqual([]);
    expect(meaning.match(/[。！？]/gu), term).toHaveLength(1);
    expect(meaning.length, term).toBeLessThanOrEqual(40);
    expect(more.length, term).toBeGreaterThanOrEqual(18);
    expect(more.length, term).toBeLessThanOrEqual(90);
    expect(where.length, term).toBeGreaterThan(0);
    expect(source, term).toMatch(/./u);
  }
});

test('no entry says what another says', () => {
  // What a term is runs parallel (比肩, 劫财); how it is found and used does not.
  expect(new Set(ENTRIES.map(([, { meaning }]) => meaning)).size).toBe(ENTRIES.length);
  const faults = lintCorpus(ENTRIES.map(([key, { more }]) => ({ key, text: more })));
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
