import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { changeOnePlace, fuzz, FUZZ_MS, oddValue } from '../../../../scripts/lib/fuzz.ts';

/** The settings that a device reads at its start. */
async function settingsFrom(state: unknown) {
  vi.resetModules();
  const localStorage = { getItem: () => JSON.stringify({ state, version: 1 }), setItem: () => undefined };
  vi.stubGlobal('window', { localStorage });
  const { useSettings } = await import('./settings.ts');
  return useSettings.getState();
}

test.each(['en', 'zh-Hans', 'toString', '', null])(
  'a stored language %j follows the browser',
  async (script) => {
    expect(await settingsFrom({ script, theme: 'dark' })).toMatchObject({ script: 'auto', theme: 'dark' });
  },
);

test('a language that was chosen stays', async () => {
  for (const script of ['simplified', 'hk', 'tw', 'english', 'auto'])
    expect(await settingsFrom({ script })).toMatchObject({ script });
});

test('what is not of the kind of its setting is passed over', async () => {
  const stored = {
    theme: 5,
    textSize: null,
    rules: 'wall',
    showShensha: 'yes',
    wuxingMark: null,
    reportDepth: 'expert',
  };
  expect(await settingsFrom(stored)).toMatchObject({
    theme: 'system',
    textSize: 'standard',
    rules: {},
    showShensha: true,
    reportDepth: 'expert',
  });
});

test(
  'whatever was stored, settings are of their kinds',
  async () => {
    const { set: _set, ...right } = await settingsFrom({ rules: { clock: 'wall' }, theme: 'dark' });
    const how = fc.constantFrom('replace' as const, 'drop' as const, 'add' as const);
    const changed = fc
      .tuple(fc.nat(20), oddValue, how)
      .map(([place, odd, change]) => changeOnePlace(right, place, odd, change));
    await fuzz('settings', fc.oneof({ weight: 5, arbitrary: changed }, oddValue), async (stored) => {
      const { wuxingMark: _mark, ...read } = await settingsFrom(stored);
      expect(read.set).toBeTypeOf('function');
      for (const [name, value] of Object.entries(right))
        if (name !== 'wuxingMark') expect(typeof read[name as keyof typeof read], name).toBe(typeof value);
      expect(read.rules).not.toBeNull();
    });
  },
  FUZZ_MS,
);
