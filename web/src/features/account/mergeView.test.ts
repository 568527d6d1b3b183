/** What the question whether to merge two accounts says. */
import { expect, test } from 'vitest';
import { gainsOf, mergeTerms, otherAccount, type MergeOffer } from './mergeView.ts';

const OFFER: MergeOffer = {
  ticket: 't',
  nickName: '小明',
  mobilePhoneNumber: '',
  hasWechat: true,
  username: '',
  isPasswordLost: false,
  createDate: '2026-01-01T18:00:00.000Z',
  cases: 3,
  comparisons: 1,
  orders: 0,
  calendars: 0,
  passkeys: 0,
  remainCount: 0,
  isVip: '0',
  vipDeadline: '',
  mergedDeadline: '2027-01-01T00:00:00.000Z',
};
const USER = { nickName: '大明', isVip: '0' } as const;

test('names the other account by its day in Shanghai and its ways in', () => {
  expect(otherAccount(OFFER)).toBe('您的另一个账号：「小明」，2026-01-02 注册，用微信登录。');
  expect(otherAccount({ ...OFFER, mobilePhoneNumber: '139****0001' })).toBe(
    '您的另一个账号：「小明」，2026-01-02 注册，用139****0001、微信登录。',
  );
  expect(otherAccount({ ...OFFER, hasWechat: false })).toContain('用密码登录');
});

test('lists what the other account has, and nothing that it has not', () => {
  expect(gainsOf(OFFER)).toEqual(['云端的命例 3 个、合盘 1 条，以及分组与收藏', '反馈与回复、同意记录']);
  const rich = gainsOf({ ...OFFER, isVip: '1', orders: 2, remainCount: 1, calendars: 4, passkeys: 1 });
  expect(rich).toHaveLength(7);
  expect(rich[1]).toBe('会员：两边剩下的时间相加，到 2027-01-01');
  expect(gainsOf({ ...OFFER, isVip: '1', mergedDeadline: '2999-12-31T15:59:59.000Z' })[1]).toBe('终身会员');
  expect(gainsOf({ ...OFFER, isVip: '1', mergedDeadline: '' })[1]).toBe('会员身份');
});

test('says which password ends, and counts free uses only where neither is a member', () => {
  const free = '今天用过的免费次数合在一起算。';
  expect(mergeTerms(OFFER, USER)).toContain(free);
  expect(mergeTerms({ ...OFFER, isVip: '1' }, USER)).not.toContain(free);
  expect(mergeTerms({ ...OFFER, username: 'ming' }, USER)[1]).toBe('账号名「ming」和它的密码照常能登录。');
  expect(mergeTerms({ ...OFFER, username: 'ming', isPasswordLost: true }, USER)[1]).toContain('不再能登录');
  expect(mergeTerms(OFFER, USER).at(-1)).toBe('合并后不能再分开。');
});
