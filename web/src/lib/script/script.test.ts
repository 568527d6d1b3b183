import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { converterOf } from './converter.ts';
import { propsInLanguage } from './english/languageProps.ts';
import { propsInScript } from './jsxRuntime.ts';
import { convert, convertParts, protectTyped, setConverter } from './script.ts';

const CONVERT = converterOf({
  characters: [
    ['历', '曆'],
    ['后', '後'],
    ['万', '萬'],
    ['苏', '蘇'],
  ],
  phrases: [['皇后', '皇后']],
});

beforeEach(() => setConverter(CONVERT));
afterEach(() => setConverter(null));

describe('a text as it is drawn', () => {
  test('passes the converter in force, the longest phrase first', () => {
    expect(convert('万年历')).toBe('萬年曆');
    expect(convert('皇后以后')).toBe('皇后以後');
  });

  test('stays as it is written without one', () => {
    setConverter(null);
    expect(convert('万年历')).toBe('万年历');
  });

  test('protects what a user typed, as a whole text and within a sentence', () => {
    protectTyped(['苏小万', '后']);
    expect(convert('苏小万')).toBe('苏小万');
    expect(convert('苏小万的万年历')).toBe('苏小万的萬年曆');
    expect(convert('后')).toBe('后');
    expect(convert('以后')).toBe('以後');
  });

  test('a name that becomes known later is protected from then on', () => {
    expect(convert('苏万历的命盘')).toBe('蘇萬曆的命盘');
    protectTyped(['苏万历']);
    expect(convert('苏万历的命盘')).toBe('苏万历的命盘');
  });
});

describe('a word that a person typed', () => {
  test('is protected as a whole text and in quotation marks, and converted elsewhere', () => {
    protectTyped([], ['历后']);
    expect(convert('历后')).toBe('历后');
    expect(convert('已移到「历后」以后')).toBe('已移到「历后」以後');
    expect(convert('农历后天')).toBe('农曆後天');
  });
});

test('what was drawn is not converted again', () => {
  setConverter(
    converterOf({
      characters: [
        ['占', '佔'],
        ['门', '門'],
      ],
      phrases: [['占门', '占門']],
    }),
  );
  expect(convert(convert('占门'))).toBe('占門');
  expect(convert(convert('占'))).toBe('佔');
});

describe('texts that follow one another', () => {
  test('are read as one: a word may begin in one and end in the next', () => {
    expect(convert('皇')).toBe('皇');
    expect(convertParts(['皇', '后以后'])).toEqual(['皇', '后以後']);
    expect(propsInScript('p', { children: ['皇', '后以后', 3, null, '历'] })).toEqual({
      children: ['皇', '后以後', 3, null, '曆'],
    });
  });

  test('are read apart where one of them was typed, or the whole is longer than they are', () => {
    protectTyped(['苏']);
    expect(convertParts(['苏', '年历'])).toEqual(['苏', '年曆']);
    setConverter(converterOf({ characters: [['历', '曆']], phrases: [['刷新', '重新整理']] }));
    expect(convertParts(['刷新', '历'])).toEqual(['重新整理', '曆']);
  });
});

describe('the properties of an element', () => {
  test('children and what is read out are written, data is not', () => {
    expect(
      propsInScript('input', { 'aria-label': '万年历', placeholder: '历', value: '历', 'data-id': '历' }),
    ).toEqual({ 'aria-label': '萬年曆', placeholder: '曆', value: '历', 'data-id': '历' });
    expect(propsInScript('p', { children: ['万', 3, ['历', null]] })).toEqual({
      children: ['萬', 3, ['曆', null]],
    });
  });

  test('a component receives its titles unchanged', () => {
    const Component = () => null;
    expect(propsInScript(Component, { title: '万年历', children: '历' })).toEqual({
      title: '万年历',
      children: '曆',
    });
  });

  test('what is marked as not to be translated stays', () => {
    const props = { translate: 'no', children: '万年历' };
    expect(propsInScript('span', props)).toBe(props);
  });
});

describe('in another language', () => {
  const ENGLISH: Readonly<Record<string, string>> = {
    命盘: 'Chart',
    '共 2 条': '2 items',
    条: 'items',
    正官: 'Officer',
  };
  beforeEach(() =>
    setConverter(
      (text, isShort) => (isShort ? `${ENGLISH[text] ?? text}.` : (ENGLISH[text.trim()] ?? text)),
      propsInLanguage,
    ),
  );

  test('a run of text and numbers is one text, and what follows it stays in place', () => {
    const link = { type: 'a' };
    expect(propsInScript('p', { children: ['共 ', 2, ' 条', link, '命盘'] })['children']).toEqual([
      '2 items ',
      null,
      null,
      link,
      ' Chart',
    ]);
    expect(propsInScript('p', { children: ['命盘', link] })['children']).toEqual(['Chart ', link]);
    expect(propsInScript('p', { children: ['甲', ' ', 2, '条'] })['children']).toEqual([
      '甲',
      ' ',
      2,
      'items',
    ]);
  });

  test('an abbreviation has a short form', () => {
    expect(propsInScript('abbr', { children: '正官' })['children']).toBe('Officer.');
    expect(propsInScript('text', { children: '正官' })['children']).toBe('Officer.');
    expect(propsInScript('b', { children: '正官' })['children']).toBe('Officer');
    // A part of the kit that is drawn as one.
    expect(propsInScript(() => null, { as: 'abbr', children: '正官' })['children']).toBe('Officer.');
  });

  test('what stays Chinese is marked by lang, what is translated is not', () => {
    expect(propsInScript('p', { children: '一段解读' })['lang']).toBe('zh-Hans');
    expect(propsInScript('p', { children: '命盘' })['lang']).toBeUndefined();
    expect(propsInScript('p', { children: 'Day master 甲' })['lang']).toBeUndefined();
    expect(propsInScript('p', { lang: 'lzh', children: '一段原文' })['lang']).toBe('lzh');
    expect(propsInScript(() => null, { children: '一段解读' })['lang']).toBeUndefined();
  });

  test('a name that is a word stays a name', () => {
    protectTyped(['命盘']);
    expect(convert('命盘')).toBe('命盘');
  });
});
