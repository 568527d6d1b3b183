/** The shell: tabs, scroll memory, toast, pull-to-refresh, theme and text size. */
import { hrefOf } from '../web/src/lib/page/paths.ts';
import { boxOf, expect, test } from './support/app.ts';

test('the tab bar is 50 high with icons of 24 and labels of 10', async ({ app, page }) => {
  await app.open('home');
  await expect(page).toHaveTitle('home · 上元');
  const bar = page.getByRole('navigation', { name: '主导航' });
  expect((await bar.boundingBox())?.height).toBe(50);
  const tab = bar.getByRole('link', { name: '记录' });
  expect(await tab.evaluate((element) => getComputedStyle(element).fontSize)).toBe('10px');
  expect((await tab.locator('svg').boundingBox())?.width).toBe(24);
  await tab.click();
  await expect(app.heading('记录')).toBeVisible();
  await bar.getByRole('link', { name: '我的' }).click();
  await expect(app.heading('个人中心')).toBeVisible();
});

test('a tab is found where it was left', async ({ app, page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await app.open('mine');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  // The page may still be growing.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, 300));
      return scrolled();
    })
    .toBe(300);
  const bar = page.getByRole('navigation', { name: '主导航' });
  await bar.getByRole('link', { name: '记录' }).click();
  await expect(app.heading('记录')).toBeVisible();
  await bar.getByRole('link', { name: '我的' }).click();
  await expect.poll(scrolled).toBe(300);
});

test('a second step back after a sheet is closed leaves the page, however slow the first was', async ({
  app,
  page,
}) => {
  await app.open('mine');
  await app.open('calendar', { date: '2026-11-21' });
  // The browser takes its time over the step that restores the place.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (delta) => setTimeout(() => go(delta), 400);
  });
  await page.getByRole('button', { name: '2026年11月', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${hrefOf('mine')}`);
});

test('going back on the first page of a visit closes its sheet, and then leaves', async ({ app, page }) => {
  await app.open('home');
  const sheet = page.getByRole('dialog', { name: '出生时间' });
  await page.getByRole('button', { name: /^时间/ }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(app.heading('排盘')).toBeVisible();
  await page.getByRole('button', { name: /^时间/ }).click();
  await sheet.getByRole('button', { name: '取消' }).click();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await test.step('a form that holds something unsaved is not asked about', async () => {
    await app.open('addCase');
    await page.getByLabel('姓名').fill('小月');
    await page.getByRole('button', { name: /^时间/ }).click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/AddCase/);
    await expect(page.getByRole('dialog', { name: '放弃修改？' })).toBeHidden();
    await sheet.getByRole('button', { name: '取消' }).click();
    await page.getByLabel('姓名').fill('');
  });
  await test.step('the arrow of a page leads to the root, as without a sheet', async () => {
    await app.open('casting', {}, 'next');
    await page.getByRole('button', { name: /^时间/ }).click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: '返回' }).click();
    await expect(app.heading('上元')).toBeVisible();
  });
});

test('what can be undone does not cover the button of the next page, and gives way to a sheet', async ({
  app,
  page,
}) => {
  await app.remember({ rules: { dayBoundary: 'midnight' } });
  await app.open('chartRules');
  await page.getByRole('button', { name: /^恢复默认/ }).click();
  const undo = page.getByRole('region', { name: '操作提示' });
  await expect(undo).toBeVisible();
  await app.open('home');
  const cast = await boxOf(page.getByRole('button', { name: '开始排盘' }));
  const { y, height } = await boxOf(undo);
  expect(y + height <= cast.y || y >= cast.y + cast.height).toBe(true);
  await page.getByRole('button', { name: /^时间/ }).click();
  await expect(undo).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await undo.getByRole('button', { name: '撤销' }).click();
  await app.open('chartRules');
  await expect(page.getByRole('button', { name: '恢复默认（改过 1 项）' })).toBeVisible();
});

test('a toast stays 3000 ms', async ({ app, page }) => {
  await page.clock.install();
  await app.open('home');
  const cast = page.getByRole('button', { name: '开始排盘' });
  await expect(cast).toBeVisible();
  await page.getByRole('radio', { name: '女', exact: true }).check({ force: true });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await cast.click();
  const toast = page.locator('[popover]', { hasText: '请登录后使用' });
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toBeHidden();
});

test('pull-to-refresh passes through its five states', async ({ app, page }) => {
  await app.open('home');
  await expect(page.getByRole('button', { name: '开始排盘' })).toBeVisible();
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

test('theme and text size are chosen, stored and set before the first paint', async ({ app, page }) => {
  await app.open('mine');
  await page.getByRole('radio', { name: '深色' }).check({ force: true });
  await page.getByRole('radio', { name: '特大' }).check({ force: true });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-text', 'xlarge');
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-text', 'xlarge');
});

test('an address that changes before the first page is drawn is followed', async ({ app, page }) => {
  // The words of Taiwan come in a separate file, loaded once the app runs; nothing is rendered before it arrives.
  await app.remember({ script: 'tw' });
  const words = Promise.withResolvers<void>();
  const isRequested = Promise.withResolvers<void>();
  await page.route(/\/tw-.*\.js/, async (route) => {
    isRequested.resolve();
    await words.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await isRequested.promise;
  await page.evaluate((address) => location.assign(`#${address}`), hrefOf('mine'));
  words.resolve();
  await expect(app.heading('個人中心')).toBeVisible();
  // And so are all that come after it.
  await app.open('records');
  await expect(app.heading('記錄')).toBeVisible();
  // One typed by hand has its place in the history, and leads back to the page before it.
  await app.open('about');
  await page.getByRole('banner').getByRole('button', { name: '返回' }).click();
  await expect(app.heading('記錄')).toBeVisible();
});
