import { expect, test, vi } from 'vitest';

/** The settings that a device reads at its start. */
async function settingsFrom(state: object) {
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
