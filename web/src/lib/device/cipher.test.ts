import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, sealText } from './cipher.ts';

test('seals as AES-128-ECB with PKCS#7 and the fixed key, in base64', () => {
  const text = '{"nickName":"上元"}';
  const cipher = createCipheriv('aes-128-ecb', 'sy-h5-shangyuan0', null);
  expect(sealText(text)).toBe(
    Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'),
  );
  expect(openText(sealText(text))).toBe(text);
});

test('refuses what it did not seal', () => {
  expect(() => openText(btoa('x'.repeat(16)))).toThrow();
});
