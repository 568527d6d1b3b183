/** Ways in: registration and password, wrong credentials, the phone's own errors. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openPage } from './support/steps.ts';

test('registers, and logs in with the password on another visit', async ({ page, context }) => {
  const name = `user${Date.now()}`;
  await openPage(page, '/pages/main/logo/register');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('correct horse');
  await page.getByLabel('确认密码').fill('correct horsf');
  await expect(page.getByText('两次密码不一致')).toBeVisible();
  await page.getByLabel('确认密码').fill('correct horse');
  await page.getByLabel('昵称').fill('小明');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByText('请先阅读并同意协议').last()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  await expect(page.getByText('小明')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('user_info'));
  expect(stored).not.toContain(name);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openPage(page, '/pages/main/logo/logo');
  await page.reload();
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('wrong password');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('账号或密码错误').last()).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功！').last()).toBeVisible();
  await expect(page.getByText('小明')).toBeVisible();
});

test('the server judges the phone number, and its words are shown', async ({ page }) => {
  await openPage(page, '/pages/main/logo/PhoneLogin');
  await page.getByLabel('手机号', { exact: true }).fill('123');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('手机号 123 格式错误').last()).toBeVisible();
});

test('a failing server shows the transport text', async ({ page }) => {
  await openPage(page, '/pages/main/logo/PhoneLogin');
  await page.route('**/api/sms/send', (route) => route.abort());
  await page.getByLabel('手机号', { exact: true }).fill('13800138001');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('服务器错误,请稍后再试').last()).toBeVisible();
});

test('takes the own data along as a file', async ({ page }) => {
  const name = `own${Date.now()}`;
  await openPage(page, '/pages/main/logo/register');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('correct horse');
  await page.getByLabel('确认密码').fill('correct horse');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人中心' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^上元账号-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { username: string } };
  expect(data.account.username).toBe(name);
});
