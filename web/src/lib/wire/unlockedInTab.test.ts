import { beforeEach, expect, test, vi } from 'vitest';
import { isUnlockedInTab, unlockInTab } from './unlockedInTab.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test('an address opens no chart of the moment by itself; one that passed the gate opens again', () => {
  expect(isUnlockedInTab('645427800000')).toBe(false);
  expect(isUnlockedInTab(undefined)).toBe(false);
  unlockInTab('645427800000');
  unlockInTab('645427860000');
  expect(isUnlockedInTab('645427800000')).toBe(true);
  expect(isUnlockedInTab('645427860000')).toBe(true);
  expect(isUnlockedInTab('64542780000')).toBe(false);
});

test('without session storage the gate applies again', () => {
  vi.stubGlobal('sessionStorage', undefined);
  unlockInTab('1');
  expect(isUnlockedInTab('1')).toBe(false);
});
