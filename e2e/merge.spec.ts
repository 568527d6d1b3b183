/** WeChat and phone of one account: linked and removed; an account that each has becomes one, with what both had. */
import { request } from 'node:http';
import type { Page } from '@playwright/test';
import { hrefOf } from '../web/src/lib/page/paths.ts';
import { App, expect, test } from './support/app.ts';
import { caseOf, NO_HOUR, XIAOYUE, type TestBirth } from './support/births.ts';
import { putCases } from './support/device.ts';
import { fillPhoneLogin, newPhone, readCode } from './support/login.ts';
import { expectAccessible } from './support/looks.ts';
import { beUser, buyMonth } from './support/member.ts';

const barOf = (app: App) => app.page.getByRole('status', { name: '同步状态' });
const link = (app: App, name: string) =>
  app.page.getByRole('link', { name: new RegExp(`^${name}\\s*[男女]`) });
const wechatRow = (app: App) => app.page.getByRole('button', { name: /^微信/ });

/** Agrees at the simulated WeChat, as the person of a name. */
async function agree({ page }: App, nickname: string): Promise<void> {
  await page.getByLabel('微信昵称').fill(nickname);
  await page.getByRole('button', { name: '同意' }).click();
}

async function logInByWechat(app: App, nickname: string): Promise<void> {
  await app.open('login', { redirect: hrefOf('personalCenter') });
  await app.page.getByRole('checkbox').check();
  await app.page.getByRole('button', { name: '微信登录' }).click();
  await agree(app, nickname);
  await app.expectToast('登录成功！');
  await expect(app.heading('个人中心')).toBeVisible();
}

async function logInByPhone(app: App, phone: string): Promise<void> {
  await app.open('phoneLogin', { redirect: hrefOf('personalCenter') });
  await fillPhoneLogin(app, phone);
  await expect(app.heading('个人中心')).toBeVisible();
}

/** An account by phone that was opened at another address: a second code from the same would have to wait a minute. */
async function loginElsewhere(page: Page, baseURL: string, phone: string): Promise<void> {
  const post = (path: string, body: object) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'story' };
      const options = { method: 'POST', localAddress: '127.0.0.2', headers };
      const sent = request(new URL(path, baseURL), options, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end(JSON.stringify(body));
    });
  expect(await post('/api/sms/send', { phone, purpose: 'login' })).toBe(200);
  const password = await readCode(page, phone);
  expect(await post('/api/registerOrLogin', { loginType: '2', username: phone, password })).toBe(200);
}

/** Saves a case on the device, and at the account. */
async function saveSynced(app: App, birth: TestBirth): Promise<void> {
  await app.open('mine');
  await putCases(app.page, [caseOf(birth)]);
  await app.open('cases');
  await barOf(app).getByRole('button', { name: '开启' }).click();
  await app.page.getByRole('button', { name: '同意' }).click();
  await expect(barOf(app)).toBeHidden();
  await expect(link(app, birth.name)).toBeVisible();
}

/** Leaves for WeChat to link it, and comes back to the question. */
async function goToLink(app: App, nickname: string): Promise<void> {
  await wechatRow(app).click();
  await app.sheet('绑定微信').getByRole('button', { name: '去微信' }).click();
  await agree(app, nickname);
  await expect(app.sheet('绑定微信')).toContainText('把刚才的微信绑定到账号');
}

test('links WeChat to an account with a phone, logs in with it, and removes it', async ({ app, page }) => {
  const nickname = `客${Math.floor(Math.random() * 1e9)}`;
  const phone = newPhone();
  await logInByPhone(app, phone);
  await expect(wechatRow(app)).toContainText('未绑定');
  await goToLink(app, nickname);
  await expectAccessible(page);
  await app.sheet('绑定微信').getByRole('button', { name: '确定' }).click();
  await app.expectToast('微信已绑定，以后也可用它登录');
  await expect(wechatRow(app)).toContainText('已绑定');
  // The code is out of the address: a reload does not try it again.
  expect(page.url()).not.toContain('wxCode');
  await page.getByRole('button', { name: '退出登录' }).click();
  await app.sheet('退出登录').getByRole('button', { name: '退出', exact: true }).click();
  await expect(page.getByText('登录 / 注册')).toBeVisible();
  await logInByWechat(app, nickname);
  await expect(page.getByRole('button', { name: /^手机号/ })).toContainText(phone.slice(-4));

  // Long after the login, by the clock of the page: a code to the phone is asked for.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await app.open('mine');
  await app.open('personalCenter');
  await wechatRow(app).click();
  const sheet = app.sheet('解除微信');
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(sheet.getByLabel('验证码')).toHaveAccessibleDescription('请填写验证码');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await expect(sheet.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await sheet.getByLabel('验证码').fill(await readCode(page, phone));
  await sheet.getByRole('button', { name: '确定' }).click();
  await app.expectToast('已解除微信，请用手机号登录');
  await expect(wechatRow(app)).toContainText('未绑定');
});

test('a WeChat whose account has a phone is refused with the way on, not asked about again', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const nickname = `客${Math.floor(Math.random() * 1e9)}`;
  const second = await browser.newContext({ baseURL: String(baseURL), serviceWorkers: 'block' });
  try {
    const other = await App.in(await second.newPage());
    await logInByPhone(other, newPhone());
    await goToLink(other, nickname);
    await other.sheet('绑定微信').getByRole('button', { name: '确定' }).click();
    await other.expectToast('微信已绑定，以后也可用它登录');
    await beUser(page);
    await app.open('personalCenter');
    await goToLink(app, nickname);
    const sheet = app.sheet('绑定微信');
    await sheet.getByRole('button', { name: '确定' }).click();
    await expect(sheet).toContainText('请在这里绑定那个手机号来合并');
    await expect(sheet.getByRole('button', { name: '确定' })).toBeHidden();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '关闭' }).click();
    await expect(wechatRow(app)).toContainText('未绑定');
    expect(page.url()).not.toContain('wxCode');
  } finally {
    await second.close();
  }
});

