/**
 * Without a network: the second start, casting, the bar; what the service worker caches; and that the app can be
 * installed.
 */
/// <reference lib="dom" />
import { expect, test } from './support/app.ts';
import { NO_HOUR, XIAOYUE } from './support/births.ts';
import { BirthForm } from './support/birthForm.ts';
import { ChartGrid } from './support/chartGrid.ts';
import { signedLink } from './support/links.ts';
import { beMember, beUser } from './support/member.ts';

test.use({ serviceWorkers: 'allow' });

test('the second start needs no network: today, the bar, and a chart that counts later', async ({
  app,
  page,
  context,
  baseURL,
}) => {
  const link = await signedLink(baseURL ?? '', '1.fg19900615-1430.aXiao');
  const form = new BirthForm(page);
  await beUser(page);
  await app.open('root');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  await page.reload();
  await expect(app.heading('上元')).toBeVisible();
  await expect(page.getByRole('group', { name: '今日时辰' }).getByRole('link').nth(11)).toBeVisible();
  await expect(page.getByText('当前离线，已显示本机数据')).toBeVisible();

  await page.getByRole('button', { name: '开始排盘' }).click();
  await form.time('1990-6-15 14:30 女');
  await form.cast.click();
  await expect(app.heading('命主')).toBeVisible();
  await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);

  await test.step('a link of a chart needs none either', async () => {
    await app.open('chart', link);
    await expect(app.heading('Xiao')).toBeVisible();
    await expect(page.getByText('这张盘来自链接，没有保存')).toBeVisible();
    await new ChartGrid(page).expectPillars(['庚午', '壬午', '辛亥', '乙未']);
  });
  await test.step('the case marked as the own one has its line, and after a reload', async () => {
    await app.open('root');
    const line = page.getByRole('region', { name: '今日一句' });
    await expect(line).toContainText('「命主」是你自己的盘吗？');
    await line.getByRole('button', { name: '是我的' }).click();
    await expect(line).toContainText('今日一句，命主');
    await page.reload();
    await expect(line).toContainText('今日一句，命主');
  });
  await test.step('back online the use is reported to the server', async () => {
    const reconciled = page.waitForResponse(
      (response) => response.url().includes('reconcile') && response.ok(),
    );
    await context.setOffline(false);
    await reconciled;
    await expect(page.getByText('当前离线，已显示本机数据')).toBeHidden();
    await app.open('home');
    await expect(page.getByText('今日剩余 2 次')).toBeVisible();
  });
});

test('a member writes, compares and picks without a network, and finds all of it back online', async ({
  app,
  page,
  context,
}) => {
  const bar = page.getByText('当前离线，已显示本机数据');
  await beMember(page);
  const id = await app.saveCase(XIAOYUE);
  await app.saveCase(NO_HOUR);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(bar).toBeVisible();

  await test.step('a case and a group', async () => {
    await app.open('addCase');
    await new BirthForm(page).name('小满');
    await new BirthForm(page).sex('女');
    await page.getByRole('button', { name: '保存并排盘' }).click();
    await expect(app.heading('小满')).toBeVisible();
    await app.open('groups');
    await page.getByRole('button', { name: '新建分组' }).last().click();
    await app.sheet('新建分组').getByLabel('名称').fill('家人');
    await app.sheet('新建分组').getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('link', { name: /家人/ })).toBeVisible();
  });
  await test.step('a comparison', async () => {
    await app.open('hepan');
    await expect(page.getByText('会员不限次数')).toBeVisible();
    for (const name of [/^选 小月/, /^选 阿青/, '朋友']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: '开始合盘' }).click();
    await expect(page.getByRole('table', { name: '两人的五行' })).toBeVisible();
  });
  await test.step('a day, an hour, a year', async () => {
    await app.open('pickDay', { affair: 'jiaqu', from: '2026-12-01', to: '2026-12-30' });
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByRole('heading', { name: /^30 天里有 \d+ 天可用$/ })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: '为什么' })).toBeVisible();
    await app.open('pickHour', { affair: 'jiaqu', date: '2026-12-24' });
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.getByRole('region', { name: '结果' }).getByRole('listitem').first()).toBeVisible();
    await app.open('yunqiAnalysis', { year: '2026' });
    await page.getByRole('button', { name: '开始分析' }).click();
    await expect(page.getByRole('heading', { name: '六步' })).toBeVisible();
  });
  await test.step('what a chart says', async () => {
    await app.open('chartAnalysis', { id, tab: 'gods' });
    await expect(page.getByRole('tabpanel', { name: '十神' })).toBeVisible();
    await expect(bar).toBeVisible();
  });
  await test.step('back online all is there', async () => {
    await context.setOffline(false);
    await expect(bar).toBeHidden();
    await app.open('hepanRecords');
    await page.reload();
    await expect(page.getByRole('link', { name: /小月.*阿青/ })).toBeVisible();
    await app.open('cases');
    await expect(page.getByRole('link', { name: /小满/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^家人 0/ })).toBeVisible();
  });
});

test('login says that it needs a network', async ({ app, page, context }) => {
  await app.open('phoneLogin');
  await expect(app.heading('手机登录')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('联网后可用')).toBeVisible();
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeDisabled();
});

test('no answer of the server is cached', async ({ app, page }) => {
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
