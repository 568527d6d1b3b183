import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findWork } from './proofOfWork.ts';

test('the number found gives a digest with so many zero bits, and no smaller one does', async () => {
  const zeros = (nonce: number) => {
    const digest = createHash('sha256').update(`aGVsbG8|${nonce}`).digest();
    return digest.readUInt32BE(0).toString(2).padStart(32, '0').indexOf('1');
  };
  const found = Number(await findWork({ challenge: 'aGVsbG8', bits: 11 }));
  expect(zeros(found)).toBeGreaterThanOrEqual(11);
  expect(Array.from({ length: found }, (_, nonce) => zeros(nonce)).every((count) => count < 11)).toBe(true);
});
