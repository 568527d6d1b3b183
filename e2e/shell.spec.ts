/** The shell: tabs, scroll memory, toast, pull-to-refresh, theme and text size. */
import { expect, test } from '@playwright/test';
import { PATHS } from '../web/src/lib/page/paths.ts';
import { openPage } from './support/steps.ts';

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
  await expect(page.getByRole('heading', { level: 1, name: '记录' })).toBeVisible();
  await bar.getByRole('link', { name: '我的' }).click();
  await expect.poll(scrolled).toBe(300);
});

test('a toast stays 3000 ms', async ({ page }) => {
  await page.clock.install();
  await openPage(page, PATHS.home);
  const cast = page.getByRole('button', { name: '开始排盘' });
  await expect(cast).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await cast.click();
  const toast = page.locator('[popover]', { hasText: '请登录后使用' });
  await expect(toast).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toBeHidden();
});

test('pull-to-refresh passes through its five states', async ({ page }) => {
  await openPage(page, PATHS.home);
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

test('switches of the server hide what they name', async ({ page }) => {
  await page.route('**/api/switch/getSwitchValue*', (route) =>
    route.fulfill({
      json: {
        code: '200',
        msg: 'ok',
        data: [
          { switchKey: 'is_show_he_pan', switchValue: false },
          { switchKey: 'is_show_lucky_day', switchValue: false },
        ],
      },
    }),
  );
  await openPage(page, PATHS.root);
  await expect(page.getByRole('link', { name: '合盘' })).toBeHidden();
  await expect(page.getByRole('link', { name: '择日' })).toBeHidden();
  await expect(page.getByRole('link', { name: '罗盘' })).toBeVisible();
  await openPage(page, PATHS.hepan);
  await expect(page.getByText('该功能暂未开放')).toBeVisible();
});

test('a page that cannot be loaded offers a retry and 报错', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await openPage(page, PATHS.root);
  await page.route('**/assets/AboutPage-*', (route) => route.abort());
  await page.goto(`/#${PATHS.about}`);
  await expect(page.getByText('页面加载失败')).toBeVisible();
  await expect(page.getByRole('button', { name: '报错' })).toBeVisible();
  await page.unroute('**/assets/AboutPage-*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
});
