import { expect, test } from 'vitest';
import { leaveTerms, lossesOf } from './leaveView.ts';

const plain = { vipType: '', vipDay: 0, vipDeadline: '', remainCount: 0, mobilePhoneNumber: '' };

test('data of the account is listed before the deletion, missing data is not', () => {
  expect(lossesOf(plain, null).join()).not.toMatch(/会员|服务|手机/);
  const member = {
    vipType: '1',
    vipDay: 12,
    vipDeadline: '2026-12-03T16:30:00Z',
    remainCount: 2,
    mobilePhoneNumber: '138****0000',
  };
  const lines = lossesOf(member, { caseCount: 7 }).join();
  for (const part of ['138****0000', '7 个命例', '12 天（至 2026-12-04）', '2 次'])
    expect(lines).toContain(part);
  expect(lossesOf({ ...plain, vipType: '2', vipDay: 355_000 }, null)).toContain('终身会员');
});

test('the page states the seven days, what is stored, and what stays on the device', () => {
  expect(leaveTerms().join()).toMatch(/7 天内.*撤销.*7 天后.*订单.*本机/);
});
