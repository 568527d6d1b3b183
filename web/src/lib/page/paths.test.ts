import { expect, test } from 'vitest';
import { hrefOf, isTabPath, parseHref, PATHS, TABS } from './paths.ts';

test('a redirect leads nowhere but to our own pages', () => {
  for (const text of ['https://example.com/', '//example.com', 'javascript:alert(1)', '/nowhere', ''])
    expect(parseHref(text)).toBeNull();
  for (const path of Object.values(PATHS)) expect(parseHref(path)?.path).toBe(path);
});

test('hrefOf and parseHref turn each other back', () => {
  const query = { id: '张 三&=?#', at: '1' };
  expect(parseHref(hrefOf('chart', query))).toEqual({ path: PATHS.chart, query });
});

test('paths differ, and three of them are tabs', () => {
  expect(new Set(Object.values(PATHS)).size).toBe(Object.keys(PATHS).length);
  expect(TABS.every((id) => isTabPath(PATHS[id]))).toBe(true);
  expect(isTabPath(PATHS.root)).toBe(false);
});
