/**
 * Login by one-time code and by password. Both end with the profile stored on this device and the toast of the spec.
 */
import { hashText } from '../../lib/device/hash.ts';
import { newId } from '../../lib/device/newId.ts';
import { TEXTS_VERSION } from '../../lib/words/textsVersion.ts';
import { APPID, APPNAME, TOASTS, type OutputOf, type CALLS } from '@shangyuan/contract';
import { callApi, QUIET } from '../../lib/wire/api.ts';
import { reconcile } from '../../lib/wire/quota.ts';
import { withSecondStep } from '../../lib/wire/secondStep.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { showToast } from '../../lib/page/toast.ts';

/**
 * A password as the wire carries it: uppercase MD5.
 *
 * @example passwordText('abc') // "900150983CD24FB0D6963F7D28E17F72"
 */
export function passwordText(password: string): string {
  return hashText('MD5', password).toUpperCase();
}

function welcomeText({ restored, recovered }: OutputOf<typeof CALLS.login>): string {
  if (recovered) return '已用原手机号找回账号，请重新设置密码';
  return restored ? '欢迎回来，账号注销已撤销' : TOASTS.loginDone;
}

/** Records the terms accepted before the login; the server stores them once per version. */
async function recordAgreement(): Promise<void> {
  for (const item of ['agreement', 'privacy'] as const)
    await callApi('giveConsent', { requestId: newId(), item, granted: true, version: TEXTS_VERSION }, QUIET);
}

/** Opens the session of a user who accepted the terms before, or just now. */
export async function openSession(answer: OutputOf<typeof CALLS.login>): Promise<void> {
  await saveUser(answer.user, answer.token);
  showToast(welcomeText(answer));
  void reconcile();
  void import('./securityChange.ts')
    .then(({ showSecurityChange }) => showSecurityChange())
    .catch(() => undefined);
}

/** Opens the session of a user who accepted the terms on this page, after the second step where the account has one. */
export async function openSessionWithConsent(login: Promise<OutputOf<typeof CALLS.login>>): Promise<void> {
  await openSession(await withSecondStep(login));
  void recordAgreement().catch(() => undefined);
}

/** Logs in with a phone number and its code; a number that is new becomes an account. */
export async function loginByPhone(phone: string, code: string): Promise<void> {
  await openSessionWithConsent(
    callApi('registerOrLogin', {
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
  await openSessionWithConsent(
    callApi('login', { appid: APPID, username, password: passwordText(password) }),
  );
}

const WECHAT_REDIRECT = 'zh_wechat_way';
const WECHAT_LINK = 'zh_wechat_link';

/** Leaves for WeChat, which returns to the login page and from there to `redirect`, or to 个人中心 to link it to the account. */
export async function goToWechat(
  redirect: string | undefined,
  use: 'login' | 'link' = 'login',
): Promise<void> {
  const inApp = navigator.userAgent.includes('MicroMessenger') ? 'true' : 'false';
  const { url } = await callApi('wechatAuthorize', { inApp });
  sessionStorage.setItem(WECHAT_REDIRECT, redirect ?? '');
  if (use === 'link') sessionStorage.setItem(WECHAT_LINK, '1');
  else sessionStorage.removeItem(WECHAT_LINK);
  location.assign(url);
}

/** Whether this tab left for WeChat to link it, and not to log in; read once. */
export function popWechatLink(): boolean {
  const isLink = sessionStorage.getItem(WECHAT_LINK) !== null;
  sessionStorage.removeItem(WECHAT_LINK);
  return isLink;
}

/** Where the user was going before WeChat, '' for nowhere; read once. */
export function popWechatRedirect(): string {
  const redirect = sessionStorage.getItem(WECHAT_REDIRECT) ?? '';
  sessionStorage.removeItem(WECHAT_REDIRECT);
  return redirect;
}

/** Logs in with the code WeChat sent the browser back with. */
export async function loginByWechat(code: string, state: string): Promise<void> {
  await openSessionWithConsent(
    callApi('registerOrLogin', {
      appid: APPID,
      loginType: '3',
      password: code,
      state,
      appname: APPNAME,
    }),
  );
}

/** A new password for the wire: its MD5, and the plain text, which is sent only inside the sealed parameter. */
export function newPasswordFields(password: string): { readonly password: string; readonly plain: string } {
  return { password: passwordText(password), plain: password };
}

/** Opens a new account and logs in. */
export async function registerAccount(username: string, password: string, nickName: string): Promise<void> {
  const name = nickName.trim() === '' ? {} : { nickName: nickName.trim() };
  await openSessionWithConsent(
    callApi('register', { appid: APPID, username, ...newPasswordFields(password), ...name }),
  );
}

/** Sends a code. @returns seconds until the next may be requested */
export async function sendLoginCode(phone: string): Promise<number> {
  const { resendAfterSec } = await callApi('sendSms', { phone, purpose: 'login' });
  showToast('验证码已发送');
  return resendAfterSec;
}

/** What a code to the account's own phone is for. */
export type OwnPurpose = 'rebind' | 'password' | 'delete' | 'passkey' | 'wechat' | 'merge' | 'secondStep';

/** Sends a code to the account's own phone. @returns seconds until the next may be requested */
export async function sendOwnCode(purpose: OwnPurpose): Promise<number> {
  const { resendAfterSec } = await callApi('sendSms', { purpose });
  showToast('验证码已发送');
  return resendAfterSec;
}

/** Ends the session on this device; its cases stay. */
export async function logout(): Promise<void> {
  await callApi('revokeSession', { scope: 'current' }, { isSilent: true }).catch(() => undefined);
  await saveUser(null);
}
