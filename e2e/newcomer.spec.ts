/** Someone new, without an account: what this is, three examples in full, and 三件要事 before the grid. */
/// <reference lib="dom" />
import { boxOf, expect, test } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { expectAccessible, expectNoSidewaysScroll, testLooks } from './support/looks.ts';

test('a whole example report is two taps from the first page, without an account', async ({ app, page }) => {
  await app.remember({ chartOpens: 'brief' });
  await app.open('root');
  const welcome = page.getByRole('region', { name: '上元是什么' });
  await expect(welcome).toContainText('上元把生辰排成四柱与大运');
  await page.getByRole('link', { name: /夏生的金/ }).click();
  await expect(page.getByText('这是一张例盘')).toBeVisible();
  await page.getByRole('link', { name: /报告/ }).click();
  await expect(app.heading('命盘报告')).toBeVisible();
  await expect(page.getByRole('heading', { name: '三件要事' })).toBeVisible();
  await page.getByRole('button', { name: '目录' }).click();
  const contents = app.sheet('目录').getByRole('button');
  await contents.last().click();
  await expect(page.getByText(/^引擎 /)).toBeVisible();
  await expect(page.getByRole('region', { name: '看全文' })).toHaveCount(0);
  expect(app.problems).toEqual([]);
});

test('what this is can be read before the first page is drawn, in the same place', async ({ app, page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/vendor-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const about = page.getByText('上元把生辰排成四柱与大运');
  await expect(about).toBeVisible();
  const before = await boxOf(about);
  release();
  await expect(page.getByRole('region', { name: '上元是什么' })).toBeVisible();
  const after = await boxOf(about);
  expect([after.x, after.width, after.height]).toEqual([before.x, before.width, before.height]);
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
  expect(app.problems).toEqual([]);
});

test('an example opens in full: grid, analysis, list of the report, comparison', async ({ app, page }) => {
  await app.open('chart', { example: '2' });
  await new ChartGrid(page).expectPillars(['戊辰', '庚申', '丙申', '癸巳']);
  await app.open('chartAnalysis', { example: '2' });
  await expect(page.getByRole('tab', { name: '总论' })).toBeVisible();
  await app.open('reportList', { example: '3' });
  await expect(page.getByText('会员', { exact: true })).toHaveCount(0);
  await expect(page.getByText('可查看').first()).toBeVisible();
  await app.open('hepanItem', { example: '1' });
  await expect(page.getByRole('table', { name: '两人的五行' })).toBeVisible();
  await expect(page.getByText('没有保存，离开即清除')).toHaveCount(0);
  await app.open('chart', { example: '4' });
  await expect(page.getByText('请先排盘')).toBeVisible();
});

test('other rules for an example are a casting, and pass the gate', async ({ app, page }) => {
  await app.open('chart', { example: '1' });
  await page.getByRole('button', { name: /^规则：/ }).click();
  await expect(page.getByText('采用后按新规则另排一盘，存为命例，用一次排盘')).toBeVisible();
});

test('a newcomer lands on 三件要事; the grid is one tap away, and the choice stays', async ({
  app,
  page,
}) => {
  await app.remember({ chartOpens: 'brief' });
  const id = await app.saveCase(XIAOYUE);
  const doors = page.getByRole('navigation', { name: '往下看' });
  const grid = new ChartGrid(page);
  await app.open('chart', { id });
  await expect(app.heading('小月')).toBeVisible();
  await expect(page.getByText('已按标准时 13:30 排')).toBeVisible();
  await expect(grid.table).toHaveCount(0);
  await page.getByRole('listitem').getByRole('button', { name: /^火占/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('出处');
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '日柱天干 辛' }).click();
  await expect(app.sheet('日柱天干')).toContainText('儒略日数');
  await page.getByRole('button', { name: '关闭' }).click();
  await doors.getByRole('link', { name: /细盘/ }).click();
  await expect(grid.table).toBeVisible();
  await page.goBack();
  await expect(doors).toBeVisible();

  await app.open('root');
  await app.open('chart', { id });
  await expect(grid.table).toBeVisible();
  await page.getByRole('button', { name: '更多' }).click();
  await app.sheet('更多').getByRole('button', { name: '三件要事' }).click();
  await expect(doors).toBeVisible();
  await page.reload();
  await expect(doors).toBeVisible();
});

test('without an hour the landing leads to the hours side by side', async ({ app, page }) => {
  await app.remember({ chartOpens: 'brief' });
  const id = await app.saveCase(NO_HOUR);
  await app.open('chart', { id });
  await expect(page.getByRole('list').getByText('时辰不详', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /比一比时辰/ }).click();
  await expect(page.getByRole('tab', { name: '基本', selected: true })).toBeVisible();
});

test('a phone held sideways has the nine columns, and what is wide takes all of it', async ({
  app,
  page,
}) => {
  await app.remember({ chartOpens: 'brief' });
  await page.setViewportSize({ width: 667, height: 375 });
  await app.open('chart', { example: '1' });
  const grid = new ChartGrid(page);
  await expect(grid.columns).toHaveCount(9);
  expect((await grid.table.boundingBox())?.width).toBeGreaterThan(600);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(page.getByRole('navigation', { name: '往下看' })).toBeVisible();
});

test('a toast lies over the bar, not over what it speaks of; a form of one line is begun', async ({
  app,
  page,
}) => {
  await app.open('groups');
  await page.getByRole('button', { name: '新建分组' }).last().click();
  await expect(app.sheet('新建分组').getByLabel('名称')).toBeFocused();
  await page.keyboard.press('Escape');
  await app.open('root');
  await page.getByRole('button', { name: '即时盘' }).click();
  await page.getByRole('button', { name: '女', exact: true }).click();
  const toast = page.locator('[popover][data-shown="true"]', { hasText: '请登录后使用' });
  const box = await toast.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

testLooks('三件要事 of a chart', async (app) => {
  await app.remember({ chartOpens: 'brief' });
  await app.open('chart', { example: '1' });
  await expect(app.page.getByRole('listitem').getByRole('button', { name: /^火占/ })).toBeVisible();
});
