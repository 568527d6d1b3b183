import { expect, test } from 'vitest';
import { findSameCase } from './sameCasting.ts';
import { makeCase } from './testing/makeCase.ts';

const KEPT = makeCase('case-0001', '小月', 1990);
const OTHER = makeCase('case-0002', '小月', 1991);
const casting = { name: '小月', birth: KEPT.birth, rules: {} };

test('the same birth by the same rules is found under its name or without one', () => {
  expect(findSameCase([OTHER, KEPT], casting)).toBe(KEPT);
  expect(findSameCase([OTHER, KEPT], { ...casting, name: ' ' })).toBe(KEPT);
  expect(findSameCase([KEPT], { ...casting, rules: { clock: 'civil' } })).toBe(KEPT);
});

test('the order in which a birth was written down does not matter', () => {
  const birth = Object.fromEntries(Object.entries(KEPT.birth).reverse()) as unknown as typeof KEPT.birth;
  expect(findSameCase([KEPT], { ...casting, birth })).toBe(KEPT);
});

test('another name, another rule, another minute are another chart', () => {
  expect(findSameCase([KEPT], { ...casting, name: '小日' })).toBeNull();
  expect(findSameCase([KEPT], { ...casting, rules: { clock: 'wall' } })).toBeNull();
  expect(findSameCase([KEPT], { ...casting, birth: { ...KEPT.birth, sex: '男' } })).toBeNull();
  expect(findSameCase([OTHER], casting)).toBeNull();
});
