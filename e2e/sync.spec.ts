/**
 * Two devices of one account: saved records follow it after consent, offline edits of both wait and are merged, also
 * when one is killed while it sends; a field changed on both is a question, and the other device learns the decision.
 */
/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { personOf, type ComparisonRecord } from '../web/src/lib/cases/comparisonRecord.ts';
import { App, expect, test } from './support/app.ts';
import { caseOf, NO_HOUR, PILLARS_ONLY, XIAOYUE } from './support/births.ts';
import { putCases, putRecords, readRecords } from './support/device.ts';

const PASSWORD = 'correct horse';

async function register(app: App, username: string): Promise<void> {
  const { page } = app;
  await app.open('register');
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('确认密码').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(app.heading('个人中心')).toBeVisible();
}

async function logInByPassword(app: App, username: string): Promise<void> {
  const { page } = app;
  await app.open('login');
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(app.heading('个人中心')).toBeVisible();
}

/** The row of a case: its name, then the sex. */
const link = (app: App, name: string) =>
  app.page.getByRole('link', { name: new RegExp(`^${name}\\s*[男女]`) });

const barOf = (app: App) => app.page.getByRole('status', { name: '同步状态' });

async function rename(app: App, from: string, to: string): Promise<void> {
  const { page } = app;
  await link(app, from).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '改名' }).click();
  await page.getByRole('dialog').getByLabel('姓名').fill(to);
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(link(app, to)).toBeVisible();
}

/** The account's records as stored on a device. */
async function syncedOn(page: Page): Promise<unknown> {
  const known = await readRecords(page, 'synced');
  return {
    cases: (await readRecords(page, 'cases')).filter(({ deletedAt }) => deletedAt === 0),
    comparisons: await readRecords(page, 'comparisons'),
    days: await page.evaluate(() => JSON.parse(localStorage.getItem('zh_days') ?? '{}').state?.jdns ?? []),
    mark: await page.evaluate(
      () => JSON.parse(localStorage.getItem('zh_settings') ?? '{}').state?.wuxingMark,
    ),
    revisions: known.map(({ id, revision, conflicts }) => ({ id, revision, conflicts })),
  };
}

