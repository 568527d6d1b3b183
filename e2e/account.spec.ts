/** The user's account: what can be changed, what is stored about it, and deleting it with seven days to undo. */
import { createHash } from 'node:crypto';
import { hrefOf, type PageId } from '../web/src/lib/page/paths.ts';
import { expect, test, type App } from './support/app.ts';
import { newPhone, readCode } from './support/login.ts';
import { expectAccessible } from './support/looks.ts';

const PASSWORD = 'correct horse';

/** Opens a new account with a password. @returns its name */
async function register({ app, page }: { app: App; page: App['page'] }): Promise<string> {
  const name = `own${Date.now()}${Math.floor(Math.random() * 1e4)}`;
  await app.open('register');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('确认密码').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(app.heading('个人中心')).toBeVisible();
  return name;
}

test('sets an e-mail, binds a phone, sees what was collected and agreed to', async ({ app, page }) => {
  await register({ app, page });
  await app.open('personalCenter');
  await page.getByRole('button', { name: /^邮箱/ }).click();
  const email = app.sheet('邮箱');
  await email.getByLabel('邮箱').fill('no address');
  await email.getByRole('button', { name: '确定' }).click();
  await expect(email.getByLabel('邮箱')).toHaveAccessibleDescription('邮箱格式不正确');
  await expect(email.getByLabel('邮箱')).toBeFocused();
  await email.getByLabel('邮箱').fill('reader@example.com');
  await email.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: /邮箱（未验证）.*reader@example\.com/ })).toBeVisible();

  const phone = newPhone();
  await page.getByRole('button', { name: /^手机号/ }).click();
  const sheet = app.sheet('绑定手机号');
  await sheet.getByLabel('账号密码').fill(PASSWORD);
  await sheet.getByLabel('新手机号').fill(phone);
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await expect(sheet.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('新号验证码').fill(await readCode(page, phone));
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: /^手机号.*已验证/ })).toContainText(phone.slice(-4));

  await page.getByRole('link', { name: '个人信息与同意记录' }).click();
  await expect(app.heading('个人信息收集清单')).toBeVisible();
  await expect(page.getByText('用户协议', { exact: true })).toBeVisible();
  await expect(page.getByText('1 次').first()).toBeVisible();
  await expectAccessible(page);
});

test('a wrong old password is shown at its field, and nothing that was typed is lost', async ({
  app,
  page,
}) => {
  await register({ app, page });
  await app.open('changePass');
  const old = page.getByLabel('原密码');
  await old.fill('another password');
  for (const name of ['新密码', '确认密码'])
    await page.getByLabel(name, { exact: true }).fill('a newer one 7');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(old).toHaveAccessibleDescription('密码错误');
  await expect(old).toBeFocused();
  await expect(page.getByLabel('新密码', { exact: true })).toHaveValue('a newer one 7');
  await expect(page.getByLabel('新密码', { exact: true })).toHaveAccessibleDescription('');
});

test('leaves the account, sees what is deleted, and restores it by logging in again', async ({
  app,
  page,
}) => {
  const name = await register({ app, page });
  await app.open('personalCenter');
  await page.getByRole('button', { name: '注销账号' }).click();
  await expect(app.sheet('注销账号')).toContainText('7 天内用原方式重新登录即可撤销');
  await expect(page.getByRole('button', { name: '下一步' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '下一步' }).click();
  const sheet = app.sheet('验证身份');
  const proof = sheet.getByLabel('密码');
  const leave = sheet.getByRole('button', { name: '注销', exact: true });
  await leave.click();
  await expect(proof).toHaveAccessibleDescription('请填写密码');
  await expect(proof).toBeFocused();
  await proof.fill('another password');
  await leave.click();
  await expect(proof).toHaveAccessibleDescription('密码错误');
  await expect(proof).toHaveValue('another password');
  await expectAccessible(page);
  await proof.fill(PASSWORD);
  await leave.click();
  await expect(page.getByRole('status').filter({ hasText: '此前重新登录即可撤销' }).first()).toBeVisible();
  await expect(page.getByText('登录 / 注册')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user_info'))).toBeNull();

  await app.open('login');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await app.expectToast('欢迎回来，账号注销已撤销');
});

test('logs another device out after a question; it says so at its next call and leads to login', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const name = await register({ app, page });
  const second = await browser.newContext({ baseURL: String(baseURL), locale: 'zh-CN' });
  try {
    const other = await second.newPage();
    const answer = await other.request.post('/api/login', {
      data: { username: name, password: createHash('md5').update(PASSWORD).digest('hex').toUpperCase() },
      headers: { 'x-requested-with': 'story' },
    });
    expect(answer.ok()).toBe(true);
    const sealed = ((await (await other.request.get('/api/getUserInfo')).json()) as { data: string }).data;
    await other.addInitScript((text) => {
      if (localStorage.getItem('started') !== null) return;
      localStorage.setItem('started', '1');
      localStorage.setItem('user_info', text);
    }, sealed);
    await other.goto(`/#${hrefOf('orders')}`);
    await expect(other.getByText('还没有订单')).toBeVisible();

    await app.open('personalCenter');
    await page.getByRole('button', { name: /用过$/ }).click();
    const sheet = app.sheet('退出这台设备');
    await expect(sheet).toContainText('最近使用');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '取消' }).click();
    await expect(page.getByRole('button', { name: /用过$/ })).toBeVisible();
    await page.getByRole('button', { name: /用过$/ }).click();
    await sheet.getByRole('button', { name: '退出', exact: true }).click();
    await app.expectToast('该设备已退出');
    await expect(page.getByRole('button', { name: /用过$/ })).toBeHidden();

    await other.goto(`/#${hrefOf('personalCenter')}`);
    await expect(other.getByText('这台设备已退出登录，请重新登录').first()).toBeVisible();
    await other.getByRole('button', { name: '去登录' }).click();
    await expect(other.getByRole('heading', { level: 1, name: '手机登录' })).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('user_info'))).toBeNull();
  } finally {
    await second.close();
  }
});

