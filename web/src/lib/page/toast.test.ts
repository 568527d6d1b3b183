import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBriefToast, showToast, useMessages } from './toast.ts';

const text = () => useMessages.getState().toast?.text;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a toast', showToast, 3_000],
  ['a brief toast', showBriefToast, 1_500],
] as const)('%s goes by itself', (_, show, durationMs) => {
  show('已复制');
  vi.advanceTimersByTime(durationMs - 1);
  expect(text()).toBe('已复制');
  vi.advanceTimersByTime(1);
  expect(text()).toBeUndefined();
});

test('the next toast takes the place of the one before, and stays its own time', () => {
  showToast('先');
  vi.advanceTimersByTime(2_900);
  showBriefToast('后');
  vi.advanceTimersByTime(1_499);
  expect(text()).toBe('后');
  vi.advanceTimersByTime(1);
  expect(text()).toBeUndefined();
});
