import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf, isTabPath, parseHref, PATHS, TABS, type PageId } from './paths.ts';

test('a redirect leads nowhere but to our own pages', () => {
  for (const text of ['https://example.com/', '//example.com', 'javascript:alert(1)', '/nowhere', ''])
    expect(parseHref(text)).toBeNull();
  for (const path of Object.values(PATHS)) expect(parseHref(path)?.path).toBe(path);
});

test('hrefOf and parseHref are inverse, whatever is in the query', () => {
  const ids = fc.constantFrom(...(Object.keys(PATHS) as PageId[]));
  const queries = fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(ids, queries, (id, query) => {
      expect(parseHref(hrefOf(id, query))).toEqual({ path: PATHS[id], query: { ...query } });
    }),
  );
});

test('paths differ, and three of them are tabs', () => {
  expect(new Set(Object.values(PATHS)).size).toBe(Object.keys(PATHS).length);
  expect(TABS.every((id) => isTabPath(PATHS[id]))).toBe(true);
  expect(isTabPath(PATHS.root)).toBe(false);
});
