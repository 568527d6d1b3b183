/**
 * Accounts and sessions: in, out, and the own profile.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, isUsername, lines, passwordMd5, text, uuid, withDefault } from '../fields.ts';
import { APPID, APPNAME } from '../product.ts';
import { userInfo } from '../userInfo.ts';

/** Account name: letters, digits, Chinese characters and `_ - . @ ·`, 4-40 wide where a Chinese character counts two. */
const username = z.string().check(z.refine(isUsername, { error: 'username' }));
/** The password itself, so that its length can be seen; only ever inside `p`. */
const plain = z.optional(lines(128));
const nickName = text(32);
const appid = withDefault(z.literal(APPID), APPID);

/**
 * What a login gives. `token` is the session's handle (it opens nothing; the session itself is a cookie), `restored`
 * says that this login cancelled a pending deletion, `recovered` that the former phone took the account
 * back (its password is gone), `isNew` that the account was just made.
 */
export const loggedIn = z.object({
  user: userInfo,
  token: z.string(),
  isNew: z.boolean(),
  restored: z.boolean(),
  recovered: z.boolean(),
});

export const register = defineCall({
  path: '/api/register',
  kind: 'write',
  access: 'anyone',
  secret: true,
  summary: '注册账号并登录；password 为密码的大写 MD5',
  input: z.object({
    appid,
    username,
    password: passwordMd5,
    plain,
    nickName: z.optional(nickName),
  }),
  output: loggedIn,
});

export const login = defineCall({
  path: '/api/login',
  kind: 'write',
  access: 'anyone',
  secret: true,
  summary: '密码登录；username 为账号或手机号，password 为密码的大写 MD5',
  input: z.object({ appid, username: filledText(40), password: passwordMd5 }),
  output: loggedIn,
});

export const registerOrLogin = defineCall({
  path: '/api/registerOrLogin',
  kind: 'write',
  access: 'anyone',
  secret: true,
  summary:
    "登录，账号不存在时先注册。loginType '1' 密码（password 为大写 MD5）；'2' 短信（username 为手机号，password 为验证码）；'3' 微信（password 为微信返回的 code，state 为取登录地址时所得）",
  input: z.object({
    appid,
    loginType: withDefault(z.enum(['1', '2', '3']), '1'),
    username: withDefault(text(40), ''),
    password: filledText(512),
    plain,
    state: z.optional(text(128)),
    nickName: z.optional(nickName),
    appname: withDefault(text(40), APPNAME),
  }),
  output: loggedIn,
});

export const wechatAuthorize = defineCall({
  path: '/api/social/wechat',
  kind: 'read',
  access: 'public',
  summary: '微信登录地址；inApp 为 true 时取微信内网页授权的地址',
  input: z.object({ inApp: withDefault(z.enum(['true', 'false']), 'false') }),
  output: z.object({ url: z.string(), state: z.string() }),
});

export const getUserInfo = defineCall({
  path: '/api/getUserInfo',
  kind: 'read',
  access: 'user',
  summary: '本人资料：user_info 的 JSON 经 AES-128-ECB 加密后的 base64 文本',
  input: z.object({
    appId: appid,
    userId: z.optional(text(64)),
    username: z.optional(text(40)),
  }),
  output: z.string(),
});

/** Proof of ownership: the password, or a code sent to the account's own phone. */
const proof = { password: z.optional(passwordMd5), code: z.optional(text(10)) };

export const updatePsw = defineCall({
  path: '/api/updatePsw',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "修改密码：原密码 password 或 purpose 'password' 的验证码 code（未绑定手机号的微信账号可在登录后 15 分钟内省略）；其他设备随即退出",
  input: z.object({ ...proof, username: z.optional(text(40)), newPassword: passwordMd5, plain }),
  output: loggedIn,
});

export const delAccount = defineCall({
  path: '/api/delAccount',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "注销账号：password 或 purpose 'delete' 的验证码 code（未绑定手机号的微信账号可在登录后 15 分钟内省略）；7 天内重新登录即撤销，之后清除。vipDeadline、vipDay 与 remainCount 是届时一并失去的会员与未使用的服务",
  input: z.object({ ...proof, userId: z.optional(text(64)), username: z.optional(text(40)) }),
  output: z.object({
    eraseAfter: z.string(),
    vipDeadline: z.string(),
    vipDay: z.number(),
    remainCount: z.number(),
  }),
});

export const updateUser = defineCall({
  path: '/api/user/update',
  kind: 'write',
  access: 'user',
  summary: '修改资料：昵称、邮箱（空文本即清除）',
  input: z.object({
    nickName: z.optional(nickName.check(z.refine((value) => value.trim() !== '', { error: 'blank' }))),
    email: z.optional(
      text(100).check(
        z.refine((value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), { error: 'email' }),
      ),
    ),
  }),
  output: userInfo,
});

export const bindPhone = defineCall({
  path: '/api/user/bindPhone',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "绑定或更换手机号：新号 purpose 'bind' 的验证码 code，另须证明是本人：原号 purpose 'rebind' 的验证码 oldCode 或密码 password；其他设备随即退出，7 天内用原号登录可找回",
  input: z.object({
    phone: filledText(20),
    code: filledText(10),
    oldCode: z.optional(filledText(10)),
    password: z.optional(passwordMd5),
  }),
  output: loggedIn,
});

