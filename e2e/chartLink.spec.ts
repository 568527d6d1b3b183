/** A chart sent as a link: what it holds is said first, and whoever opens it has the chart, without account, copy or use. */
/// <reference lib="dom" />
import { expect, test, App } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

test('a chart is sent as a link and read elsewhere, logged out', async ({ app, page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.openChart(XIAOYUE);
  await page.getByRole('button', { name: '分享' }).click();
  const sheet = app.sheet('分享');
  await sheet.getByRole('radio', { name: '链接' }).check({ force: true });
  await expect(sheet).toContainText('链接里写着出生日期与时刻、性别、出生地成都');
  await expect(sheet).not.toContainText('小月');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '复制链接' }).click();
  await app.expectToast('链接已复制');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#/pages/common/PlattingDetails/PlattingDetails?birth=1.f');

  const elsewhere = await browser.newContext();
  const other = new App(await elsewhere.newPage());
  await test.step('somebody else opens it', async () => {
    const grid = new ChartGrid(other.page);
    await other.page.goto(link);
    await expect(other.heading('命主')).toBeVisible();
    await expect(other.page.getByText('这张盘来自链接，没有保存')).toBeVisible();
    await grid.expectPillars(['庚午', '壬午', '辛亥', '乙未']);
    await expectAccessible(other.page);
    await other.page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(other.page);
    await other.page.getByRole('tab', { name: '备注' }).click();
    await expect(other.page.getByText('这张盘还没有保存')).toBeVisible();
  });
  await test.step('keeping it is a casting, and asks to log in', async () => {
    await other.page.getByRole('button', { name: '存为命例' }).click();
    await other.expectToast('请登录后使用');
    await expect(other.heading('手机登录')).toBeVisible();
  });
  await test.step('a link cut off, or from a later version, says so', async () => {
    await other.open('chart', { birth: '1.fg1990' });
    await expect(other.page.getByText('这个链接读不出命盘')).toBeVisible();
    await other.open('structure', { birth: '1.fg19900230-1430' });
    await expect(other.page.getByText('这个链接读不出命盘')).toBeVisible();
    await other.open('chart', { birth: '2.fg19900615-1430' });
    await expect(other.page.getByText('这个链接由更新的版本生成')).toBeVisible();
  });
  expect(other.problems).toEqual([]);
  await elsewhere.close();
});
