/** The documentation at /docs/: found, read, searched and tried on a phone and on a desktop. Built first, by `npm run test:full`. */
/// <reference lib="dom" />
import { expect, test } from './support/app.ts';
import { BY_THEME, expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a call is tried in the page, by keyboard, and an error is shown in words', async ({ page }) => {
  await page.goto('/docs/playground/');
  const answer = page.getByRole('status');
  const rows = page.getByRole('region', { name: '结果表' });
  await expect(rows.getByRole('row', { name: 'pillars.day 辛亥' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByLabel('调用').selectOption({ label: '四柱 pillarsOf' });
  await page.getByLabel('例子').selectOption({ label: '成都的真太阳时' });
  await expect(rows.getByRole('row', { name: 'hour 甲午' })).toBeVisible();
  await expect(page.getByLabel('程序')).toContainText('pillarsOf(time, rules, place);');

  const time = page.getByLabel('time');
  await time.fill('"1990-06-15 09:30"');
  await time.press('Control+Enter');
  await expect(rows.getByRole('row', { name: 'hour 壬辰' })).toBeVisible();
  await time.fill('1990-06-15');
  await page.getByRole('button', { name: '运行' }).press('Enter');
  await expect(answer).toContainText('time 不是 JSON');
  await expect(time).toBeFocused();
  await expect(rows).toBeHidden();
  await time.fill('"1990-02-30"');
  await time.press('Control+Enter');
  await expect(answer).toContainText(/引擎不接受这个输入（RangeError）：.*day 30/);
});

test('a reader finds a function by search and a page by the contents', async ({ page }) => {
  await page.goto('/docs/');
  await page.getByRole('searchbox', { name: '搜索文档' }).fill('lunardateof');
  const results = page.getByRole('region', { name: '搜索结果' });
  await results
    .getByRole('link', { name: /lunarDateOf\(\)/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/engine\/[\w/]*#lunardateof$/);
  await expect(page.getByRole('heading', { name: 'lunarDateOf()' })).toBeInViewport();

  await page.getByRole('button', { name: '目录' }).press('Enter');
  await page
    .getByRole('navigation', { name: '目录' })
    .getByRole('link', { name: /命令行/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '@shangyuan/cli' })).toBeVisible();
  await page.getByRole('link', { name: '上元文档' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '上元文档 Documentation' })).toBeVisible();
});

for (const address of ['', 'playground/', 'rules/', 'accuracy/', 'cli/', 'reference/engine/'])
  test(`/docs/${address} in every look`, async ({ page }) => {
    await page.goto(`/docs/${address}`);
    for (const width of [375, 1280])
      for (const theme of ['light', 'dark'] as const)
        await test.step(`at ${width}, ${theme}`, async () => {
          await page.setViewportSize({ width, height: 812 });
          await page.emulateMedia({ colorScheme: theme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page, theme === 'dark' ? BY_THEME : []);
          await expectNoSidewaysScroll(page);
        });
  });

test.describe('under the service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the documentation is shown, not the app', async ({ app, page }) => {
    await app.open('home');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/docs/rules/');
    await expect(page.getByRole('heading', { level: 1, name: /规则与流派/ })).toBeVisible();
  });
});