export const accountLinks = defineCall({
  path: '/api/user/links',
  kind: 'read',
  access: 'user',
  summary: '账号的登录方式：wechatSince 为绑定微信的时间，没有则为空；merged 为已合并进来的账号',
  input: z.object({}),
  output: z.object({
    wechatSince: z.string(),
    hasPassword: z.boolean(),
    merged: z.array(z.string()),
  }),
});

/**
 * What a merge would bring together: the other account, what it has, and when the membership of both together ends.
 * `username` is the other account's name, where it has a password; `isPasswordLost` says that both end with the merge.
 */
const mergeOffer = z.object({
  ticket: z.string(),
  nickName: z.string(),
  mobilePhoneNumber: z.string(),
  hasWechat: z.boolean(),
  username: z.string(),
  isPasswordLost: z.boolean(),
  createDate: z.string(),
  cases: z.number(),
  comparisons: z.number(),
  orders: z.number(),
  calendars: z.number(),
  passkeys: z.number(),
  remainCount: z.number(),
  isVip: z.enum(['0', '1']),
  vipDeadline: z.string(),
  mergedDeadline: z.string(),
});

export const linkWechat = defineCall({
  path: '/api/user/linkWechat',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "绑定微信：wxCode 与 state 为微信带回的值；登录已超过 15 分钟的另须密码 password 或 purpose 'wechat' 的验证码 code。微信属于另一账号时不绑定，offer 为合并两个账号的内容",
  input: z.object({ ...proof, wxCode: filledText(512), state: filledText(128) }),
  output: z.object({ linked: z.boolean(), offer: z.nullable(mergeOffer) }),
});

export const unlinkWechat = defineCall({
  path: '/api/user/unlinkWechat',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "解除微信：须已绑定手机号；登录已超过 15 分钟的另须密码 password 或 purpose 'wechat' 的验证码 code",
  input: z.object(proof),
  output: z.object({ linked: z.boolean() }),
});

export const offerMerge = defineCall({
  path: '/api/user/offerMerge',
  kind: 'write',
  access: 'user',
  secret: true,
  summary: "手机号已绑定另一账号时：以该手机号 purpose 'bind' 的验证码取得合并两个账号的内容",
  input: z.object({ phone: filledText(20), code: filledText(10) }),
  output: mergeOffer,
});

export const mergeAccounts = defineCall({
  path: '/api/user/merge',
  kind: 'write',
  access: 'user',
  secret: true,
  summary:
    "合并账号：把 ticket 的账号合并到当前账号，不能撤销。当前账号有手机号的须 purpose 'merge' 的验证码 code，没有的须密码 password（微信账号可在登录后 15 分钟内省略）",
  input: z.object({ ...proof, ticket: filledText(2_000) }),
  output: loggedIn,
});

export const listSessions = defineCall({
  path: '/api/session/list',
  kind: 'read',
  access: 'user',
  summary: '已登录的设备',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

export const revokeSession = defineCall({
  path: '/api/session/revoke',
  kind: 'write',
  access: 'user',
  summary: "退出登录：scope 'current' 本机（默认）、'others' 其他设备、'one' 指定 id",
  input: z.object({
    scope: withDefault(z.enum(['current', 'others', 'one']), 'current'),
    id: z.optional(uuid),
  }),
  output: z.object({ revoked: z.number() }),
});

/** What may change who gets into an account. */
export const SECURITY_EVENTS = [
  'secondStepOn',
  'secondStepOff',
  'recoveryUsed',
  'recoveryCodes',
  'password',
  'bindPhone',
  'phoneRecovered',
  'addPasskey',
  'removePasskey',
  'linkWechat',
  'unlinkWechat',
] as const;

export const listSecurityEvents = defineCall({
  path: '/api/security/events',
  kind: 'read',
  access: 'user',
  summary:
    '近 90 天的账号安全记录，新者在前，至多 20 条：byOperator 为客服所改；isHere 为在这台设备上所做（仅两步验证各项）',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(SECURITY_EVENTS),
      at: z.string(),
      byOperator: z.boolean(),
      isHere: z.boolean(),
    }),
  ),
});

/** An export of the own data; `bytes` is the size of its file once it is ready. */
const exportState = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  bytes: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export const exportUser = defineCall({
  path: '/api/user/export',
  kind: 'write',
  access: 'user',
  summary: '请求导出本人的全部数据：由后台制作，以 export/status 查看，完成后以 export/file 下载，保留一天',
  input: z.object({}),
  output: exportState,
});

export const exportStatus = defineCall({
  path: '/api/user/export/status',
  kind: 'read',
  access: 'user',
  summary: '最近一次导出的状态，没有则为 null',
  input: z.object({}),
  output: z.nullable(exportState),
});

/** Answers the file itself, not an envelope. */
export const exportFile = defineCall({
  path: '/api/user/export/file',
  kind: 'read',
  access: 'user',
  file: 'application/json',
  summary: '导出的文件（JSON，以附件下载）',
  input: z.object({ id: uuid }),
  output: z.unknown(),
});
