import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPayload, splitByBytes } from './secret.ts';

test('splitByBytes splits no character', () => {
  const text = '上元h5🙂'.repeat(40);
  const pieces = splitByBytes(text, 245);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(245);
});

test('sealPayload makes blocks that the holder of the key opens one after the other', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const fields = { username: '上元'.repeat(60), nonce: 'n' };
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const sealed = Buffer.from(sealPayload(fields, pem), 'base64');
  expect(sealed.length % 256).toBe(0);
  const blocks = Array.from({ length: sealed.length / 256 }, (_, i) =>
    sealed.subarray(i * 256, i * 256 + 256),
  );
  const open = (block: Buffer) =>
    privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, block);
  expect(JSON.parse(Buffer.concat(blocks.map(open)).toString('utf8'))).toEqual(fields);
});
