/**
 * One-time codes by SMS.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text, withDefault } from '../fields.ts';

export const sendSms = defineCall({
  path: '/api/sms/send',
  kind: 'write',
  access: 'anyone',
  secret: true,
  summary:
    "发送验证码。purpose 'login' 与 'bind' 发往 phone；'rebind'（更换手机号）、'password'、'passkey'（增减通行密钥）、'wechat'（绑定与解除微信）、'merge'（合并账号）、'secondStep'（两步验证）与 'delete' 须已登录，发往账号自己的手机号（phone 可省略）。一小时的总量过半时，未登录过的设备须附 work：错误 workNeeded 的 data.work 给出 challenge 与 bits，work 为一个数，使 SHA-256(challenge|work) 的前 bits 位为 0",
  input: z.object({
    phone: withDefault(text(20), ''),
    purpose: withDefault(
      z.enum(['login', 'bind', 'rebind', 'password', 'delete', 'passkey', 'wechat', 'merge', 'secondStep']),
      'login',
    ),
    work: withDefault(text(20), ''),
  }),
  output: z.object({ resendAfterSec: z.number() }),
});

/** Digits of a code, for input fields. */
export const SMS_CODE_DIGITS = 6;
