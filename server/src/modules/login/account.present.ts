/**
 * user_info, field by field: each comes from a column or is a constant of this edition (spec §3).
 */
import {
  APPID,
  APPNAME,
  CHANNEL,
  PACKAGE_NAME,
  type CALLS,
  type OutputOf,
  type UserInfo,
} from '@shangyuan/contract';
import { DAY_MS } from '../../duration.ts';
import { isLifetime } from '../entitlement/foldVip.ts';
import type { LoggedIn } from '../account/login.service.ts';
import type { Profile } from './profile.service.ts';

type Source = { readonly [K in keyof UserInfo]: (profile: Profile, now: Date) => UserInfo[K] };

const iso = (date: Date | null) => date?.toISOString() ?? '';

const SOURCES: Source = {
  id: ({ account }) => account.id,
  username: ({ account }) => account.username,
  password: () => '', // constant: the hash never leaves the server
  nickName: ({ account }) => account.nickname,
  email: ({ email }) => email, // email_enc
  mobilePhoneNumberVerified: ({ phone }) => phone !== '', // a phone is stored only after its code was right
  mobilePhoneNumber: ({ phone }) => phone, // phone_enc, masked
  emailVerified: () => false, // constant: no mail is sent
  loginType: ({ account }) => account.login_type,
  vipType: (profile) => vipTypeOf(profile),
  isVip: ({ isMember }) => (isMember ? '1' : '0'), // vip_until, vip_nickname
  vipDeadline: ({ account }) => iso(account.vip_until),
  isOldUser: () => 0, // constant of spec §3
  appid: () => APPID,
  orderNo: ({ orderNo }) => orderNo, // pay_order, the last one paid
  state: ({ account }) => (account.status === 'active' ? '1' : '0'),
  fromType: () => CHANNEL,
  remark: () => '', // constant
  createDate: ({ account }) => iso(account.created_at),
  updateDate: ({ account }) => iso(account.updated_at),
  packageName: () => PACKAGE_NAME,
  appname: () => APPNAME,
  vipTimes: ({ membership }) => membership.times, // entitlement
  remainCount: ({ membership }) => membership.unspent, // entitlement, service_unlock
  vipDay: ({ account }, now) => daysLeft(account.vip_until, now),
  isNewUser: ({ account }, now) => (now.getTime() - account.created_at.getTime() < DAY_MS ? 1 : 0),
  isOpen: ({ membership }) => (membership.times > 0 ? 1 : 0), // entitlement
  vipInfoList: ({ membership }) =>
    membership.periods.map(({ name, from, to }) => ({ name, from: iso(from), to: iso(to) })), // entitlement
};

/** '' not a member, '1' for a time, '2' for good, '3' through a nickname of the operator's. */
function vipTypeOf({ isMember, account }: Profile): string {
  if (!isMember) return '';
  if (isLifetime(account.vip_until)) return '2';
  return account.vip_until === null ? '3' : '1';
}

function daysLeft(until: Date | null, now: Date): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

export function presentUserInfo(profile: Profile, now: Date): UserInfo {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([field, source]) => [field, source(profile, now)]),
  ) as UserInfo;
}

export function presentLogin(loggedIn: LoggedIn, profile: Profile, now: Date): OutputOf<typeof CALLS.login> {
  return {
    user: presentUserInfo(profile, now),
    token: loggedIn.session.id,
    isNew: loggedIn.isNew,
    restored: loggedIn.isRestored,
    recovered: loggedIn.isRecovered,
  };
}
