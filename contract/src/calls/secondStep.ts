/**
 * 两步验证: a code of an authenticator app (RFC 6238) after the first step of a login, and recovery codes for the day it is lost.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, passwordMd5, text, withDefault } from '../fields.ts';
import { APPID } from '../product.ts';
import { loggedIn } from './account.ts';

/** Proof of ownership where the login is older than a few minutes. */
const proof = { password: z.optional(passwordMd5), code: z.optional(text(10)) };

const ticket = filledText(2_000);

/** Six digits of the app, or a recovery code. */
const secondCode = filledText(40);

/** Recovery codes, which are shown only once. */
const recoveryCodes = z.array(z.string());

export const secondStepState = defineCall({
  path: '/api/secondStep/state',
  kind: 'read',
  access: 'user',
  summary: '两步验证的状态：since 为开启的时间，未开启则为空；codesLeft 为剩余的恢复码',
  input: z.object({}),
  output: z.object({ since: z.string(), codesLeft: z.number() }),
});

export const beginSecondStep = defineCall({
  path: '/api/secondStep/begin',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "开启两步验证的第一步：secret 为验证器的密钥（Base32），uri 供二维码使用，ticket 用于第二步。登录超过 15 分钟时须附密码 password 或 purpose 'secondStep' 的验证码 code",
  input: z.object(proof),
  output: z.object({ ticket: z.string(), secret: z.string(), uri: z.string() }),
});

export const turnOnSecondStep = defineCall({
  path: '/api/secondStep/on',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    '开启两步验证的第二步：secondCode 为验证器里的 6 位数字；codes 为十个恢复码，只给这一次。其他设备随即退出',
  input: z.object({ ticket, secondCode }),
  output: z.object({ codes: recoveryCodes }),
});

export const turnOffSecondStep = defineCall({
  path: '/api/secondStep/off',
  kind: 'write',
  access: 'user',
  secret: true,
  summary: '关闭两步验证：secondCode 为验证器里的 6 位数字或恢复码，身份验证同 secondStep/begin',
  input: z.object({ ...proof, secondCode }),
  output: z.object({ since: z.string() }),
});

export const renewRecoveryCodes = defineCall({
  path: '/api/secondStep/codes',
  kind: 'write',
  access: 'user',
  secret: true,
  summary: '换一组恢复码，原来的随即作废；所需同 secondStep/off',
  input: z.object({ ...proof, secondCode }),
  output: z.object({ codes: recoveryCodes }),
});

export const passSecondStep = defineCall({
  path: '/api/secondStep/login',
  kind: 'write',
  access: 'anyone',
  secret: true,
  summary:
    '登录的第二步：密码、短信或微信登录答 secondStepNeeded 时，以其 data.ticket（10 分钟内有效，只能用一次）与验证器里的 6 位数字或恢复码 secondCode 完成登录',
  input: z.object({ appid: withDefault(z.literal(APPID), APPID), ticket, secondCode }),
  output: loggedIn,
});
