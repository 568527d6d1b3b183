import { describe, expect, test } from 'vitest';
import { scriptFor } from './scripts.ts';

describe('the script for a browser', () => {
  test.each([
    [['zh-CN'], 'simplified'],
    [['en-US', 'en'], 'simplified'],
    [['en-US', 'zh-TW'], 'tw'],
    [['zh-Hant'], 'tw'],
    [['zh-HK', 'zh-TW'], 'hk'],
    [['zh-Hant-MO'], 'hk'],
    [['zh-Hans-HK'], 'simplified'],
    [[], 'simplified'],
  ] as const)('%j asks for %s', (languages, script) => {
    expect(scriptFor('auto', languages)).toBe(script);
  });

  test('a choice goes before the browser', () => {
    expect(scriptFor('simplified', ['zh-TW'])).toBe('simplified');
    expect(scriptFor('hk', ['zh-CN'])).toBe('hk');
  });
});
