/**
 * A member on this device. Memberships are granted by operators, so the stories bring the profile a grant would give,
 * and the answers of the calls that ask about it.
 */
import type { Page } from '@playwright/test';
import type { UserInfo } from '@shangyuan/contract';
import { sealText } from '../../web/src/lib/device/cipher.ts';

const MEMBER: Pick<UserInfo, 'id' | 'username' | 'nickName' | 'isVip'> = {
  id: '900001',
  username: 'member900001',
  nickName: '会员小明',
  isVip: '1',
};

/** Makes the device that of a member, before its first page is opened. */
export async function beMember(page: Page): Promise<void> {
  const sealed = sealText(JSON.stringify(MEMBER));
  await page.addInitScript((text) => localStorage.setItem('user_info', text), sealed);
  const answer = (data: unknown) => ({ json: { code: 200, msg: '', data } });
  await page.route('**/api/getUserInfo*', (route) => route.fulfill(answer(sealed)));
  await page.route('**/api/quota/consume*', (route) =>
    route.fulfill(answer({ feature: 'grl', remaining: 0, unlimited: true, date: '2026-01-01' })),
  );
}
