/**
 * Membership: bought through each simulated provider, cancelled, failed, activated by a code; and what is found
 * afterwards.
 */
/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test, type App } from './support/app.ts';
import { readCode } from './support/codes.ts';
import { logIn } from './support/login.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser } from './support/member.ts';

/** Chooses a membership in the member center and goes to its payment. */
async function choose(app: App, name: string, channel: '微信支付' | '支付宝'): Promise<void> {
  const { page } = app;
  await app.open('memberCenter');
  await page.getByRole('radio', { name: new RegExp(name) }).check({ force: true });
  await page.getByRole('radio', { name: channel }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /立即开通|续费/ }).click();
  await expect(app.heading('支付')).toBeVisible();
  await expect(page.getByRole('radio', { name: channel })).toBeChecked();
}

/** Leaves for the cashier, and decides there. */
async function atCashier(
  page: Page,
  leave: string | RegExp,
  choice: '支付' | '取消' | '失败',
): Promise<void> {
  await page.getByRole('button', { name: leave }).click();
  await page.getByText('模拟收银台，不会产生真实扣款').waitFor();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

const storedCode = (page: Page) => page.evaluate(() => localStorage.getItem('order_code'));

test('a gate that does not open leads to a month by WeChat, a receipt, and through the gate', async ({
  app,
  page,
}) => {
  await app.open('memberCenter', { from: 'hepan' });
  await expect(page.getByText('合盘为会员功能，开通后不限次数')).toBeVisible();
  await page.getByRole('button', { name: /立即开通/ }).click();
  await app.expectToast('请先阅读并同意会员服务协议');

  await logIn(app);
  await choose(app, '月度会员', '微信支付');
  expect(await storedCode(page)).toBeNull();
  await page.getByRole('button', { name: '支付 ¥18.00' }).click();
  await page.getByText('模拟收银台，不会产生真实扣款').waitFor();
  await page.getByRole('button', { name: '支付', exact: true }).click();
  await app.expectToast('支付成功！');
  await expect(app.heading('排盘')).toBeVisible();
  expect(await storedCode(page)).toBeNull();
  await expect(page.getByText('会员不限次数')).toBeVisible();

  await app.open('orders');
  await page.getByRole('link', { name: /月度会员.*¥18\.00.*已支付/ }).click();
  await expect(app.heading('收据')).toBeVisible();
  await expect(page.getByText('不是税务发票')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('申请退款或开具发票')).toBeHidden();
});

test('cancels at Alipay, returns another day, and pays', async ({ app, page, context }) => {
  await beUser(page);
  await choose(app, '月度会员', '支付宝');
  await atCashier(page, '支付 ¥18.00', '取消');
  await app.expectToast('取消支付');
  await expect(page.getByRole('heading', { name: '已取消支付' })).toBeVisible();
  const sealed = await storedCode(page);
  expect(sealed).not.toBeNull();
  const orderNo = /orderNo=(\w+)/.exec(page.url())?.[1] ?? '';
  expect(sealed).not.toContain(orderNo);

  // A tab that stays open keeps polling for a while, and would notice the payment first.
  await page.goto('about:blank');
  await test.step('on another tab, without anything in the address', async () => {
    const tab = await context.newPage();
    await tab.goto('/#/pages/common/paymentPage');
    await expect(tab.getByText('月度会员').first()).toBeVisible();
    await atCashier(tab, /继续支付/, '支付');
    await expect(tab.getByRole('heading', { level: 1, name: '排盘' })).toBeVisible();
    await tab.close();
  });

  await test.step('the first tab, reopened, finds the order paid', async () => {
    await app.open('payment', { orderNo });
    await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
    expect(await storedCode(page)).toBeNull();
  });
});

test('fails at WeChat, changes to Alipay, cancels', async ({ app, page }) => {
  await page.clock.install();
  await beUser(page);
  await choose(app, '月度会员', '微信支付');
  await atCashier(page, '支付 ¥18.00', '失败');
  await page.getByRole('link', { name: '返回商户' }).click();
  await app.expectToast('支付失败');
  await expect(page.getByRole('heading', { name: '支付失败' })).toBeVisible();
  await expectAccessible(page);
  await atCashier(page, '再试一次', '取消');
  await expect(page.getByRole('heading', { name: '支付结果确认中' })).toBeVisible();
  // Four questions, the last 14 s after the first; the clock runs on by itself too.
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible({ timeout: 500 });
  }).toPass();
  // Paying goes on first; that it was paid is the second.
  await expect(page.getByRole('button', { name: '我已支付' })).toHaveAttribute('data-variant', 'secondary');
  await expect(page.getByRole('button', { name: '继续支付' })).toHaveAttribute('data-variant', 'primary');
  await page.getByRole('button', { name: '换支付宝' }).click();
  await page.getByText('支付宝（模拟）').first().waitFor();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.getByRole('heading', { name: '已取消支付' })).toBeVisible();
  await page.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('heading', { name: '订单已关闭' })).toBeVisible();
  expect(await storedCode(page)).toBeNull();
  await app.open('orders');
  await expect(page.getByText('已关闭')).toHaveCount(2);
});

