import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordText } from './login.ts';

test('passwordText is the uppercase MD5 of the UTF-8 text', () => {
  for (const password of ['', 'abc', '口令 password 🙂'])
    expect(passwordText(password)).toBe(createHash('md5').update(password).digest('hex').toUpperCase());
});
