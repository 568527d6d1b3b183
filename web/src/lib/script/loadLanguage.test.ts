import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage } from './loadLanguage.ts';
import { convert, setConverter } from './script.ts';

const { promise: dictionary, resolve: give } = Promise.withResolvers<void>();
vi.mock('virtual:traditional/hk', async () => {
  await dictionary;
  return { default: { characters: [['历', '曆']], phrases: [] } };
});

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  setConverter(null);
});

test('a dictionary that comes after another choice changes nothing', async () => {
  const slow = loadLanguage('hk');
  expect(await loadLanguage('simplified')).toBe('simplified');
  give();
  expect(await slow).toBeNull();
  expect(convert('历')).toBe('历');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('without another choice it is in force', async () => {
  expect(await loadLanguage('hk')).toBe('hk');
  expect(convert('历')).toBe('曆');
  expect(document.documentElement.lang).toBe('zh-HK');
});