test('with only WeChat sets a password and leaves, confirmed by WeChat', async ({ app, page }) => {
  const nickname = `客${Math.floor(Math.random() * 1e9)}`;
  const agree = async () => {
    await page.getByLabel('微信昵称').fill(nickname);
    await page.getByRole('button', { name: '同意' }).click();
  };
  await app.open('login', { redirect: hrefOf('personalCenter') });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '微信登录' }).click();
  await agree();
  await app.expectToast('登录成功！');
  await expect(app.heading('个人中心')).toBeVisible();

  await page.getByRole('button', { name: /^手机号/ }).click();
  const bind = app.sheet('绑定手机号');
  await expect(bind.getByText('绑定后可以用手机号登录，其他设备会退出登录。')).toBeVisible();
  await expect(bind.getByLabel('账号密码')).toBeHidden();
  await bind.getByRole('button', { name: '取消' }).click();

  // Long after the login, by the clock of the page.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await app.open('changePass');
  await expect(page.getByLabel('新密码', { exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.clock.setSystemTime(Date.now());
  await page.getByRole('button', { name: '用微信确认' }).click();
  await agree();
  await expect(app.heading('设置密码')).toBeVisible();
  await expect(page.getByRole('radio', { name: '原密码' })).toBeHidden();
  await expect(page.getByText('刚用微信登录过，已确认是您本人。')).toBeVisible();
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('确认密码').fill(PASSWORD);
  await page.getByRole('button', { name: '保存' }).click();
  await app.expectToast('修改成功，其他设备已退出');

  await app.open('personalCenter');
  await expect(page.getByRole('link', { name: '修改密码' })).toBeVisible();
  await page.getByRole('button', { name: '注销账号' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '下一步' }).click();
  await app.sheet('验证身份').getByRole('button', { name: '注销', exact: true }).click();
  await expect(page.getByText('登录 / 注册')).toBeVisible();
});

test('creates a passkey, logs in with it, renames it and removes it', async ({ app, page, baseURL }) => {
  // A passkey is tied to a host, and an address of numbers is none.
  const local = String(baseURL).replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const open = (id: PageId) => page.goto(`${local}/#${hrefOf(id)}`);
  const name = `key${Date.now()}${Math.floor(Math.random() * 1e4)}`;
  await open('register');
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByLabel('确认密码').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册' }).click();
  await expect(app.heading('个人中心')).toBeVisible();

  await open('personalCenter');
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  await app.expectToast('已添加，下次可用它登录');
  await page.getByRole('button', { name: /添加$/ }).click();
  const sheet = app.sheet('通行密钥');
  const label = sheet.getByLabel('名称');
  await label.fill(' ');
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(label).toHaveAccessibleDescription('请填写名称');
  await label.fill('随身的手机');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: /^随身的手机/ })).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await app.sheet('退出登录').getByRole('button', { name: '退出', exact: true }).click();
  await expect(page.getByText('登录 / 注册')).toBeVisible();

  await open('phoneLogin');
  await page.getByRole('button', { name: '通行密钥登录' }).click();
  await app.expectToast('登录成功！');
  await expect(app.heading('个人中心')).toBeVisible();
  await open('personalCenter');
  await page.getByRole('button', { name: /^随身的手机.*用过$/ }).click();
  await sheet.getByRole('button', { name: '移除' }).click();
  await app.expectToast('已移除，它不能再登录本账号');
  await expect(page.getByRole('button', { name: /^随身的手机/ })).toBeHidden();
});

test('crops a picture for the avatar, sees it in 我的, and removes it', async ({ app, page }) => {
  await register({ app, page });
  await app.open('personalCenter');
  await page.getByRole('button', { name: '头像' }).click();
  const sheet = app.sheet('头像');
  await sheet.getByLabel('选择图片').setInputFiles({
    name: 'note.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await app.expectToast('这张图片打不开，请换一张');
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 120 });
    canvas.getContext('2d')?.fillRect(0, 0, 90, 120);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await sheet.getByLabel('选择图片').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(drawn, 'base64'),
  });
  await expect(sheet.getByRole('img', { name: '将用作头像的部分' })).toBeVisible();
  await sheet.getByLabel('放大').fill('2');
  await sheet.getByLabel('左右').fill('0');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '确定' }).click();
  await app.expectToast('头像已更换');
  await app.open('mine');
  const picture = page.getByRole('main').locator('img[src^="data:image/webp"]');
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  await app.open('personalCenter');
  await page.getByRole('button', { name: '头像' }).click();
  await sheet.getByRole('button', { name: '移除头像' }).click();
  await app.expectToast('头像已移除');
  await expect(page.getByRole('main').locator('img')).toBeHidden();
});
