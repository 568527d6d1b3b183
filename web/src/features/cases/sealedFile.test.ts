import { expect, test } from 'vitest';
import { openSealed, parseSealed, sealFile } from './sealedFile.ts';

const TEXT = JSON.stringify({ format: 'zh-cases', cases: [{ name: '小月' }] });

test('what a password closed it opens, and no other does', async () => {
  const sealed = await sealFile(TEXT, '长一点的密码');
  expect(sealed).not.toContain('小月');
  const file = parseSealed(sealed);
  if (file === null) throw new Error('not a closed file');
  expect(await openSealed(file, '长一点的密码')).toBe(TEXT);
  expect(await openSealed(file, '别的密码')).toBeNull();
  const damaged = { ...file, data: `A${file.data.slice(1, -4)}AAAA` };
  expect(await openSealed(damaged, '长一点的密码')).toBeNull();
});

test('no two closings of one text are alike', async () => {
  const [a, b] = await Promise.all([sealFile(TEXT, '密码密码'), sealFile(TEXT, '密码密码')]);
  expect(parseSealed(a)?.data).not.toBe(parseSealed(b)?.data);
});

test.each([
  '',
  '[]',
  'null',
  '{"format":"zh-cases"}',
  '{"format":"zh-sealed","version":1,"iterations":1e12,"salt":"","iv":"","data":""}',
  '{"format":"zh-sealed","version":1,"iterations":600000}',
])('%j is no closed file', (text) => {
  expect(parseSealed(text)).toBeNull();
});
