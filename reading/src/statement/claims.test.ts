import { expect, test } from 'vitest';
import { contradictionsIn, opposes } from './claims.ts';
import type { Claim, Statement } from './statement.ts';

const statement = (key: string, ...claims: Claim[]): Statement => ({
  key,
  ground: null,
  short: null,
  plain: null,
  whole: null,
  isCostly: false,
  expert: null,
  evidence: [],
  claims,
});
const weak = statement('a', { about: '日主', aspect: '强弱', value: '弱' });
const strong = statement('b', { about: '日主', aspect: '强弱', value: '强' });
const much = statement('c', { about: '火', aspect: '多少', value: '多' });
const some = statement('d', { about: '火', aspect: '多少', value: '中' });
const few = statement('e', { about: '火', aspect: '多少', value: '少' });

test('contradictionsIn finds strong beside weak, and much beside few', () => {
  expect(contradictionsIn([weak, much, strong, few])).toEqual([
    { about: '日主', aspect: '强弱', a: { key: 'a', value: '弱' }, b: { key: 'b', value: '强' } },
    { about: '火', aspect: '多少', a: { key: 'c', value: '多' }, b: { key: 'e', value: '少' } },
  ]);
});

test('neighbouring amounts are compatible, other things and aspects are not compared', () => {
  expect(contradictionsIn([much, some, weak])).toEqual([]);
  expect(contradictionsIn([some, few])).toEqual([]);
  const water = statement('f', { about: '水', aspect: '多少', value: '少' });
  const helpful = statement('g', { about: '火', aspect: '喜忌', value: '忌' });
  expect(contradictionsIn([much, water, helpful])).toEqual([]);
});

test('a day master that follows the stream is neither strong nor weak', () => {
  const follows = statement('h', { about: '日主', aspect: '强弱', value: '从' });
  expect(contradictionsIn([follows, weak])).toHaveLength(1);
});

test.each([
  ['强弱', '弱', '中'],
  ['多少', '无', '中'],
  ['喜忌', '喜', '平'],
  ['损益', '伤', '全'],
  ['成败', '败', '成'],
  ['成败', '半', '成'],
  ['有无', '无', '有'],
] as const)('%s: %s and %s cannot stand together', (aspect, one, other) => {
  const a = statement('i', { about: '它', aspect, value: one } as Claim);
  const b = statement('j', { about: '它', aspect, value: other } as Claim);
  expect(contradictionsIn([a, b])).toHaveLength(1);
  expect(contradictionsIn([a, { ...a, key: 'k' }])).toEqual([]);
});

test('opposes names the earlier statement', () => {
  expect(opposes([weak, much], few)?.a).toEqual({ key: 'c', value: '多' });
  expect(opposes([weak, much], some)).toBeNull();
});
