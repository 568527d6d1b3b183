import { afterEach, expect, test } from 'vitest';
import { PATHS } from '../../lib/page/paths.ts';
import { setConverter } from '../../lib/script/script.ts';
import { findPages, findTerms } from './searchView.ts';

const all = () => true;
const first = (text: string) => findPages(text, all)[0]?.page;

afterEach(() => setConverter(null));

test('a page is found by its name and by what people call it', () => {
  expect(['黄历', '合婚', '指南针', 'VIP', '报错', '退款', '择日', '深色', '周易'].map(first)).toEqual([
    'calendar', 'hepan', 'compass', 'memberCenter', 'advice', 'texts', 'pickDay', 'mine', 'hexagrams',
  ]); // prettier-ignore
});

test('what the server hides is not found, and nothing is found that does not exist', () => {
  expect(findPages('合婚', (flag) => flag !== 'is_show_he_pan')).toEqual([]);
  for (const { page } of findPages('', all)) expect(PATHS[page]).toBeDefined();
  expect(findPages('没有这种东西', all)).toEqual([]);
});

test('terms that begin with the text come first', () => {
  expect(findTerms('杀', ['七杀', '杀印相生', '劫杀'])).toEqual(['杀印相生', '七杀', '劫杀']);
  expect(findTerms(' ', ['七杀'])).toEqual([]);
});

test('names are found as they are drawn, and as they are written', () => {
  setConverter((text) => text.replace('罗盘', 'Compass').replace('杀', '殺'));
  expect(['compass', '罗盘', '指南针'].map(first)).toEqual(['compass', 'compass', 'compass']);
  expect(findTerms('七殺', ['七杀'])).toEqual(['七杀']);
  expect(findTerms('七杀', ['七杀'])).toEqual(['七杀']);
});
