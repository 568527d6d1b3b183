/**
 * Logging in, with the code of the development mailbox.
 */
import { expect, type Page } from '@playwright/test';
import type { App } from './app.ts';

/** A phone number no other story uses. */
export function newPhone(): string {
  return `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** The code last sent to a number, from the development mailbox. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const html = await (await page.request.get('/dev/mailbox')).text();
  const code = new RegExp(`<td>${phone}</td><td>\\w+</td><td>(\\d+)</td>`).exec(html)?.[1];
  if (code === undefined) throw new Error(`Cannot read mailbox: no code for ${phone}`);
  return code;
}

/** Fills in the phone login that is open, and waits until it has led on. */
export async function fillPhoneLogin(app: App, phone = newPhone()): Promise<void> {
  const { page } = app;
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await page.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await app.expectToast('登录成功！');
  await expect(app.heading('手机登录')).toBeHidden();
}

/** Logs a new user in and ends on 我的. */
export async function logIn(app: App): Promise<void> {
  await app.open('phoneLogin');
  await fillPhoneLogin(app);
  await expect(app.heading('个人中心')).toBeVisible();
}
