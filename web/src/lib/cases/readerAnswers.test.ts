import { expect, test } from 'vitest';
import { answersLine, readAnswers } from './readerAnswers.ts';

test.each([
  [{ situation: '在职', partner: true, children: false }, '在职、有伴侣、没有孩子'],
  [{ situation: '退休', partner: null, children: null }, '退休'],
  [{ situation: '老板', partner: 'yes', children: 1 }, ''],
  [null, ''],
  ['在职', ''],
])('%o is read as "%s"', (stored, line) => {
  expect(answersLine(readAnswers(stored))).toBe(line);
});
