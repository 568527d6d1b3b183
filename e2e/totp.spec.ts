/** Two-step login: turned on with an authenticator app, asked for at the next login, passed by a recovery code, turned off. */
import { hrefOf } from '../web/src/lib/page/paths.ts';
import { appCode } from '../server/test/appCode.ts';
import { expect, test } from './support/app.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/looks.ts';
import { beUser } from './support/member.ts';

test('turns two-step login on, logs in with a recovery code, and turns it off with the app', async ({
  app,
  page,
  context,
}) => {
  const { username, password } = await beUser(page);
  await app.open('personalCenter');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const setup = app.sheet('开启两步验证');
  await expect(setup.getByRole('img', { name: '验证器扫的二维码' })).toBeVisible();
  const address = await setup.getByRole('link').getAttribute('href');
  const secret = new URL(String(address)).searchParams.get('secret') ?? '';
  await expect(setup.getByRole('button', { name: /^密钥/ })).toContainText(secret.slice(0, 4));
  await expectAccessible(page);
  const first = setup.getByLabel('验证码');
  await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
  await first.fill('000000');
  await setup.getByRole('button', { name: '开启', exact: true }).click();
  await expect(first).toHaveAccessibleDescription('验证码有误，请用验证器里现在的 6 位数字');
  await expect(first).toBeFocused();
  await first.fill(appCode(secret, new Date(), -1));
  await first.press('Enter');

  const recovery = app.sheet('恢复码');
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  const codes = await recovery.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await recovery.getByRole('button', { name: '存为文件' }).click();
  expect((await file).suggestedFilename()).toBe('上元恢复码.txt');
  await recovery.getByRole('button', { name: '已存好' }).click();
  await expect(page.getByRole('button', { name: /^恢复码/ })).toContainText('剩 10 个');
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: '关闭两步验证' })).toBeDisabled();
  await context.setOffline(false);

  await page.getByRole('button', { name: '退出登录' }).click();
  await app.sheet('退出登录').getByRole('button', { name: '退出', exact: true }).click();
  await app.expectToast('已退出登录，本机命例仍在');
  await app.open('login', { redirect: hrefOf('personalCenter') });
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  const login = page.getByRole('button', { name: '登录', exact: true }).first();
  await login.click();
  const second = app.sheet('两步验证');
  await expect(second.getByLabel('验证码')).toBeFocused();
  await expectAccessible(page);
  await second.getByRole('button', { name: '取消' }).click();
  await expect(second).toBeHidden();
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(password);

  await login.click();
  await second.getByLabel('验证码').fill('000 000');
  await second.getByRole('button', { name: '登录', exact: true }).click();
  await expect(second.getByLabel('验证码')).toHaveAccessibleDescription(/验证码有误/);
  await second.getByRole('button', { name: '用恢复码' }).click();
  const code = second.getByLabel('恢复码');
  await expect(code).toBeFocused();
  await code.fill(String(codes[0]).toLowerCase());
  await code.press('Enter');
  await app.expectToast('登录成功！');
  await expect(app.heading('个人中心')).toBeVisible();
  await expect(page.getByRole('button', { name: /^恢复码/ })).toContainText('剩 9 个');

  await page.getByRole('button', { name: '关闭两步验证' }).click();
  const off = app.sheet('关闭两步验证');
  await off.getByLabel('验证码').fill(appCode(secret, new Date()));
  await off.getByRole('button', { name: '关闭', exact: true }).click();
  await app.expectToast('两步验证已关闭');
  await expect(page.getByRole('button', { name: '开启两步验证' })).toBeVisible();

  await test.step('every change is in the list, with the device', async () => {
    const title = page.getByRole('heading', { name: '安全记录' });
    await expect(title.locator('xpath=../following-sibling::*[1]')).toHaveText(
      /关闭了两步验证.*本机.*用恢复码登录.*本机.*开启了两步验证.*本机/,
    );
    await expectNoSidewaysScroll(page);
  });
});
