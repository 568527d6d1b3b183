/**
 * Names an account may not have: those of the house, and those that erased accounts get.
 */
import { AppError } from '../../errors.ts';
import { readPhone } from '../sms/phone.ts';

/** What an erased account is called. */
const ERASED_PREFIX = 'erased-';

export function erasedName(id: string): string {
  return `${ERASED_PREFIX}${id.replaceAll('-', '')}`;
}

const RESERVED = new Set(
  'admin administrator root system sysadmin operator official support service helpdesk security moderator staff webmaster postmaster shangyuan'.split(
    ' ',
  ),
);
const RESERVED_CHINESE = /官方|客服|管理员|系统通知|上元/;

/**
 * Refuses names that would pass for the house, whatever digits and marks are put around or into them.
 *
 * @throws AppError usernameReserved; badInput for a phone number, which needs no registration
 */
export function checkUsername(username: string): void {
  if (readPhone(username) !== null)
    throw new AppError('badInput', { field: 'username', msg: '手机号请用验证码登录，无需注册' });
  const name = username.normalize('NFKC').toLowerCase();
  const letters = name.replaceAll(/[\d_.@·-]/g, '');
  if (name.startsWith(ERASED_PREFIX) || RESERVED.has(letters) || RESERVED_CHINESE.test(letters))
    throw new AppError('usernameReserved', { field: 'username' });
}
