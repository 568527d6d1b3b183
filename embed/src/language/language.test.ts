/**
 * Three languages: the dictionary of traditional characters beside the converter of the app, and no text without its English.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { embedDictionary, embedTexts } from '../../../scripts/lib/embedScript.ts';
import { openccOf } from '../../../web/scripts/traditional.ts';
import { chartOf, dayViewOf, textsOf } from '../testing.ts';
import { languageFor } from './language.ts';
import { inTraditional } from './traditional.ts';

const CHART = {
  birth: '1990-06-15 14:59',
  zone: 'Asia/Shanghai',
  sex: '女',
  density: 'full',
  longitude: '104.07',
};
const DAYS = ['2024-02-10', '2024-09-17', '2008-08-08', '2023-04-20', '2024-11-07'];

const views = (tag: string) => [
  chartOf(CHART, tag),
  chartOf({ ...CHART, birth: '1988-02-15 23:30', calendar: 'lunar', rules: 'wall' }, tag),
  chartOf({ ...CHART, birth: '2024-02-04 16:20' }, tag),
  ...DAYS.map((date) => dayViewOf({ date, density: 'full' }, tag)),
];

describe('traditional', () => {
  test('the dictionary is what `npm run texts` writes', () => {
    const { path, source } = embedDictionary();
    expect(readFileSync(path, 'utf8')).toBe(source);
  });

  test('every text as the converter of the app writes it', () => {
    const opencc = openccOf('tw');
    expect(embedTexts().filter((text) => inTraditional(text) !== opencc(text))).toEqual([]);
    for (const view of views('zh-Hans'))
      expect(textsOf(view).filter((text) => inTraditional(text) !== opencc(text))).toEqual([]);
  });

  test('what is shown has no simplified character', () => {
    const texts = views('zh-Hant').flatMap(textsOf);
    expect(texts.filter((text) => inTraditional(text) !== text && !/[松采后里]/.test(text))).toEqual([]);
    expect(texts).toContain('僅供傳統文化研究與娛樂參考');
  });
});

test('in English only signs of pillars stay Chinese, and they are marked', () => {
  const chinese = /[\u3400-\u9fff]/;
  for (const view of views('en')) {
    const spans = [
      ...view.facts.flatMap(({ value }) => value),
      ...view.tables.flatMap(({ rows }) => rows.flatMap(({ name, cells }) => [name, ...cells.flat(2)])),
    ];
    expect(spans.filter(({ text, lang }) => chinese.test(text) && lang !== 'zh')).toEqual([]);
    expect(spans.filter(({ text, lang }) => lang === 'zh' && text.length > 2)).toEqual([]);
    expect(
      [view.title, view.closing, ...view.notes, ...view.facts.map(({ name }) => name)].join(''),
    ).not.toMatch(chinese);
  }
});

test.each([
  ['', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['en-GB', 'en'],
  ['fr', 'zh-Hans'],
])('lang="%s" is %s', (tag, language) => {
  expect(languageFor(tag).tag).toBe(language);
});
