import { afterEach, expect, test } from 'vitest';
import { PATHS } from '../../lib/page/paths.ts';
import { setConverter } from '../../lib/script/script.ts';
import { understandQuestion } from '@shangyuan/reading/ask/understand';
import { TERM_ALIASES, TERMS } from '@shangyuan/reading/glossary';
import { findAsks, findPages, findTerms } from './searchView.ts';

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

test.each([
  ['什么是用神', '用神'],
  ['什么是用神？', '用神'],
  ['用神是什么意思', '用神'],
  ['七杀是啥', '七杀'],
  ['真太阳时怎么算', '真太阳时'],
  ['我的用神好不好', '用神'],
])('%s leads to the term %s', (text, term) => {
  expect(findTerms(text, [...TERMS, ...Object.keys(TERM_ALIASES)])[0]).toBe(term);
});

test('词典 and 词条 lead to the terms', () => {
  expect(['词典', '词条', '名词'].map(first)).toEqual(['glossary', 'glossary', 'glossary']);
});

test('a question leads to the cases it can be asked of, with its kind and years where they are clear', () => {
  const asks = (text: string, cases: Parameters<typeof findAsks>[2]) =>
    findAsks(text, understandQuestion(text, 2026), cases);
  const cases = ['甲', '乙', '丙', '丁'].map((name, i) => ({ id: String(i), name }));
  expect(asks('我明年适合换工作吗', cases)).toEqual(
    ['甲', '乙', '丙'].map((name, i) => ({
      page: 'ask',
      query: { id: String(i), kind: '换工作', from: '2027', to: '2027', q: '我明年适合换工作吗' },
      text: `问「${name}」`,
    })),
  );
  expect(asks('该辞职创业吗', cases)[0]?.query).toEqual({ id: '0', q: '该辞职创业吗' });
  expect(asks('问', cases)[0]?.query).toEqual({ id: '0' });
  expect(asks('什么时候结婚', []).map(({ page, text }) => [page, text])).toEqual([
    ['ask', '用例盘问'],
    ['home', '先排自己的盘'],
  ]);
  for (const text of ['', '学', '用神', '今天天气', '1990-06-15'])
    expect(asks(text, cases), text).toEqual([]);
});