test('offline edits of two devices are merged, though one is killed while it sends', async ({
  app,
  playwright,
  launchOptions,
  baseURL,
}, testInfo) => {
  const { page } = app;
  const username = `sync${Date.now().toString(36)}`;
  const [moon, qing, old] = [caseOf(XIAOYUE), caseOf(NO_HOUR), caseOf(PILLARS_ONLY)];
  // Pages that are opened again without a network: this device has no worker that keeps their files.
  await app.open('mine');
  const glyph = page.getByRole('radio', { name: '加字' });
  await expect(glyph).toBeVisible();
  await app.open('calendar', { date: '2031-05-01' });
  const star = page.getByRole('button', { name: '收藏这一天' });
  await expect(star).toBeVisible();
  await app.open('cases');
  await expect(page.getByText('还没有命例')).toBeVisible();
  await putCases(page, [moon, qing, old]);
  await register(app, username);
  await app.open('cases');
  await expect(barOf(app)).toContainText('命例只保存在本机');
  await barOf(app).getByRole('button', { name: '开启' }).click();
  await page.getByRole('button', { name: '同意' }).click();
  await expect(barOf(app)).toBeHidden();

  // Its own folder, in which it finds everything when it is opened again.
  const openTablet = async () => {
    const folder = testInfo.outputPath('tablet');
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(baseURL !== undefined && { baseURL }),
      locale: 'zh-CN',
      serviceWorkers: 'block',
    });
    return { tablet: await App.in(context.pages()[0] ?? (await context.newPage())), context };
  };
  const { tablet, context } = await openTablet();
  await test.step('an empty device follows an account that has agreed before', async () => {
    await logInByPassword(tablet, username);
    await tablet.open('cases');
    for (const { name } of [moon, qing, old]) await expect(link(tablet, name)).toBeVisible();
  });

  await test.step('both are changed without a network', async () => {
    await Promise.all([page.context().setOffline(true), context.setOffline(true)]);
    await page.getByRole('button', { name: '收藏 小月' }).click();
    await rename(app, '阿青', '阿青手机');
    await link(app, '古人').click({ button: 'right' });
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(link(app, '古人')).toBeHidden();
    await expect(barOf(app)).toContainText('3 条待同步');
    const pair: ComparisonRecord = {
      id: crypto.randomUUID(),
      a: personOf(moon),
      b: personOf(qing),
      mode: 'friends',
      createdAt: 1,
      updatedAt: 1,
      deletedAt: 0,
      editedAt: 1,
    };
    await putRecords(page, 'comparisons', [pair]);
    await app.open('calendar', { date: '2031-05-01' });
    await star.click();
    await expect(page.getByRole('button', { name: '已收藏', exact: true })).toBeVisible();
    await app.open('mine');
    await glyph.check({ force: true });
    await app.open('cases');
    await expect(barOf(app)).toContainText('6 条待同步');

    await rename(tablet, '小月', '小月平板');
    await rename(tablet, '阿青', '阿青平板');
    await rename(tablet, '古人', '古人平板');
    await expect(barOf(tablet)).toContainText('3 条待同步');
  });

  await test.step('the first to be back sends all of it', async () => {
    await page.context().setOffline(false);
    await expect(barOf(app)).toBeHidden();
  });
  await test.step('the other is killed after the account stored a record and before it received the answer', async () => {
    const taken = Promise.withResolvers<void>();
    await context.route('**/api/record/saveMany', async (route) => {
      await route.fetch();
      taken.resolve();
    });
    await context.setOffline(false);
    await taken.promise;
    await context.close();
  });

  const again = await openTablet();
  const other = again.tablet;
  await test.step('opened again it resumes; a conflict is shown side by side', async () => {
    await other.open('cases');
    await expect(barOf(other)).toContainText('1 条在两台设备上改成了两样');
    for (const name of ['小月平板', '阿青手机', '古人平板']) await expect(link(other, name)).toBeVisible();
    await expect(other.page.getByRole('button', { name: '收藏 小月平板' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await barOf(other).getByRole('button', { name: '查看' }).click();
    const sheet = other.sheet('两台设备的改动');
    // Only the name is a question; it is the only field that both changed.
    await expect(sheet.getByRole('group')).toHaveCount(1);
    const name = sheet.getByRole('group', { name: '姓名' });
    await expect(name.getByRole('radio', { name: '另一台设备 阿青手机' })).toBeChecked();
    await name.getByRole('radio', { name: '这台设备 阿青平板' }).check();
    await expect(sheet).toContainText('没选的一份放进本机的回收站，30 天内可以恢复成单独的一条');
    await sheet.getByRole('button', { name: '保存' }).click();
    await expect(link(other, '阿青平板')).toBeVisible();
    await expect(barOf(other)).toBeHidden();
    const lost = (await readRecords(other.page, 'cases')).filter(({ deletedAt }) => deletedAt !== 0);
    expect(lost).toMatchObject([{ name: '阿青手机', versionOf: qing.id }]);
  });
  await test.step('the first is notified while it is visible, without a reload', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    for (const name of ['小月平板', '阿青平板', '古人平板']) await expect(link(app, name)).toBeVisible();
    await expect(barOf(app)).toContainText('「古人平板」在另一台设备上有改动，已回到列表');
    await barOf(app).getByRole('button', { name: '知道了' }).click();
    await expect(barOf(app)).toContainText('另一台设备上合并了「阿青平板」的两个版本');
    await page.reload();
    await barOf(app).getByRole('button', { name: '知道了' }).click();
  });
  await test.step('both have the same records', async () => {
    await expect(barOf(app)).toBeHidden();
    const synced = await syncedOn(page);
    expect(synced).toMatchObject({
      cases: { length: 3 },
      comparisons: { length: 1 },
      days: { length: 1 },
      mark: 'glyph',
      revisions: { length: 6 },
    });
    await expect.poll(() => syncedOn(other.page)).toEqual(synced);
  });
  expect(app.problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await again.context.close();
});
