/**
 * Calls that concern the product as a whole.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { SWITCH_KEYS } from '../features.ts';
import { withDefault } from '../fields.ts';
import { APPID, CHANNEL } from '../product.ts';

export const getSwitchValue = defineCall({
  path: '/api/switch/getSwitchValue',
  kind: 'read',
  access: 'public',
  codeAsText: true,
  summary: '功能开关列表',
  input: z.object({
    appid: withDefault(z.literal(APPID), APPID),
    type: withDefault(z.literal(CHANNEL), CHANNEL),
  }),
  output: z.array(z.object({ switchKey: z.enum(SWITCH_KEYS), switchValue: z.boolean() })),
});

export const publicKey = defineCall({
  path: '/api/publicKey',
  kind: 'read',
  access: 'public',
  summary:
    '加密参数 p 的公钥：RSA 2048，PKCS#1 v1.5，SPKI PEM；now 为服务器时间（毫秒），p 中的 ts 以它为准，kid 可随 p 一同传回',
  input: z.object({}),
  output: z.object({ kid: z.string(), pem: z.string(), now: z.number() }),
});

export const loginOptions = defineCall({
  path: '/api/loginOptions',
  kind: 'read',
  access: 'public',
  summary:
    '本站开通的登录方式；passkey 为通行密钥可用于所访问的地址，mailbox 为开发用短信收件箱的地址，正式环境为空',
  input: z.object({}),
  output: z.object({
    password: z.boolean(),
    sms: z.boolean(),
    wechat: z.boolean(),
    passkey: z.boolean(),
    mailbox: z.string(),
  }),
});
