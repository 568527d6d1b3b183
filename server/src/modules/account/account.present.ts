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
import type { Profile } from './account.service.ts';
import type { LoggedIn } from './login.service.ts';

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
  vipType: ({ isMember }) => (isMember ? '1' : ''),
  isVip: ({ isMember }) => (isMember ? '1' : '0'), // vip_until, vip_nickname
  vipDeadline: ({ account }) => iso(account.vip_until),
  isOldUser: () => 0, // constant of spec §3
  appid: () => APPID,
  orderNo: () => '', // constant: the order under way is the browser's matter
  state: ({ account }) => (account.status === 'active' ? '1' : '0'),
  fromType: () => CHANNEL,
  remark: () => '', // constant
  createDate: ({ account }) => iso(account.created_at),
  updateDate: ({ account }) => iso(account.updated_at),
  packageName: () => PACKAGE_NAME,
  appname: () => APPNAME,
  vipTimes: () => 0, // constant: nothing is sold by the use
  remainCount: () => 0, // constant: nothing is sold by the use
  vipDay: ({ account }, now) => daysLeft(account.vip_until, now),
  isNewUser: ({ account }, now) => (now.getTime() - account.created_at.getTime() < DAY_MS ? 1 : 0),
  isOpen: () => 1, // constant
  vipInfoList: () => [], // constant until memberships are sold
};

function daysLeft(until: Date | null, now: Date): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

export function presentUserInfo(profile: Profile, now: Date): UserInfo {
  return Object.fromEntries(
    Object.entries(SOURCES).map(([field, source]) => [field, source(profile, now)]),
  ) as UserInfo;
}

export function presentLogin(loggedIn: LoggedIn, now: Date): OutputOf<typeof CALLS.login> {
  return {
    user: presentUserInfo(loggedIn.profile, now),
    token: loggedIn.session.id,
    isNew: loggedIn.isNew,
    restored: loggedIn.isRestored,
    recovered: loggedIn.isRecovered,
  };
}
