/**
 * user_info, every field of spec §3. Which column or constant each comes from stands in the server's presenter.
 */
import * as z from 'zod/mini';

/** Profile of an account as the wire carries it; times are ISO 8601 texts, empty when there is none. */
export const userInfo = z.object({
  id: z.string(),
  username: z.string(),
  password: z.literal(''),
  nickName: z.string(),
  email: z.string(),
  mobilePhoneNumberVerified: z.boolean(),
  mobilePhoneNumber: z.string(),
  emailVerified: z.boolean(),
  loginType: z.string(),
  vipType: z.string(),
  isVip: z.enum(['0', '1']),
  vipDeadline: z.string(),
  isOldUser: z.number(),
  appid: z.string(),
  orderNo: z.string(),
  state: z.string(),
  fromType: z.string(),
  remark: z.string(),
  createDate: z.string(),
  updateDate: z.string(),
  packageName: z.string(),
  appname: z.string(),
  vipTimes: z.number(),
  remainCount: z.number(),
  vipDay: z.number(),
  isNewUser: z.number(),
  isOpen: z.number(),
  vipInfoList: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
});

/** Profile of an account. */
export type UserInfo = z.output<typeof userInfo>;