test('merges the account of a WeChat into that of a phone; another device goes on with what it had not sent', async ({
  app,
  page,
  browser,
  baseURL,
}) => {
  const nickname = `客${Math.floor(Math.random() * 1e9)}`;
  const phone = newPhone();
  const second = await browser.newContext({
    baseURL: String(baseURL),
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  try {
    const other = await App.in(await second.newPage());
    await logInByWechat(other, nickname);
    await buyMonth(other.page);
    await saveSynced(other, NO_HOUR);
    await test.step('an edit waits on the other device without a network', async () => {
      await second.setOffline(true);
      await link(other, NO_HOUR.name).click({ button: 'right' });
      await other.page.getByRole('dialog').getByRole('button', { name: '改名' }).click();
      await other.page.getByRole('dialog').getByLabel('姓名').fill('阿青改');
      await other.page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(barOf(other)).toContainText('条待同步');
    });

    await logInByPhone(app, phone);
    await saveSynced(app, XIAOYUE);
    await app.open('personalCenter');
    await test.step('what comes together is shown, and asked about', async () => {
      await goToLink(app, nickname);
      await app.sheet('绑定微信').getByRole('button', { name: '确定' }).click();
      const sheet = app.sheet('合并账号');
      await expect(sheet).toContainText(`您的另一个账号：「${nickname}」`);
      await expect(sheet).toContainText('云端的命例 1 个、合盘 0 条');
      await expect(sheet).toContainText('会员：两边剩下的时间相加，到');
      await expect(sheet).toContainText('合并后不能再分开');
      await expect(sheet.getByRole('button', { name: '下一步' })).toBeDisabled();
      await expectAccessible(page);
      await sheet.getByRole('checkbox').check();
      await sheet.getByRole('button', { name: '下一步' }).click();
    });
    await test.step('a code to the phone confirms it', async () => {
      const sheet = app.sheet('验证身份');
      await sheet.getByRole('button', { name: '获取验证码' }).click();
      await expect(sheet.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await sheet.getByLabel('验证码').fill('000000');
      await sheet.getByRole('button', { name: '确定' }).click();
      await expect(sheet.getByLabel('验证码')).toHaveAccessibleDescription(/验证码/);
      await sheet.getByLabel('验证码').fill(await readCode(page, phone));
      await sheet.getByRole('button', { name: '确定' }).click();
      await app.expectToast('已合并为一个账号');
    });
    await expect(wechatRow(app)).toContainText('已绑定');
    await expect(page.getByRole('link', { name: /^会员/ })).toContainText('会员至');
    await app.open('cases');
    for (const { name } of [XIAOYUE, NO_HOUR]) await expect(link(app, name)).toBeVisible();

    await test.step('the other device logs in again and sends its edit', async () => {
      await second.setOffline(false);
      await other.open('orders');
      await expect(other.page.getByText('这台设备已退出登录，请重新登录').first()).toBeVisible();
      await logInByWechat(other, nickname);
      await other.open('cases');
      for (const name of [XIAOYUE.name, '阿青改']) await expect(link(other, name)).toBeVisible();
      await expect(barOf(other)).toBeHidden();
    });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(link(app, '阿青改')).toBeVisible();
    expect(app.problems.concat(other.problems).filter((text) => !text.includes('40'))).toEqual([]);
  } finally {
    await second.close();
  }
});

test('merges the account of a phone that is bound to an account by WeChat', async ({
  app,
  page,
  baseURL,
}) => {
  const phone = newPhone();
  await loginElsewhere(page, String(baseURL), phone);
  await logInByWechat(app, `客${Math.floor(Math.random() * 1e9)}`);
  await page.getByRole('button', { name: /^手机号/ }).click();
  const sheet = app.sheet('绑定手机号');
  await sheet.getByLabel('新手机号').fill(phone);
  await sheet.getByRole('button', { name: '获取验证码' }).click();
  await expect(sheet.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await sheet.getByLabel('新号验证码').fill(await readCode(page, phone));
  await sheet.getByRole('button', { name: '确定' }).click();
  await expect(sheet.getByLabel('新手机号')).toHaveAccessibleDescription('该手机号已绑定其他账号');
  await sheet.getByRole('button', { name: '合并两个账号' }).click();
  const merge = app.sheet('合并账号');
  await expect(merge).toContainText(`${phone.slice(0, 3)}****${phone.slice(-4)}登录`);
  await merge.getByRole('checkbox').check();
  await merge.getByRole('button', { name: '下一步' }).click();
  await expect(app.sheet('验证身份')).toContainText('已确认是您本人');
  await app.sheet('验证身份').getByRole('button', { name: '确定' }).click();
  await app.expectToast('已合并，打开云端同步即可在本机看到全部命例');
  await expect(page.getByRole('button', { name: /^手机号/ })).toContainText(phone.slice(-4));
  await expect(wechatRow(app)).toContainText('已绑定');
});
