/**
 * Passkeys (WebAuthn Level 3): login credentials stored on a device. Options and answers have the JSON form of the standard.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, json, passwordMd5, text, uuid, withDefault } from '../fields.ts';
import { APPID } from '../product.ts';
import { loggedIn } from './account.ts';

/** Bytes as base64url text. */
const bytes = (maxChars: number) => z.string().check(z.maxLength(maxChars), z.regex(/^[\w-]*$/));

/** The longest id of a passkey that the standard has: 1,023 bytes. */
const ID_CHARS = 1_364;

const credential = {
  id: bytes(ID_CHARS),
  rawId: bytes(ID_CHARS),
  type: z.literal('public-key'),
  authenticatorAttachment: z.exactOptional(z.enum(['platform', 'cross-platform'])),
  // No extension is requested, so their results are ignored.
  clientExtensionResults: withDefault(z.object({}), {}),
};

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2_000),
    attestationObject: bytes(12_000),
    transports: z.exactOptional(z.array(text(20)).check(z.maxLength(8))),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: z.exactOptional(bytes(100)),
  }),
});

const named = z.array(z.object({ id: bytes(ID_CHARS), type: z.literal('public-key') }));

/** Options of `navigator.credentials.get`. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** Options of `navigator.credentials.create`. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: named,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

/** A passkey as its owner sees it; `lastUsedAt` is empty before the first login with it. */
const passkey = z.object({
  id: z.string(),
  label: z.string(),
  isSynced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});

export const askPasskey = defineCall({
  path: '/api/passkey/ask',
  kind: 'read',
  access: 'public',
  summary: '通行密钥登录的第一步：供 navigator.credentials.get 使用的选项，几分钟内有效，只能用一次',
  input: z.object({}),
  output: requestOptions,
});

export const loginByPasskey = defineCall({
  path: '/api/passkey/login',
  kind: 'write',
  access: 'anyone',
  summary: '通行密钥登录的第二步：answer 为设备对 passkey/ask 的应答',
  input: z.object({ appid: withDefault(z.literal(APPID), APPID), answer: json(assertion) }),
  output: loggedIn,
});

/** Proof of ownership where the login is older than a few minutes. */
const proof = { password: z.optional(passwordMd5), code: z.optional(text(10)) };

export const beginPasskey = defineCall({
  path: '/api/passkey/begin',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "添加通行密钥的第一步：供 navigator.credentials.create 使用的选项。登录超过 15 分钟时须附密码 password 或 purpose 'passkey' 的验证码 code",
  input: z.object(proof),
  output: creationOptions,
});

export const addPasskey = defineCall({
  path: '/api/passkey/add',
  kind: 'write',
  access: 'user',
  summary: '添加通行密钥的第二步：answer 为设备对 passkey/begin 的应答；label 为名称，缺省取设备名',
  input: z.object({ answer: json(attestation), label: z.optional(filledText(32)) }),
  output: passkey,
});

export const listPasskeys = defineCall({
  path: '/api/passkey/list',
  kind: 'read',
  access: 'user',
  summary: '本人的通行密钥，先添加者在前',
  input: z.object({}),
  output: z.array(passkey),
});

export const renamePasskey = defineCall({
  path: '/api/passkey/rename',
  kind: 'write',
  access: 'user',
  summary: '为通行密钥改名',
  input: z.object({ id: uuid, label: filledText(32) }),
  output: passkey,
});

export const removePasskey = defineCall({
  path: '/api/passkey/remove',
  kind: 'write',
  access: 'user',
  secret: true,
  summary: '移除通行密钥：此后不能再用它登录。身份验证同 passkey/begin',
  input: z.object({ id: uuid, ...proof }),
  output: z.object({ removed: z.boolean() }),
});
