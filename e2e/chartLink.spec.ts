/**
 * A chart sent as a link: the sheet describes its content, the server signs it, and it opens for anyone without account
 * or quota, also without a network. A link without its seal needs login and counts as a cast.
 */
/// <reference lib="dom" />
import type { Browser } from '@playwright/test';
import { expect, test, App } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { signedLink } from './support/links.ts';
import { fillPhoneLogin } from './support/login.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser, useUp } from './support/member.ts';

const BIRTH = '1.fg19900615-1430';
const PILLARS = ['庚午', '壬午', '辛亥', '乙未'] as const;

/** A second, empty browser. */
async function inNewBrowser(browser: Browser, run: (other: App) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    const other = await App.in(await context.newPage());
    await run(other);
    expect(other.problems).toEqual([]);
  } finally {
    await context.close();
  }
}

/** The sheet 分享 at the link. */
async function openLinkPane(app: App) {
  await app.page.getByRole('button', { name: '分享', exact: true }).click();
  const sheet = app.sheet('分享');
  // By its label: a forced click on the hidden control misses it while the sheet still moves.
  await sheet.locator('label', { hasText: '链接' }).click();
  return sheet;
}

async function expectSentToLogin(app: App, reason: string): Promise<void> {
  await app.expectToast('请登录后使用');
  await expect(app.heading('手机登录')).toBeVisible();
  await expect(app.page.getByText(`登录后继续${reason}`, { exact: true })).toBeVisible();
}

test('a chart is sent as a signed link and read elsewhere, logged out', async ({
  app,
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beUser(page);
  await app.openChart(XIAOYUE);
  const sheet = await openLinkPane(app);
  await expect(sheet).toContainText('链接里写着出生日期与时刻、性别、出生地成都');
  const signing = page.waitForRequest('**/api/chartLink/sign');
  await sheet.getByRole('button', { name: '生成链接' }).click();
  expect(Object.keys((await signing).postDataJSON() as object)).toEqual(['digest']);
  await expect(sheet.getByText(/^链接有效至 20\d\d-\d\d-\d\d$/)).toBeVisible();
  await expect(sheet).not.toContainText('小月');
  await expectAccessible(page);
  await test.step('with the name it is another link, to be signed by itself', async () => {
    const name = sheet.getByRole('checkbox', { name: '链接里写上姓名' });
    await name.check();
    await expect(sheet.getByRole('button', { name: '生成链接' })).toBeVisible();
    await name.uncheck();
  });
  await sheet.getByRole('button', { name: '复制链接' }).click();
  await app.expectToast('链接已复制');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(
    /#\/pages\/common\/PlattingDetails\/PlattingDetails\?birth=1\.f[^&]+&seal=[\w.-]{117}$/,
  );
  await app.open('home');
  await expect(page.getByText('今日剩余 3 次')).toBeVisible();

  await inNewBrowser(browser, async (other) => {
    const grid = new ChartGrid(other.page);
    await other.page.goto(link);
    await expect(other.heading('命主')).toBeVisible();
    await expect(other.page.getByText('这张盘来自链接，没有保存')).toBeVisible();
    await grid.expectPillars(PILLARS);
    await expectAccessible(other.page);
    await other.page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(other.page);
    await other.page.getByRole('tab', { name: '备注' }).click();
    await expect(other.page.getByText('这张盘还没有保存')).toBeVisible();
    await test.step('its other pages are open too', async () => {
      await other.page.getByRole('button', { name: '更多' }).click();
      await other.sheet('更多').getByRole('button', { name: '命盘报告' }).click();
      await expect(other.heading('分析列表')).toBeVisible();
      await expect(other.page).toHaveURL(/seal=/);
      await other.page.goBack();
    });
    await test.step('saving it is a casting, and requires login', async () => {
      await other.page.getByRole('button', { name: '存为命例' }).click();
      await expectSentToLogin(other, '排盘');
    });
  });
});

test('a link that WeChat gave a query before the hash opens the same chart', async ({ app, page }) => {
  await app.open('root');
  const { birth, seal } = await signedLink(new URL(page.url()).origin, BIRTH);
  const hash = `#/pages/common/PlattingDetails/PlattingDetails?birth=${birth}&seal=${seal}`;
  await page.goto(`/?from=singlemessage&isappinstalled=0${hash}`);
  await expect(page.getByText('这张盘来自链接，没有保存')).toBeVisible();
  await new ChartGrid(page).expectPillars(PILLARS);
  await expect(page).toHaveURL(`/${hash}`);
  expect(app.problems).toEqual([]);
});

test('a link needs a login and a network, which the sheet says', async ({ app, page, context }) => {
  await app.openChart(XIAOYUE);
  const sheet = await openLinkPane(app);
  await expect(sheet.getByText('链接由服务器签名，登录后可以生成。')).toBeVisible();
  await context.setOffline(true);
  await expect(sheet.getByText('现在离线，生成链接要联网；图片和文字不用联网也能分享。')).toBeVisible();
  await expect(sheet.getByRole('button', { name: '生成链接' })).toHaveCount(0);
  await context.setOffline(false);
  await sheet.getByRole('button', { name: '去登录' }).click();
  await expect(page.getByText('登录后继续分享命盘')).toBeVisible();
  await fillPhoneLogin(app);
  await expect(app.heading('小月')).toBeVisible();
  await expect((await openLinkPane(app)).getByRole('button', { name: '生成链接' })).toBeVisible();
});

test('a link without a seal leads to login with its birth, then opens for one use', async ({ app, page }) => {
  await app.open('home');
  await app.open('chart', { birth: `${BIRTH}.aXiao` });
  await expectSentToLogin(app, '看这张盘');
  await expect(page.getByRole('table', { name: /四柱表/ })).toHaveCount(0);
  await fillPhoneLogin(app);
  await expect(app.heading('Xiao')).toBeVisible();
  await new ChartGrid(page).expectPillars(PILLARS);
  await expect(page.getByText('打开时已计一次排盘，存为命例不再计')).toBeVisible();
  const expectLeft = async (left: number) => {
    await app.open('home');
    await expect(page.getByText(`今日剩余 ${left} 次`)).toBeVisible();
  };
  await expectLeft(2);
  await test.step('opened again and loaded again it costs nothing', async () => {
    await app.open('chart', { birth: `${BIRTH}.aXiao` });
    await expect(app.heading('Xiao')).toBeVisible();
    await page.reload();
    await new ChartGrid(page).expectPillars(PILLARS);
    await expectLeft(2);
  });
  await test.step('nor does saving it', async () => {
    await app.open('chart', { birth: `${BIRTH}.aXiao` });
    await page.getByRole('button', { name: '存为命例' }).click();
    await expect(page).toHaveURL(/PlattingDetails\?id=/);
    await expectLeft(2);
  });
  await test.step('going back from login does not lead there again', async () => {
    await page.goBack();
    await expect(app.heading('Xiao')).toBeVisible();
  });
});

test('without a use left a link without a seal stays closed, and says why', async ({ app, page }) => {
  await beUser(page);
  await useUp(page, 'PaiPan', 3);
  await app.open('home');
  await expect(page.getByText('今日剩余 0 次')).toBeVisible();
  await app.open('structure', { birth: BIRTH });
  await expect(page.getByText('这个链接没有签名，打开要登录，用一次排盘。')).toBeVisible();
  await expect(page.getByText('今日剩余 0 次')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '打开', exact: true }).click();
  await app.expectToast('免费次数用尽，请开通会员！');
  await expect(app.heading('会员中心')).toBeVisible();
});

