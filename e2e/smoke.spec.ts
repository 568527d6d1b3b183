/** Every page opens: with its title, without errors, accessible in both themes, and fitting a small or enlarged screen. */
/// <reference lib="dom" />
import { hrefOf } from '../web/src/lib/page/paths.ts';
import { App, expect, test } from './support/app.ts';
import { CHART, EVERY_PAGE } from './support/everyPage.ts';
import { holdRequest } from './support/holdRequest.ts';
import { BY_THEME, expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One window for all pages, each a new document in it: windows of their own would take longer than the pages. */
const testPage = test.extend<object, { shared: App }>({
  shared: [
    async ({ browser }, use) => {
      const app = await App.in(await browser.newPage());
      await app.letThrough(CHART.at);
      await use(app);
      await app.page.context().close();
    },
    { scope: 'worker' },
  ],
});

for (const [id, [title, query]] of EVERY_PAGE)
  testPage(`page ${id}`, async ({ shared: app }) => {
    const { page } = app;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 375, height: 812 });
    await app.open(id, query, id);
    await expect(title === null ? page.getByRole('main') : app.heading(title)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: '加载中' })).toHaveCount(0);
    await expectAccessible(page);

    await test.step('in the dark, on the smallest phone', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, BY_THEME);
    });
    await test.step('in the largest text, and magnified to 200 %', async () => {
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'xlarge'));
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => (document.documentElement.dataset['text'] = 'standard'));
      await page.setViewportSize({ width: 188, height: 406 });
      await expectNoSidewaysScroll(page);
    });
    await test.step('and leads on to another page, with nothing before it to go back to', async () => {
      const back = page.getByRole('banner').getByRole('button', { name: '返回' });
      if ((await back.count()) === 0) return;
      const here = await page.evaluate(() => {
        document.documentElement.dataset['visit'] = 'same';
        return document.documentElement.dataset['page'] ?? '';
      });
      await back.click();
      await expect(page.locator(`html:not([data-page="${here}"])`)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // In the same document: the browser's history has the page before it.
      await expect(page.locator('html[data-visit="same"]')).toBeAttached();
    });
    expect(app.problems).toEqual([]);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  });

test('an address that is no page says so and leads home', async ({ app, page }) => {
  await page.goto('/#/no/such/page');
  await expect(app.heading('页面不存在')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '回首页' }).click();
  await expect(app.heading('上元')).toBeVisible();
});

test('a page that is slow shows its frame; one that cannot be loaded offers to try again and to report it', async ({
  app,
  page,
}) => {
  await app.open('root');
  const file = /CompassPage.*\.js/;
  // Before the hold, which passes later requests on to it: the file may be requested only after the progress is shown.
  await page.route(file, (route) => route.abort());
  const compass = await holdRequest(page, file);
  await page.goto(`/#${hrefOf('compass')}`);
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible();
  await compass.fail();
  await expect(app.heading('出错了')).toBeVisible();
  await expect(page.getByRole('button', { name: '报错' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(file);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(app.heading('罗盘')).toBeVisible();
});

test('what the server switches off is hidden, and says so when reached by a link', async ({ app, page }) => {
  const off = [
    'is_show_he_pan',
    'is_show_lucky_day',
    'is_show_gu_zhong',
    'is_show_ancient_book',
    'is_show_hour_detail',
  ];
  await page.route('**/api/switch/getSwitchValue*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { switchKey: string; switchValue: boolean }[] };
    const data = body.data.map((entry) => ({
      ...entry,
      switchValue: entry.switchValue && !off.includes(entry.switchKey),
    }));
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  await app.letThrough(CHART.at);
  const answered = page.waitForResponse('**/api/switch/getSwitchValue*');
  await app.open('root');
  await answered;
  const tools = page.getByRole('main');
  await expect(tools.getByRole('link', { name: '万年历' })).toBeVisible();
  for (const name of ['合盘', '择日', '择时'])
    await expect(tools.getByRole('link', { name, exact: true })).toBeHidden();

  await app.open('hours');
  await expect(page.getByText('该功能暂未开放')).toBeVisible();
  await page.getByRole('button', { name: '返回' }).last().click();
  await expect(app.heading('上元')).toBeVisible();

  await app.open('chart', CHART);
  await page.getByRole('tab', { name: '基本' }).click();
  await expect(page.getByText('命卦')).toBeVisible();
  await expect(page.getByText('称骨')).toBeHidden();
  await page.getByRole('tab', { name: '分析' }).click();
  await expect(page.getByText('三件要事')).toBeVisible();
  await expect(page.getByText('可以对读的古籍')).toBeHidden();
});
