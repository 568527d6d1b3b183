import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isWorkDone, workText } from './work.ts';

test.each([
  { bytes: [0, 0, 0x3f, 0xff], zeros: 18 },
  { bytes: [0, 0, 0x20, 0], zeros: 18 },
  { bytes: [0x80, 0, 0, 0], zeros: 0 },
  { bytes: [0x7f, 0xff, 0xff, 0xff], zeros: 1 },
  { bytes: [0, 0xff, 0, 0], zeros: 8 },
  { bytes: [0, 0, 0, 1], zeros: 31 },
])('a digest $bytes begins with $zeros zero bits and no more', ({ bytes, zeros }) => {
  expect(isWorkDone(Uint8Array.from(bytes), zeros)).toBe(true);
  expect(isWorkDone(Uint8Array.from(bytes), zeros + 1)).toBe(false);
});

test('no bits need no work, and 32 take a whole word of zeros', () => {
  expect(isWorkDone(Uint8Array.from([255, 255, 255, 255]), 0)).toBe(true);
  expect(isWorkDone(Uint8Array.from([0, 0, 0, 0, 255]), 32)).toBe(true);
});

test('the text of the work is the challenge, a bar and the number', () => {
  const digest = createHash('sha256').update('abc|114').digest();
  expect(createHash('sha256').update(workText('abc', '114')).digest()).toEqual(digest);
});
