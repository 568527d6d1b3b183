import { expect, test } from 'vitest';
import { codeOfFailure, noteRuntime, RUNTIME_CODES, runtimeNotes } from './runtimeCodes.ts';
import { findTab, isTab, tabHref } from './tabs.ts';

test('the table is that of the spec', () => {
  expect(Object.values(RUNTIME_CODES)).toEqual([
    5, 600_003, 602_001, 600_009, 10_002, 'cancel', 'tabbar item not found', 'not TabBar page',
  ]); // prettier-ignore
});

test('a call without an answer has the code of its cause', () => {
  expect(codeOfFailure(new DOMException('', 'TimeoutError'), false)).toBe(5);
  expect(codeOfFailure(new DOMException('', 'TimeoutError'), true)).toBe(5);
  expect(codeOfFailure(new TypeError('Failed to fetch'), false)).toBe(5);
  expect(codeOfFailure(new TypeError('Failed to fetch'), true)).toBe(602_001);
  expect(codeOfFailure(new DOMException('', 'AbortError'), true)).toBe(600_003);
});

test('a number without a tab is written down, and nothing moves', () => {
  expect([0, 1, 2].map(findTab)).toEqual(['home', 'records', 'mine']);
  const before = runtimeNotes().length;
  for (const index of [-1, 3, 0.5, Number.NaN]) expect(findTab(index)).toBeNull();
  expect(
    runtimeNotes()
      .slice(before)
      .map(({ code }) => code),
  ).toEqual(Array(4).fill('tabbar item not found'));
});

test('a page that is no tab is written down, and opened beside the present one', () => {
  expect(tabHref('mine').replace).toBe(true);
  expect(tabHref('chart')).toEqual({ href: '/pages/common/PlattingDetails/PlattingDetails', replace: false });
  expect(runtimeNotes().at(-1)?.code).toBe('not TabBar page');
  expect(isTab('home')).toBe(true);
});

test('the last twenty are stored', () => {
  for (let i = 0; i < 30; i++) noteRuntime(RUNTIME_CODES.pickerCancelled);
  expect(runtimeNotes()).toHaveLength(20);
});
