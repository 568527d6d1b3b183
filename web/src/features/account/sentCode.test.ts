import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSentCode, lastSentCode } from './sentCode.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

test('a code that was sent is known after a reload, until it is no good any more', () => {
  expect(lastSentCode()).toBeNull();
  const sent = { phone: '13800138000', againMs: 1_060_000 };
  keepSentCode(sent);
  expect(lastSentCode()).toEqual(sent);
  vi.setSystemTime(1_060_000 + 5 * 60_000 - 1);
  expect(lastSentCode()).toEqual(sent);
  vi.setSystemTime(1_060_000 + 5 * 60_000);
  expect(lastSentCode()).toBeNull();
});
