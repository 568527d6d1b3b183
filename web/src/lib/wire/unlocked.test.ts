import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const NOW = Date.UTC(2026, 10, 23, 4);
const DAY_MS = 86_400_000;
const local = new Map<string, string>();
const tab = new Map<string, string>();

const storageOf = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => items.set(key, text),
  removeItem: (key: string) => items.delete(key),
});

/** The app as it is after a start, with a user logged in. */
async function start(userId = '7') {
  vi.resetModules();
  const { useSession } = await import('./session.ts');
  const app = await import('./unlocked.ts');
  const logIn = (id: string) =>
    useSession.setState({ user: { id, isVip: '0', nickName: '', username: 'u' } as never });
  logIn(userId);
  return { ...app, logIn, logOut: () => useSession.setState({ user: null }) };
}

beforeEach(() => {
  local.clear();
  tab.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('localStorage', storageOf(local));
  vi.stubGlobal('sessionStorage', storageOf(tab));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KINDS = ['report', 'link', 'question', 'tab', 'details'] as const;

describe('what was opened once', () => {
  test.each(KINDS)(
    '%s: opens again, another key does not, and an address without a key never',
    async (kind) => {
      const { isUnlocked, unlock } = await start();
      expect(isUnlocked(kind, '645427800000')).toBe(false);
      unlock(kind, '645427800000');
      unlock(kind, '645427860000');
      expect(isUnlocked(kind, '645427800000')).toBe(true);
      expect(isUnlocked(kind, '645427860000')).toBe(true);
      expect(isUnlocked(kind, '64542780000')).toBe(false);
      expect(isUnlocked(kind, undefined)).toBe(false);
      for (const other of KINDS.filter((one) => one !== kind))
        expect(isUnlocked(other, '645427800000')).toBe(false);
    },
  );

  // What lasts beyond: a start of the app, a new tab, the next day, another user.
  test.each([
    ['report', true, true, true, false],
    ['link', true, true, true, false],
    ['question', true, true, false, false],
    ['tab', true, false, true, true],
    ['details', false, false, true, true],
  ] as const)('%s: after a reload %s, in a new tab %s, tomorrow %s, for another user %s', async (kind, ...lasts) => {
    const [afterReload, inNewTab, tomorrow, forAnother] = lasts;
    const { isUnlocked, unlock, logIn } = await start();
    unlock(kind, 'k');
    logIn('8');
    expect(isUnlocked(kind, 'k')).toBe(forAnother);
    logIn('7');
    expect(isUnlocked(kind, 'k')).toBe(true);
    vi.setSystemTime(NOW + DAY_MS);
    expect(isUnlocked(kind, 'k')).toBe(tomorrow);
    vi.setSystemTime(NOW);
    expect((await start()).isUnlocked(kind, 'k')).toBe(afterReload);
    tab.clear();
    expect((await start()).isUnlocked(kind, 'k')).toBe(inNewTab);
  }); // prettier-ignore

  test.each(['report', 'link'] as const)('%s: is closed to one who is not logged in', async (kind) => {
    const { isUnlocked, unlock, logOut } = await start();
    unlock(kind, 'k');
    logOut();
    expect(isUnlocked(kind, 'k')).toBe(false);
    unlock(kind, 'k');
    expect(isUnlocked(kind, 'k')).toBe(false);
  });

  test.each(KINDS)('%s: without storage the gate applies again, and nothing breaks', async (kind) => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    const { isUnlocked, unlock } = await start();
    unlock(kind, 'k');
    expect(isUnlocked(kind, 'k')).toBe(kind === 'details');
  });
});

// As devices have stored it since the first version: what was paid for stays open.
test.each([
  ['report', local, 'zh_unlocked', '{"userId":"7","targets":["k"]}'],
  ['link', local, 'zh_opened_links', '{"userId":"7","texts":["k"]}'],
  ['question', local, 'zh_asked_today', '{"date":"2026-11-23","userId":"7","keys":["k"],"names":{}}'],
  ['tab', tab, 'zh_passed', 'k'],
] as const)('%s: is read from and written to the item that devices have', async (kind, items, name, text) => {
  items.set(name, text);
  const { isUnlocked, unlock } = await start();
  expect(isUnlocked(kind, 'k')).toBe(true);
  unlock(kind, 'k');
  expect(items.get(name)).toBe(text);
}); // prettier-ignore

test.each([
  ['report', 'zh_unlocked'],
  ['link', 'zh_opened_links'],
  ['question', 'zh_asked_today'],
] as const)('%s: an item that cannot be read opens nothing', async (kind, name) => {
  for (const text of ['', '{', 'null', '[]', '{"userId":"7","targets":"k","texts":{"k":1},"keys":null}']) {
    local.set(name, text);
    expect((await start()).isUnlocked(kind, 'k')).toBe(false);
  }
});

test('of links the last two hundred stay', async () => {
  const { isUnlocked, unlock } = await start();
  for (let link = 0; link <= 200; link += 1) unlock('link', `l${link}`);
  expect(['l0', 'l1', 'l200'].map((link) => isUnlocked('link', link))).toEqual([false, true, true]);
});

test("the server's list of reports replaces the device's", async () => {
  const { isUnlocked, setUnlocked, unlock } = await start();
  unlock('report', 'refunded');
  setUnlocked('report', ['bought']);
  expect([isUnlocked('report', 'refunded'), isUnlocked('report', 'bought')]).toEqual([false, true]);
});

test('names typed before the login are there after it, and answers do not take them away', async () => {
  const { logOut, logIn, readToday, unlock, writeToday } = await start();
  logOut();
  writeToday({ names: { 'a.1990': '林' } });
  logIn('7');
  unlock('question', 'q');
  expect(readToday()).toEqual({ date: '2026-11-23', userId: '7', keys: ['q'], names: { 'a.1990': '林' } });
  logIn('8');
  expect(readToday()).toMatchObject({ keys: [], names: {} });
});