test('a link that was changed, has ended or cannot be read says which', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const { birth, seal } = await signedLink(baseURL ?? '', BIRTH);
  await test.step('another birth under the same seal', async () => {
    await app.open('chart', { birth: birth.replace('1990', '1991'), seal });
    await expectSentToLogin(app, '看这张盘（链接不完整）');
    await expect(page).toHaveURL(/redirect=.*1\.fg19910615-1430/);
  });
  await test.step('the day after its last', async () => {
    await inNewBrowser(browser, async (other) => {
      const [, until = ''] = seal.split('.');
      const end = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}T24:00:00+08:00`;
      await other.page.clock.install({ time: new Date(Date.parse(end) - 60_000) });
      await other.open('chart', { birth, seal });
      await new ChartGrid(other.page).expectPillars(PILLARS);
      await other.page.clock.setFixedTime(new Date(end));
      await other.page.reload();
      await other.page.clock.runFor(1_000);
      await expectSentToLogin(other, '看这张盘（链接已过期）');
    });
  });
  await test.step('cut off, of a nonexistent day, or from a later version: no login is required', async () => {
    await app.open('chart', { birth: '1.fg1990' });
    await expect(page.getByText('这个链接读不出命盘')).toBeVisible();
    await app.open('structure', { birth: '1.fg19900230-1430' });
    await expect(page.getByText('这个链接读不出命盘')).toBeVisible();
    await app.open('chart', { birth: '2.fg19900615-1430' });
    await expect(page.getByText('这个链接由更新的版本生成')).toBeVisible();
  });
});

test('a browser that cannot check signatures loads what can', async ({ app, page, baseURL }) => {
  const { birth, seal } = await signedLink(baseURL ?? '', BIRTH);
  // As on a page without https.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  const library = page.waitForResponse(/\/assets\/nacl[\w-]*\.js$/);
  await app.open('chart', { birth, seal });
  await new ChartGrid(page).expectPillars(PILLARS);
  await library;
  await app.open('structure', { birth: birth.replace('1990', '1991'), seal });
  await expectSentToLogin(app, '看这张盘（链接不完整）');
});

test('a link whose key cannot be had is not judged, and is opened once it can', async ({
  app,
  page,
  baseURL,
}) => {
  const link = await signedLink(baseURL ?? '', BIRTH);
  await page.route('**/api/chartLink/keys', (route) => route.abort());
  await app.open('chart', link);
  await expect(page.getByRole('alert')).toContainText('这个链接现在核对不了，请联网后重试');
  await page.unroute('**/api/chartLink/keys');
  await page.getByRole('button', { name: '重试' }).click();
  await new ChartGrid(page).expectPillars(PILLARS);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a signed link opens again, and one that was never opened here too', async ({
    app,
    page,
    context,
    baseURL,
  }) => {
    const [first, second] = await Promise.all([
      signedLink(baseURL ?? '', BIRTH),
      signedLink(baseURL ?? '', '1.mg19850203-0405'),
    ]);
    await app.open('chart', first);
    await new ChartGrid(page).expectPillars(PILLARS);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await new ChartGrid(page).expectPillars(PILLARS);
    await app.open('chart', second);
    await new ChartGrid(page).expectPillars(['甲子', '丁丑', '癸酉', '甲寅']);
  });
});
