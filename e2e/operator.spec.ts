/** The operator's page: an operator logs in at the machine, gives money back, turns a switch, and finds both in the audit. */
/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { App, expect, test } from './support/app.ts';
import { holdRequest } from './support/holdRequest.ts';
import { BY_THEME, expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser, buyMonth } from './support/member.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Hides nothing that another story looks for. */
const SWITCH = '合盘释文';

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name, exact: true }).click();

/** All rules of axe on a phone, in the light; its colours on a wide screen, in the dark. */
async function expectLooksRight(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, BY_THEME);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ colorScheme: 'light' });
}

test('an operator logs in, gives a part of an order back, turns a switch, and finds both in the audit', async ({
  page,
}) => {
  const app = await App.in(page);
  const { username } = await beUser(page);
  await buyMonth(page);
  await page.goto('/operator/#/orders');
  await test.step('nothing is shown before the login', async () => {
    await expect(page.getByRole('heading', { name: '登录运营页' })).toBeVisible();
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeDisabled();
    await expectLooksRight(page);
    await page.getByLabel('操作人', { exact: true }).fill('anna.story');
    const orders = await holdRequest(page, '**/api/operator/orders');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
    await orders.fail();
    await expect(page.getByText('连不上服务器，请检查网络后重试')).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
  });
  await test.step('an order is looked for', async () => {
    await page.getByLabel('订单号', { exact: true }).fill('NO-SUCH-ORDER');
    await page.getByRole('button', { name: '查找' }).click();
    await expect(page.getByText('没有这样的订单')).toBeVisible();
    await page.getByLabel('订单号', { exact: true }).fill('');
    await app.choose(page.getByRole('combobox', { name: '状态' }), '已支付');
    await page.getByLabel('账号', { exact: true }).fill(username);
    await page.getByRole('button', { name: '查找' }).click();
    await page.getByRole('link', { name: /^20\d+/ }).click();
    await expect(page.getByText('可退 18.00')).toBeVisible();
    await expectLooksRight(page);
  });
  await test.step('a part goes back, once its amount and a reason are typed', async () => {
    await page.getByRole('button', { name: '退款', exact: true }).click();
    const submit = page.getByRole('button', { name: '确认退款' });
    await page.getByLabel('金额', { exact: true }).fill('18.01');
    await expect(page.getByText('须为 0.01 至 18.00 元')).toBeVisible();
    await page.getByLabel('事由', { exact: true }).fill('多付了');
    await expect(submit).toBeDisabled();
    await page.getByLabel('金额', { exact: true }).fill('8');
    await expect(page.getByText('将退回 8 元，收回会员 0 天')).toBeVisible();
    await expectAccessible(page);
    await submit.click();
    await app.expectToast('退款已提交');
    await expect(page.getByRole('listitem').filter({ hasText: '多付了' })).toContainText(
      'operator:anna.story',
    );
  });
  await test.step('a switch is turned off and on again', async () => {
    await section(page, '开关');
    const toggle = page.getByRole('switch', { name: SWITCH });
    for (const [act, isOn] of [
      ['关闭', 'false'],
      ['打开', 'true'],
    ] as const) {
      await toggle.click();
      await page.getByRole('button', { name: act, exact: true }).click();
      await expect(toggle).toHaveAttribute('aria-checked', isOn);
    }
    await expect(page.getByRole('listitem').filter({ hasText: SWITCH })).toContainText('operator:anna.story');
    await expectLooksRight(page);
  });
  await test.step('the audit has all of it', async () => {
    await section(page, '审计');
    await page.getByLabel('操作人', { exact: true }).fill('operator:anna.story');
    await page.getByRole('button', { name: '查找' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'switch.set' }).first()).toContainText(
      'is_show_he_pan_paraphrase',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'order.refund' }).first()).toContainText(
      '多付了',
    );
    await expectLooksRight(page);
  });
  await test.step('offline it says so; a session that has ended leads to the login', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText('当前离线')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('当前离线')).toBeHidden();
    await page.context().clearCookies({ name: 'operator' });
    await section(page, '概况');
    await expect(page.getByRole('heading', { name: '登录运营页' })).toBeVisible();
  });
});
