import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { glossaryEntry, TERMS } from '../glossary/index.ts';
import { reportOf } from '../report/index.ts';
import { sourceLines } from './sources.ts';
import { CHAPTERS } from './tables/chapters.ts';
import { CLAUSES } from './tables/clauses.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PLACES: ReadonlySet<string> = new Set(
  Object.entries(CHAPTERS).flatMap(([book, chapters]) => chapters.map((chapter) => `${book}·${chapter}`)),
);
const BOOKS = Object.keys(CHAPTERS).join('|');

/** Places of a source that have a book and a chapter which is not in the list. */
function unlisted(source: string): string[] {
  return sourceLines(source, '')
    .map(({ place }) => place)
    .filter((place) => place.includes('·') && !PLACES.has(place));
}

/** Texts of the code of a room, without comments, each with its file. */
function literalsOf(folder: string): { path: string; text: string }[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|texts)\.ts$|\/tables\/chapters\.ts$/u.test(path))
    .flatMap((path) => {
      const code = readFileSync(`${ROOT}${folder}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
      return [...code.matchAll(/'([^'\n]*)'/gu)].map(([, text = '']) => ({ path, text }));
    });
}

test('every source in the code names chapters of the list', () => {
  const named = ['engine/src', 'reading/src']
    .flatMap(literalsOf)
    .filter(({ text }) => new RegExp(`(^|；)(${BOOKS})·`, 'u').test(text));
  expect(named.length).toBeGreaterThan(400);
  expect(named.flatMap(({ path, text }) => unlisted(text).map((place) => `${path}: ${place}`))).toEqual([]);
});

test('a book is named with its chapter, and no other book is', () => {
  const sources = ['engine/src', 'reading/src'].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .flatMap((path) =>
        [...readFileSync(`${ROOT}${folder}/${path}`, 'utf8').matchAll(/\bsource: '([^']*)'/gu)].map(
          ([, text = '']) => text,
        ),
      ),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(unlisted)).toEqual([]);
});

test('every source of the glossary names chapters of the list', () => {
  expect(TERMS.flatMap((term) => unlisted(glossaryEntry(term)?.source ?? ''))).toEqual([]);
});

test('the sources of 200 charts and 60 reports name chapters of the list, those that are put together included', () => {
  const found = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === 'source' && typeof each === 'string') found.add(each);
      else if (key === 'source' && Array.isArray(each)) for (const one of each) found.add(String(one));
      else read(each);
    }
  };
  for (const [i, birth] of randomBirths(101, 200).entries()) {
    const chart = castChart(birth, {}, WORLD);
    const analysis = analyseChart(chart);
    read(analysis);
    if (i < 60) read(reportOf(chart, analysis, { today: { year: 2026, month: 11, day: 23 } }));
    for (const { book, chapter } of analysis.references)
      found.add(chapter.endsWith('时断') ? '三命通会·日时断诸篇' : `${book}·${chapter}`);
  }
  expect(found.size).toBeGreaterThan(150);
  expect([...found].flatMap(unlisted)).toEqual([]);
  expect([...found].filter((source) => source.startsWith('三命通会·论三刑（')).length).toBe(1);
  expect([...found]).toContain('子平真诠·论用神；子平真诠·论用神成败救应');
});

test('a clause is short, of Chinese characters, and the only one of its chapter and matter', () => {
  for (const { text } of CLAUSES) {
    expect(text, text).toMatch(/^[\p{Script=Han}，、；：？]+$/u);
    expect([...text].length, text).toBeLessThanOrEqual(30);
  }
  const names = CLAUSES.map(({ place, of = [] }) => `${place} ${of.join()}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(CLAUSES.filter(({ place }) => !PLACES.has(place))).toEqual([]);
});

test('each pattern, each combination and every month that was checked has its clause', () => {
  const clauseOf = (place: string, about: string): string | null =>
    sourceLines(place, about)[0]?.clause ?? null;
  const state = '子平真诠·论用神成败救应';
  expect(clauseOf(state, '正官格成立')).toBe('官逢财印，又无刑冲破害，官格成也');
  expect(clauseOf(state, '月刃格有破')).toBe('阳刃透官煞而露财印，不见伤官，阳刃格成也');
  expect(clauseOf(state, '')).toBe('用神专寻月令，以四柱配之，必有成败');
  expect(clauseOf('子平真诠·论偏官', '合称食神制杀')).toBe('煞用食制者，上也');
  expect(clauseOf('穷通宝鉴·论庚金·十月', '')).toBe('水冷性寒，非丁莫造，非丙不暖');
  expect(clauseOf('三命通会·论五行旺相休囚死并寄生十二宫', '按十二长生是“墓”')).toBe(
    '周而复始，造物大体与人相似',
  );
  expect(clauseOf('穷通宝鉴·论庚金·八月', '')).toBeNull();
});

test('a source in lines: chapters of one book, books, notes, and what is no book', () => {
  expect(sourceLines('三命通会·论冲击、论六害（一说；又一说）；本应用的计分', '')).toEqual([
    { place: '三命通会·论冲击', note: '', clause: '可见冲破有吉有凶，不可概论' },
    { place: '三命通会·论六害', note: '（一说；又一说）', clause: '六害者，十二支凌战之辰也' },
    { place: '本应用的计分', note: '', clause: null },
  ]);
  expect(sourceLines('民间通行(十二神煞)', '')).toEqual([
    { place: '民间通行', note: '(十二神煞)', clause: null },
  ]);
});
