import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashText, type HashName } from './hash.ts';

test.each(['MD5', 'SHA1'] as const)('%s of the UTF-8 text', (name) => {
  for (const text of ['', 'abc', '口令 password 🙂'])
    expect(hashText(name, text)).toBe(createHash(name.toLowerCase()).update(text).digest('hex'));
});

test('no other hash', () => {
  for (const name of ['SHA256', 'md5', 'constructor'])
    expect(() => hashText(name as HashName, 'abc')).toThrow('expected MD5 or SHA1');
});
