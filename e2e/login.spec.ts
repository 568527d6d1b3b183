/** Ways in: registration and password, wrong credentials, the phone's own errors. */
import { readFile } from 'node:fs/promises';
import { hrefOf } from '../web/src/lib/page/paths.ts';
import { expect, test } from './support/app.ts';

test('registers, and logs in with the password on another visit', async ({ app, page, context }) => {
  const name = `user${Date.now()}`;
  await app.open('register');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('correct horse');
  await page.getByLabel('确认密码').fill('correct horsf');
  await expect(page.getByText('两次密码不一致')).toBeVisible();
  await page.getByLabel('确认密码').fill('correct horse');
  await page.getByLabel('昵称').fill('小明');
  await page.getByRole('button', { name: '注册' }).click();
  await app.expectToast('请先阅读并同意协议');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(app.heading('个人中心')).toBeVisible();
  await expect(page.getByText('小明')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('user_info'));
  expect(stored).not.toContain(name);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await app.open('login');
  await page.reload();
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('wrong password');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await app.expectToast('账号或密码错误');
  await page.getByLabel('密码', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await app.expectToast('登录成功！');
  await expect(page.getByText('小明')).toBeVisible();
});

test('what is missing is shown at its field, the first has the focus, and so has what the server refuses', async ({
  app,
  page,
}) => {
  const name = `twice${Date.now()}`;
  const account = page.getByLabel('账号');
  const password = page.getByLabel('密码', { exact: true });
  await app.open('register');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleDescription('请填写账号');
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('密码至少 8 位');
  await account.fill('ab');
  await expect(account).toHaveAccessibleDescription(/^账号须为 2 至 20 个汉字/);
  await account.fill(name);
  await expect(account).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: '注册' }).click();
  await expect(password).toBeFocused();
  await password.fill('correct horse');
  await page.getByLabel('确认密码').fill('correct horse');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(app.heading('个人中心')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await app.open('register');
  await page.reload();
  await account.fill(name);
  await password.fill('correct horse');
  await page.getByLabel('确认密码').fill('correct horse');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(account).toHaveAccessibleDescription('该账号已被注册');
  await expect(account).toBeFocused();
  await expect(password).toHaveValue('correct horse');

  // A code is sent to a number; without one the field says so.
  await app.open('phoneLogin');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByLabel('手机号', { exact: true })).toBeFocused();
  await expect(page.getByLabel('手机号', { exact: true })).toHaveAccessibleDescription('请填写手机号');
});

test('the server judges the phone number, and its words are shown', async ({ app, page }) => {
  await app.open('phoneLogin');
  await page.getByLabel('手机号', { exact: true }).fill('123');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await app.expectToast('手机号 123 格式错误');
});

test('a failing server shows the transport text', async ({ app, page }) => {
  await app.open('phoneLogin');
  await page.route('**/api/sms/send', (route) => route.abort());
  await page.getByLabel('手机号', { exact: true }).fill('13800138001');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await app.expectToast('服务器错误,请稍后再试');
  await page.route('**/api/sms/send', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': '3f2a91c4-0000-4000-8000-000000000001' },
      json: { code: 500, msg: '服务器错误,请稍后再试', data: { reason: 'internal' } },
    }),
  );
  await page.getByRole('button', { name: '获取验证码' }).click();
  const message = page.getByRole('region', { name: '操作提示' });
  await expect(message).toContainText('（编号 3f2a91c4）');
  await expect(message.getByRole('button', { name: '复制' })).toBeVisible();
  await app.open('advice');
  await expect(page.getByText('3f2a91c4-0000-4000-8000-000000000001')).toBeVisible();
});

test('downloads the user’s data as a file', async ({ app, page }) => {
  const name = `own${Date.now()}`;
  await app.open('register');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill('correct horse');
  await page.getByLabel('确认密码').fill('correct horse');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(app.heading('个人中心')).toBeVisible();
  await page.getByRole('link', { name }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^上元账号-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { username: string } };
  expect(data.account.username).toBe(name);
});

test('logs in by WeChat: refused, agreed to, and the same person at the next visit', async ({
  app,
  page,
  context,
}) => {
  const nickname = `客${Math.floor(Math.random() * 1e9)}`;
  const agree = async () => {
    await page.getByRole('button', { name: '微信登录' }).click();
    await page.getByLabel('微信昵称').fill(nickname);
    await page.getByRole('button', { name: '同意' }).click();
  };
  await app.open('login', { redirect: hrefOf('personalCenter') });
  await page.getByRole('button', { name: '微信登录' }).click();
  await app.expectToast('请先阅读并同意协议');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '微信登录' }).click();
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect(page.getByRole('status')).toHaveText('已拒绝登录，请返回原页面');

  await app.open('login', { redirect: hrefOf('personalCenter') });
  await page.getByRole('checkbox').check();
  await agree();
  await app.expectToast('登录成功！');
  await expect(page.getByRole('button', { name: new RegExp(`^昵称.*${nickname}`) })).toBeVisible();
  expect(page.url()).not.toMatch(/code|state/);
  const idOf = () => page.getByRole('button', { name: /^账号ID/ }).textContent();
  const id = await idOf();

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await app.open('phoneLogin', { redirect: hrefOf('personalCenter') });
  await page.reload();
  await page.getByRole('checkbox').check();
  await agree();
  await expect(page.getByRole('button', { name: new RegExp(`^昵称.*${nickname}`) })).toBeVisible();
  expect(await idOf()).toBe(id);
});

test('a return from WeChat that this browser did not start opens nothing', async ({ app, page }) => {
  await page.goto('/?code=somebody&state=else#/');
  await expect(app.heading('登录')).toBeVisible();
  await app.expectToast('微信登录失败，请重试');
  expect(page.url()).not.toContain('somebody');
});
