import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSentCode, readSentCode } from './sentCode.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

test('a code that was sent is known after a reload, until it is no good any more', () => {
  expect(readSentCode()).toBeNull();
  const sent = { phone: '13800138000', againMs: 1_060_000 };
  storeSentCode(sent);
  expect(readSentCode()).toEqual(sent);
  vi.setSystemTime(1_060_000 + 5 * 60_000 - 1);
  expect(readSentCode()).toEqual(sent);
  vi.setSystemTime(1_060_000 + 5 * 60_000);
  expect(readSentCode()).toBeNull();
});
