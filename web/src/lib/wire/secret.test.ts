import { expect, test } from 'vitest';
import { splitByBytes } from './secret.ts';

test('splitByBytes keeps every character whole', () => {
  const text = '上元h5🙂'.repeat(40);
  const pieces = splitByBytes(text, 245);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(245);
});
