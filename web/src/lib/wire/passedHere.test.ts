import { beforeEach, expect, test, vi } from 'vitest';
import { isPassedHere, passHere } from './passedHere.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('an address alone opens no chart of the moment; one that was let through opens again', () => {
  expect(isPassedHere('645427800000')).toBe(false);
  expect(isPassedHere(undefined)).toBe(false);
  passHere('645427800000');
  passHere('645427860000');
  expect(isPassedHere('645427800000')).toBe(true);
  expect(isPassedHere('645427860000')).toBe(true);
  expect(isPassedHere('64542780000')).toBe(false);
});

test('a browser that keeps nothing asks again', () => {
  vi.stubGlobal('sessionStorage', undefined);
  passHere('1');
  expect(isPassedHere('1')).toBe(false);
});
