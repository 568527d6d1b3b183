/** The shell: tabs, scroll memory, toast, pull-to-refresh, offline, unknown page, every page opens. */
import { expect, test } from '@playwright/test';
import { PATHS } from '../web/src/lib/paths.ts';
import { expectAccessible, expectNoSidewaysScroll, openPage } from './support/steps.ts';

test('the tab bar is 50 high with icons of 24 and labels of 10', async ({ page }) => {
  await openPage(page, PATHS.home);
  const bar = page.getByRole('navigation', { name: '主导航' });
  expect((await bar.boundingBox())?.height).toBe(50);
  const tab = bar.getByRole('link', { name: '记录' });
  expect(await tab.evaluate((element) => getComputedStyle(element).fontSize)).toBe('10px');
  expect((await tab.locator('svg').boundingBox())?.width).toBe(24);
  await tab.click();
  await expect(page.getByRole('heading', { level: 1, name: '记录' })).toBeVisible();
  await bar.getByRole('link', { name: '我的' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
});

test('a tab is found where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openPage(page, PATHS.mine);
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForTimeout(200);
  const bar = page.getByRole('navigation', { name: '主导航' });
  await bar.getByRole('link', { name: '记录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '记录' })).toBeVisible();
  await bar.getByRole('link', { name: '我的' }).click();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test('a toast stays 3000 ms', async ({ page }) => {
  await openPage(page, PATHS.home);
  await page.getByRole('button', { name: '开始排盘' }).click();
  const toast = page.locator('[popover]', { hasText: '请登录后使用' });
  await expect(toast).toBeVisible();
  const start = Date.now();
  await expect(toast).toBeHidden({ timeout: 5_000 });
  const shownMs = Date.now() - start;
  expect(shownMs).toBeGreaterThan(2_300);
  expect(shownMs).toBeLessThan(3_700);
});

test('pull-to-refresh passes through its five states', async ({ page }) => {
  await openPage(page, PATHS.home);
  const seen = await page.evaluate(async () => {
    const box = document.querySelector('[data-state]');
    if (!(box instanceof HTMLElement)) return [];
    const states: string[] = [];
    new MutationObserver(() => states.push(box.dataset['state'] ?? '')).observe(box, {
      attributeFilter: ['data-state'],
    });
    const fire = (type: string, y: number) => {
      const touch = new Touch({ identifier: 1, target: box, clientX: 100, clientY: y });
      const touches = type === 'touchend' ? [] : [touch];
      box.dispatchEvent(
        new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }),
      );
    };
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    fire('touchstart', 200);
    fire('touchmove', 240);
    await wait(20);
    fire('touchend', 240);
    await wait(400);
    fire('touchstart', 200);
    fire('touchmove', 240);
    await wait(20);
    fire('touchmove', 560);
    await wait(20);
    fire('touchend', 560);
    await wait(2_500);
    return states;
  });
  expect(seen).toEqual([
    'pulling',
    'aborting',
    'idle',
    'pulling',
    'reached',
    'refreshing',
    'restoring',
    'idle',
  ]);
});

test('offline there is a bar, and casting forms still work', async ({ page, context }) => {
  await openPage(page, PATHS.home);
  await expect(page.getByRole('button', { name: /^时间/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('当前离线，已显示本机数据')).toBeVisible();
  await page.getByRole('button', { name: /^时间/ }).click();
  await page.getByLabel('键入出生时间').fill('1990-6-15 14:30');
  await expect(page.getByRole('dialog')).toContainText('庚午壬午辛亥乙未');
  await context.setOffline(false);
});

test('an unknown address says so and leads home', async ({ page }) => {
  await openPage(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await page.getByRole('button', { name: '回首页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '上元' })).toBeVisible();
});

test('theme and text size are chosen, kept and set before the first paint', async ({ page }) => {
  await openPage(page, PATHS.mine);
  await page.getByRole('radio', { name: '深色' }).check({ force: true });
  await page.getByRole('radio', { name: '特大' }).check({ force: true });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-text', 'xlarge');
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-text', 'xlarge');
});

test('the service worker keeps no answer of the server', async ({ page }) => {
  await openPage(page, PATHS.root);
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await fetch('./api/switch/getSwitchValue');
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter((path) => /^\/(api|wxPay|alipay|orderApi|viewNew)/.test(path))).toEqual([]);
});

test('the app starts without a network once it was loaded', async ({ page, context }) => {
  await openPage(page, PATHS.root);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null,
  );
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('group', { name: '今日时辰' }).getByRole('link')).toHaveCount(12);
  await context.setOffline(false);
});

for (const [id, path] of Object.entries(PATHS)) {
  test(`page ${id} opens without an error, is accessible in both themes and fits 320 px`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}
