/**
 * Ways in: one-time code by SMS, and password. Both end with the profile kept on this device and the toast of the spec.
 */
import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { APPID, APPNAME, TOASTS, type OutputOf, type CALLS } from '@shangyuan/contract';
import { callApi } from '../../lib/wire/api.ts';
import { reconcile } from '../../lib/wire/quota.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { showToast } from '../../lib/page/toast.ts';

/**
 * A password as the wire carries it: uppercase MD5.
 *
 * @example passwordText('abc') // "900150983CD24FB0D6963F7D28E17F72"
 */
export function passwordText(password: string): string {
  return bytesToHex(md5(utf8ToBytes(password))).toUpperCase();
}

function welcomeText({ restored, recovered }: OutputOf<typeof CALLS.login>): string {
  if (recovered) return '已用原手机号找回账号，请重新设置密码';
  return restored ? '欢迎回来，账号注销已撤销' : TOASTS.loginDone;
}

async function enter(answer: OutputOf<typeof CALLS.login>): Promise<void> {
  await saveUser(answer.user, answer.token);
  showToast(welcomeText(answer));
  void reconcile();
}

/** Logs in with a phone number and its code; a number that is new becomes an account. */
export async function loginByPhone(phone: string, code: string): Promise<void> {
  await enter(
    await callApi('registerOrLogin', {
      appid: APPID,
      loginType: '2',
      username: phone,
      password: code,
      appname: APPNAME,
    }),
  );
}

/** Logs in with an account name (or phone number) and a password. */
export async function loginByPassword(username: string, password: string): Promise<void> {
  await enter(await callApi('login', { appid: APPID, username, password: passwordText(password) }));
}

/** A new password on its way: its MD5, and itself, which goes inside the sealed parameter alone. */
export function newPasswordFields(password: string): { readonly password: string; readonly plain: string } {
  return { password: passwordText(password), plain: password };
}

/** Opens a new account and logs in. */
export async function registerAccount(username: string, password: string, nickName: string): Promise<void> {
  const name = nickName.trim() === '' ? {} : { nickName: nickName.trim() };
  await enter(await callApi('register', { appid: APPID, username, ...newPasswordFields(password), ...name }));
}

/** Sends a code. @returns seconds until the next may be asked for */
export async function sendLoginCode(phone: string): Promise<number> {
  return (await callApi('sendSms', { phone, purpose: 'login' })).resendAfterSec;
}

/** Ends the session on this device; its cases stay. */
export async function logout(): Promise<void> {
  await callApi('revokeSession', { scope: 'current' }, { isSilent: true }).catch(() => undefined);
  await saveUser(null);
}
