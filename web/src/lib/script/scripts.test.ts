import { describe, expect, test } from 'vitest';
import { hasNoChinese, scriptFor } from './scripts.ts';

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
  ] as const)('%j results in %s', (languages, script) => {
    expect(scriptFor('auto', languages)).toBe(script);
  });

  test('a choice goes before the browser', () => {
    expect(scriptFor('simplified', ['zh-TW'])).toBe('simplified');
    expect(scriptFor('hk', ['zh-CN'])).toBe('hk');
  });
});

describe('English', () => {
  test.each([
    [['en-US', 'en'], true],
    [['en-US', 'zh-TW'], false],
    [['ZH'], false],
    [[], false],
  ] as const)('is offered to %j: %s', (languages, isOffered) => {
    expect(hasNoChinese(languages)).toBe(isOffered);
  });

  test('is only ever chosen', () => {
    expect(scriptFor('english', ['zh-CN'])).toBe('english');
    expect(scriptFor('auto', ['en-GB'])).toBe('simplified');
  });
});
