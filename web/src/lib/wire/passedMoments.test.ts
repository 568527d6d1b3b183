import { beforeEach, expect, test, vi } from 'vitest';
import { isMomentPassed, passMoment } from './passedMoments.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('an address alone opens no chart of the moment; one that was let through opens again', () => {
  expect(isMomentPassed('645427800000')).toBe(false);
  expect(isMomentPassed(undefined)).toBe(false);
  passMoment('645427800000');
  passMoment('645427860000');
  expect(isMomentPassed('645427800000')).toBe(true);
  expect(isMomentPassed('645427860000')).toBe(true);
  expect(isMomentPassed('64542780000')).toBe(false);
});

test('a browser that keeps nothing asks again', () => {
  vi.stubGlobal('sessionStorage', undefined);
  passMoment('1');
  expect(isMomentPassed('1')).toBe(false);
});
