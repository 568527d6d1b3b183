/**
 * Changes of the ways into the account, as the owner reads them: in a list, and after a login on a device where they were not made.
 */
import { TIMES, type CALLS, type OutputOf } from '@shangyuan/contract';
import { readItem, writeItem } from '../../lib/device/storage.ts';
import { showToast } from '../../lib/page/toast.ts';
import { callApi, QUIET } from '../../lib/wire/api.ts';

/** A change as the server lists it. */
export type SecurityChange = OutputOf<typeof CALLS.listSecurityEvents>[number];

/** What was done, by the kind of the change. */
export const CHANGE_TEXTS: Readonly<Record<SecurityChange['kind'], string>> = {
  secondStepOn: '开启了两步验证',
  secondStepOff: '关闭了两步验证',
  recoveryUsed: '用恢复码登录',
  recoveryCodes: '换了一组恢复码',
  password: '设置了新密码',
  bindPhone: '绑定了手机号',
  phoneRecovered: '用原手机号找回账号',
  addPasskey: '添加了通行密钥',
  removePasskey: '移除了通行密钥',
  linkWechat: '绑定了微信',
  unlinkWechat: '解除了微信',
};

/** Changes that are shown after a login; their device is known. */
const SHOWN: ReadonlySet<SecurityChange['kind']> = new Set(['secondStepOn', 'secondStepOff', 'recoveryUsed']);
const SEEN_KEY = 'zh_security_seen';

/**
 * The newest change to show after a login; null for none.
 *
 * @param changes the newest first
 * @param seenUntil time of the one that was shown last on this device
 */
export function changeToShow(changes: readonly SecurityChange[], seenUntil: string): SecurityChange | null {
  return changes.find(({ kind, isHere, at }) => SHOWN.has(kind) && !isHere && at > seenUntil) ?? null;
}

/** Shows, after the welcome, that the second step was changed or a recovery code used on another device. */
export async function showSecurityChange(): Promise<void> {
  const change = changeToShow(await callApi('listSecurityEvents', {}, QUIET), readItem(SEEN_KEY) ?? '');
  if (change === null) return;
  writeItem(SEEN_KEY, change.at);
  setTimeout(() => showToast(`${CHANGE_TEXTS[change.kind]}，请到个人中心核对`), TIMES.toastMs);
}
