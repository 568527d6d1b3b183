import { expect, test } from 'vitest';
import { findSameCase } from './sameCasting.ts';
import { makeCase } from './testing/makeCase.ts';

const STORED = makeCase('case-0001', '小月', 1990);
const OTHER = makeCase('case-0002', '小月', 1991);
const casting = { name: '小月', birth: STORED.birth, rules: {} };

test('the same birth by the same rules is found under its name or without one', () => {
  expect(findSameCase([OTHER, STORED], casting)).toBe(STORED);
  expect(findSameCase([OTHER, STORED], { ...casting, name: ' ' })).toBe(STORED);
  expect(findSameCase([STORED], { ...casting, rules: { clock: 'civil' } })).toBe(STORED);
});

test('the order in which a birth was written down does not matter', () => {
  const birth = Object.fromEntries(Object.entries(STORED.birth).reverse()) as unknown as typeof STORED.birth;
  expect(findSameCase([STORED], { ...casting, birth })).toBe(STORED);
});

test('another name, another rule, another minute are another chart', () => {
  expect(findSameCase([STORED], { ...casting, name: '小日' })).toBeNull();
  expect(findSameCase([STORED], { ...casting, rules: { clock: 'wall' } })).toBeNull();
  expect(findSameCase([STORED], { ...casting, birth: { ...STORED.birth, sex: '男' } })).toBeNull();
  expect(findSameCase([OTHER], casting)).toBeNull();
});
