import { FEATURES } from '@shangyuan/contract';
import { expect, test } from 'vitest';
import { afterUse, freshCount } from '../../lib/wire/quota.ts';
import { quotaCount, quotaLabel, quotaText } from './quotaText.ts';

const TODAY = freshCount('2026-11-21');
const plain = { id: '7', isVip: '0' } as const;

test('a visitor sees what a login grants, never a number of uses left', () => {
  const texts = FEATURES.map((feature) => quotaText(null, TODAY, feature));
  expect(texts.filter((text) => text.includes('剩余'))).toEqual([]);
  expect(quotaText(null, TODAY, 'PaiPan')).toBe('登录后每日 3 次');
  expect(quotaText(null, TODAY, 'Ri')).toBe('登录后每日 1 次');
  expect(quotaText(null, TODAY, 'hepan')).toBe('会员功能');
});

test('what the one before used is not the visitor’s', () => {
  expect(quotaText(null, afterUse(TODAY, 'PaiPan'), 'PaiPan')).toBe('登录后每日 3 次');
  expect(quotaText(null, { ...TODAY, hepan: 2 }, 'hepan')).toBe('会员功能');
});

test('a user sees what is left of today', () => {
  expect(quotaText(plain, afterUse(TODAY, 'PaiPan'), 'PaiPan')).toBe('今日剩余 2 次');
  expect(quotaText(plain, afterUse(TODAY, 'Shi'), 'Shi')).toBe('今日剩余 0 次');
  expect(quotaText(plain, TODAY, 'hepan')).toBe('会员功能');
  expect(quotaText(plain, { ...TODAY, hepan: 2 }, 'hepan')).toBe('今日剩余 2 次');
});

test('a member has no limit, whatever the counters say', () => {
  const spent = { ...TODAY, PaiPan: 0, hepan: 0 };
  const texts = FEATURES.map((feature) => quotaText({ id: '7', isVip: '1' }, spent, feature));
  expect(new Set(texts)).toEqual(new Set(['会员不限次数']));
});

test('the counters under one label: three of an account, three that a login grants, no limit for a member', () => {
  const spent = afterUse(TODAY, 'PaiPan');
  const row = (user: Parameters<typeof quotaLabel>[0]) =>
    [quotaLabel(user), ...(['PaiPan', 'Ri', 'Shi'] as const).map((key) => quotaCount(user, spent, key))].join(
      ' ',
    );
  expect(row(null)).toBe('登录后每日 3 1 1');
  expect(row(plain)).toBe('今日剩余 2 1 1');
  expect(row({ id: '7', isVip: '1' })).toBe('今日剩余 不限 不限 不限');
});
