/** Two devices of one account: cases follow it after consent, offline edits wait, one field changed on both keeps both. */
import type { Browser } from '@playwright/test';
import { App, expect, test } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';

const PASSWORD = 'correct horse';

/** A second device: a browser with a storage of its own. */
async function secondDevice(browser: Browser): Promise<App> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' });
  return new App(await context.newPage());
}

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

const barOf = (app: App) => app.page.getByRole('status', { name: '同步状态' });

async function rename(app: App, from: string, to: string): Promise<void> {
  const { page } = app;
  await page.getByRole('link', { name: from }).click({ button: 'right' });
  await page.getByRole('dialog').getByRole('button', { name: '改名' }).click();
  await page.getByRole('dialog').getByLabel('姓名').fill(to);
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('link', { name: to })).toBeVisible();
}

test('cases follow the account; offline edits wait; one name changed on both keeps both', async ({
  app,
  browser,
}) => {
  const username = `sync${Date.now().toString(36)}`;
  const id = await app.keepCase(XIAOYUE);
  await register(app, username);
  await app.open('cases');
  await expect(barOf(app)).toContainText('命例只保存在本机');
  await barOf(app).getByRole('button', { name: '开启' }).click();
  await app.page.getByRole('button', { name: '同意' }).click();
  await expect(barOf(app)).toBeHidden();

  // An empty device follows an account that has agreed before.
  const other = await secondDevice(browser);
  await logInByPassword(other, username);
  await other.open('cases');
  await expect(other.page.getByRole('link', { name: '小月' })).toBeVisible();

  await other.page.context().setOffline(true);
  await rename(other, '小月', '小月平板');
  await expect(barOf(other)).toContainText('1 条待同步');
  await rename(app, '小月', '小月手机');
  await expect(barOf(app)).toBeHidden();

  await other.page.context().setOffline(false);
  await expect(barOf(other)).toContainText('1 条在两台设备上改成了两样');
  await expect(other.page.getByRole('link', { name: '小月手机' })).toBeVisible();
  await barOf(other).getByRole('button', { name: '查看' }).click();
  const sheet = other.sheet('两个版本');
  await expect(sheet.getByRole('row', { name: /姓名.*小月手机.*小月平板/ })).toBeVisible();
  await sheet.getByRole('button', { name: '换成另一份' }).click();
  await expect(other.page.getByRole('link', { name: '小月平板' })).toBeVisible();
  await expect(barOf(other)).toBeHidden();

  await app.open('chart', { id });
  await app.open('cases');
  await app.page.reload();
  await expect(app.page.getByRole('link', { name: '小月平板' })).toBeVisible();
  expect(app.problems).toEqual([]);
  await other.page.context().close();
});
