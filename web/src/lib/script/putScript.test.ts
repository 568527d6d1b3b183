import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putScript } from './putScript.ts';
import { inScript, writeWith } from './script.ts';

const { promise: dictionary, resolve: give } = Promise.withResolvers<void>();
vi.mock('virtual:traditional/hk', async () => {
  await dictionary;
  return { default: { characters: [['历', '曆']], phrases: [] } };
});

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  writeWith(null);
});

test('a dictionary that comes after another choice changes nothing', async () => {
  const slow = putScript('hk');
  expect(await putScript('simplified')).toBe('simplified');
  give();
  expect(await slow).toBeNull();
  expect(inScript('历')).toBe('历');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('without another choice it is in force', async () => {
  expect(await putScript('hk')).toBe('hk');
  expect(inScript('历')).toBe('曆');
  expect(document.documentElement.lang).toBe('zh-HK');
});
