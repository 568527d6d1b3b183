import { expect, test } from 'vitest';
import { findWebAddress } from './webAddress.ts';

test.each([
  '',
  'x',
  'http://www.gov.cn/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://www.gov.cn@evil.example/',
])('%j is refused', (text) => expect(findWebAddress(text)).toBeNull());

test('hosts are compared whole', () => {
  expect(findWebAddress('https://www.gov.cn/a?b#c')).toEqual({
    href: 'https://www.gov.cn/a?b#c',
    host: 'www.gov.cn',
    isAllowed: true,
  });
  for (const text of [
    'https://www.gov.cn.evil.example/',
    'https://evilwww.gov.cn/',
    'https://www.gov.cn:8443/',
  ])
    expect(findWebAddress(text)?.isAllowed).toBe(false);
});