test('an order that was paid after all is not paid again by another channel', async ({ app, page }) => {
  await page.clock.install();
  await beUser(page);
  await choose(app, '月度会员', '微信支付');
  const otherCashiers: string[] = [];
  page.on('request', (request) => {
    if (/alipay/i.test(request.url())) otherCashiers.push(request.url());
  });
  await page.getByRole('button', { name: '支付 ¥18.00' }).click();
  await page.getByText('模拟收银台，不会产生真实扣款').waitFor();
  const { origin } = new URL(page.url());
  const prepayId = await page.locator('input[name=prepay_id]').inputValue();
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.getByRole('heading', { name: '支付结果确认中' })).toBeVisible();
  // After four questions the page asks no more.
  await expect(async () => {
    await page.clock.fastForward(8_000);
    await expect(page.getByRole('heading', { name: '还没有收到付款' })).toBeVisible({ timeout: 500 });
  }).toPass();

  // Paid at the same cashier, which does not notify this page.
  await page.request.post(`${origin}/cashier/wechat`, { form: { prepay_id: prepayId, choice: 'pay' } });
  await page.getByRole('button', { name: '换支付宝' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  expect(otherCashiers).toEqual([]);
  expect(await storedCode(page)).toBeNull();
  await app.open('orders');
  await expect(page.getByText('已支付')).toHaveCount(1);
  await expect(page.getByText(/待支付|已关闭/)).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', isMobile: false });

  test('a cashier of Alipay that is cancelled leads back to the order', async ({ app, page }) => {
    await beUser(page);
    await choose(app, '月度会员', '支付宝');
    await atCashier(page, '支付 ¥18.00', '取消');
    await page.getByRole('link', { name: '返回商户' }).click();
    await expect(page.getByRole('heading', { name: '已取消支付' })).toBeVisible();
    await atCashier(page, '继续支付', '失败');
    await page.getByRole('link', { name: '返回商户' }).click();
    await expect(page.getByRole('heading', { name: '支付失败' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('an unavailable provider is a failed payment, and nothing is lost', async ({ app, page }) => {
  await beUser(page);
  await choose(app, '月度会员', '支付宝');
  await page.route('**/alipay/payByOrderOnHarmony', (route) =>
    route.fulfill({
      status: 424,
      json: { code: 424, msg: '支付通道繁忙，请稍后再试', data: { reason: 'payFailed' } },
    }),
  );
  await page.getByRole('button', { name: '支付 ¥18.00' }).click();
  await app.expectToast('支付失败');
  await expect(page.getByText('没有扣款。可再试一次')).toBeVisible();
  await expect(page.getByRole('button', { name: '支付 ¥18.00' })).toBeEnabled();
});

test('a code is turned into a month', async ({ app, page }, { repeatEachIndex, retry }) => {
  await beUser(page);
  await app.open('activation');
  const field = page.getByLabel('激活码', { exact: true });
  const use = page.getByRole('button', { name: '立即激活' });
  await field.fill('0000 0000');
  await use.click();
  await expect(field).toHaveAccessibleDescription('激活码共 16 位字母与数字，请填写完整');
  await expect(field).toBeFocused();
  await field.fill('0000 0000 0000 0001');
  await use.click();
  await app.expectToast('激活码有误，请核对后重新输入');
  await expect(field).toHaveAccessibleDescription('激活码有误，请核对后重新输入');
  const code = readCode(2 * repeatEachIndex + retry);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await expect(field).toHaveValue(code);
  await use.click();
  await expect(app.sheet('激活成功')).toContainText('会员至');
  await page.getByRole('button', { name: '留在本页' }).click();
  await expect(page.getByText('用过的激活码')).toBeVisible();
  await app.open('memberCenter');
  await expect(page.getByRole('button', { name: /续费/ })).toBeVisible();
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test.describe('with the app cached for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the return address of the cashier is served by the server', async ({ app, page }) => {
    await beUser(page);
    await app.open('mine');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await choose(app, '月度会员', '支付宝');
    await atCashier(page, '支付 ¥18.00', '取消');
    await expect(page.getByRole('heading', { name: '已取消支付' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test.describe('inside WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50' });

  test('pays by its bridge, after one look at who pays', async ({ app, page }) => {
    let cashier = '';
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname === '/connect/oauth2/authorize') cashier = origin;
    });
    // WeChat provides a bridge to pages; here it requests from the simulated provider what the real one would answer.
    await page.exposeFunction('askBridge', async (params: Record<string, string>) => {
      const answer = await page.request.post(`${cashier}/cashier/wechat/bridge`, { data: params });
      return ((await answer.json()) as { err_msg: string }).err_msg;
    });
    await page.addInitScript(() => {
      const bridge = {
        invoke: (_name: string, params: object, onResult: (result: { err_msg: string }) => void) =>
          void (window as unknown as { askBridge: (params: object) => Promise<string> })
            .askBridge(params)
            .then((err_msg) => onResult({ err_msg })),
      };
      Object.defineProperty(window, 'WeixinJSBridge', { value: bridge });
    });
    await beUser(page);
    await choose(app, '月度会员', '微信支付');
    await page.getByRole('button', { name: '支付 ¥18.00' }).click();
    await app.expectToast('支付成功！');
    await expect(page.getByText('会员不限次数')).toBeVisible();
    expect(await storedCode(page)).toBeNull();
  });
});

test.describe('on a desktop', () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36',
  });

  test('pays WeChat by a code that a phone scans', async ({ app, page, context }) => {
    await beUser(page);
    await choose(app, '月度会员', '微信支付');
    await page.getByRole('button', { name: '支付 ¥18.00' }).click();
    await expect(page.getByRole('img', { name: '微信支付二维码' })).toBeVisible();
    await expectAccessible(page);
    const scanned = context.waitForEvent('page');
    await page.getByRole('link', { name: '打开模拟收银台（不会真实扣款）' }).click();
    const cashier = await scanned;
    // The page polls every 3 s and shows the result for 3 s: opening the cashier first may be too late.
    await Promise.all([
      app.expectToast('支付成功！'),
      cashier.getByRole('button', { name: '支付', exact: true }).click(),
    ]);
    await expect(cashier.getByRole('status')).toHaveText('支付成功');
    await expect(page.getByText('会员不限次数')).toBeVisible();
    expect(await storedCode(page)).toBeNull();
  });
});
