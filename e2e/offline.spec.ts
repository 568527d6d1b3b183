/** Without a network: the second start, casting, the bar; what the service worker keeps; and that the app can be installed. */
/// <reference lib="dom" />
import { expect, test } from './support/app.ts';
import { BirthForm } from './support/birthForm.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { logIn } from './support/login.ts';

test.use({ serviceWorkers: 'allow' });

test('the second start needs no network: today, the bar, and a chart that counts later', async ({
  app,
  page,
  context,
}) => {
  const form = new BirthForm(page);
  await logIn(app);
  await app.open('root');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  await page.reload();
  await expect(app.heading('上元')).toBeVisible();
  await expect(page.getByRole('group', { name: '今日时辰' }).getByRole('link')).toHaveCount(12);
  await expect(page.getByText('当前离线，已显示本机数据')).toBeVisible();

  await page.getByRole('button', { name: '开始排盘' }).click();
  await form.time('1990-6-15 14:30 女');
  await form.cast.click();
  await expect(app.heading('命主')).toBeVisible();
  await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);

  await test.step('a link of a chart needs none either', async () => {
    await app.open('chart', { birth: '1.fg19900615-1430.aXiao' });
    await expect(app.heading('Xiao')).toBeVisible();
    await expect(page.getByText('这张盘来自链接，没有保存')).toBeVisible();
    await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  });
  await test.step('back online the server is told of the use', async () => {
    const told = page.waitForResponse((response) => response.url().includes('reconcile') && response.ok());
    await context.setOffline(false);
    await told;
    await expect(page.getByText('当前离线，已显示本机数据')).toBeHidden();
    await app.open('home');
    await expect(page.getByText('今日剩余 2 次')).toBeVisible();
  });
});

test('login says that it needs a network', async ({ app, page, context }) => {
  await app.open('phoneLogin');
  await expect(app.heading('手机登录')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('联网后可用')).toBeVisible();
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeDisabled();
});

test('no answer of the server is kept in a cache', async ({ app, page }) => {
  await app.open('root');
  const paths = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await fetch('./api/switch/getSwitchValue');
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.some((path) => path.startsWith('/assets/'))).toBe(true);
  // Pictures for the browser's offer to install, which most visits never see.
  expect(paths.filter((path) => path.startsWith('/screens/'))).toEqual([]);
  expect(paths.filter((path) => /^\/(api|wxPay|alipay|orderApi|viewNew)(\/|$)/.test(path))).toEqual([]);
});

test('the browser offers to install the app, with its pictures', async ({
  playwright,
  launchOptions,
  baseURL,
}, testInfo) => {
  // A private window, as every other story has, may not install.
  const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...launchOptions,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const { errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  const { screenshots } = JSON.parse(data) as { screenshots: { src: string; sizes: string }[] };
  const drawn = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    screenshots.map(({ src }) => src),
  );
  expect(drawn).toEqual(screenshots.map(({ sizes }) => sizes));
  await context.close();
});
