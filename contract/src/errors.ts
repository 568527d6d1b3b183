/**
 * Catalogue of business errors. `code` goes into the envelope's `code`, `status` is the HTTP status, `text` the message
 * unless a more exact one is known. The envelope's `data.reason` carries the key, so that no client compares texts.
 */
import { SMS_TEXTS, TOASTS } from './texts.ts';

/** An error of the catalogue: the code in the envelope, the HTTP status, and the sentence shown. */
type ErrorEntry = { readonly code: number; readonly status: number; readonly text: string };

/** Every error a call can answer with, by reason. */
export const ERRORS = {
  badInput: { code: 400, status: 400, text: '参数有误' },
  badSecret: { code: 400, status: 400, text: '加密参数无效，请刷新页面后重试' },
  badClock: { code: 400, status: 400, text: '设备时间不准，请校准后重试' },
  loginRequired: { code: 401, status: 401, text: TOASTS.loginRequired },
  otherUser: { code: 403, status: 403, text: '这是另一个账号的请求，请刷新后重试' },
  wrongCredentials: { code: 401, status: 401, text: '账号或密码错误' },
  accountLocked: { code: 403, status: 403, text: '账号已被锁定，请联系客服' },
  proofRequired: { code: 403, status: 403, text: '请先验证原手机号或密码' },
  quotaUsedUp: { code: 402, status: 402, text: TOASTS.quotaUsedUp },
  memberRequired: { code: 402, status: 402, text: TOASTS.memberRequired },
  foreignOrigin: { code: 403, status: 403, text: '请求来源校验失败，请在本站页面内操作' },
  notFound: { code: 404, status: 404, text: '内容不存在' },
  noSuchCall: { code: 404, status: 404, text: '接口不存在' },
  conflict: { code: 409, status: 409, text: '数据已变更，请刷新后重试' },
  weakPassword: { code: 400, status: 400, text: '密码过于常见，请换一个更难猜的' },
  usernameTaken: { code: 409, status: 409, text: '该账号已被注册' },
  usernameReserved: { code: 409, status: 409, text: '该账号名不可用' },
  nicknameReserved: { code: 409, status: 409, text: '该昵称不可用' },
  phoneTaken: { code: 409, status: 409, text: '该手机号已绑定其他账号' },
  wechatLinked: { code: 409, status: 409, text: '本账号已绑定另一个微信，请先解除' },
  lastWayIn: { code: 409, status: 409, text: '请先绑定手机号，再解除微信' },
  mergeBlocked: { code: 409, status: 409, text: '这两个账号不能合并' },
  mergeStale: { code: 409, status: 409, text: '合并的验证已过期，请重新验证' },
  requestIdReused: { code: 409, status: 409, text: '请求编号已用于其他操作' },
  requestTimeout: { code: 408, status: 408, text: '请求超时，请重试' },
  badExpectation: { code: 417, status: 417, text: '请求头不支持' },
  headersTooLarge: { code: 431, status: 431, text: '请求头过大' },
  tooLarge: { code: 413, status: 413, text: '内容过大' },
  urlTooLong: { code: 414, status: 414, text: '请求参数过长' },
  wrongMedia: { code: 415, status: 415, text: '内容格式不支持' },
  tooOften: { code: 429, status: 429, text: SMS_TEXTS[416] },
  storageFull: { code: 409, status: 409, text: '云端空间已满，请清理回收站或附件后再试' },
  tooManyRecords: { code: 409, status: 409, text: '保存数量已达上限' },
  smsPhone: { code: 414, status: 400, text: SMS_TEXTS[414] },
  smsWrongCode: { code: 413, status: 400, text: SMS_TEXTS[413] },
  smsTooOften: { code: 416, status: 429, text: SMS_TEXTS[416] },
  workNeeded: { code: 416, status: 429, text: '请求验证码的人太多，请用最新版本打开后重试，或一小时后再试' },
  smsBlocked: { code: 412, status: 400, text: SMS_TEXTS[412] },
  smsSensitive: { code: 601, status: 400, text: SMS_TEXTS[601] },
  smsRequest: { code: 400, status: 400, text: SMS_TEXTS[400] },
  smsService: { code: 403, status: 400, text: SMS_TEXTS[403] },
  smsTemplate: { code: 404, status: 400, text: SMS_TEXTS[404] },
  smsOther: { code: 500, status: 400, text: SMS_TEXTS.other },
  socialNotConfigured: { code: 404, status: 404, text: '暂未开通微信登录' },
  socialFailed: { code: 401, status: 401, text: '微信登录失败，请重试' },
  passkeyNotOffered: { code: 404, status: 404, text: '此地址不能使用通行密钥' },
  passkeyFailed: { code: 401, status: 401, text: '通行密钥验证失败，请重试' },
  passkeyStale: { code: 401, status: 401, text: '验证已超时，请重试' },
  passkeyUnknown: { code: 401, status: 401, text: '该通行密钥已不能使用，请用其他方式登录' },
  passkeyTaken: { code: 409, status: 409, text: '该设备上已有本账号的通行密钥' },
  tooManyPasskeys: { code: 409, status: 409, text: '通行密钥已达上限，请先移除不用的' },
  consentNeeded: { code: 403, status: 403, text: '请先同意，再使用这项服务' },
  tooManyCalendars: { code: 409, status: 409, text: '日历订阅已达上限，请先取消不用的' },
  productUnknown: { code: 404, status: 404, text: '商品不存在或已下架' },
  orderUnknown: { code: 404, status: 404, text: '订单不存在' },
  orderClosed: { code: 409, status: 409, text: '订单已关闭，请重新下单' },
  alreadyLifetime: { code: 409, status: 409, text: '您已是终身会员，无需再次购买' },
  codeMalformed: { code: 400, status: 400, text: '激活码有误，请核对后重新输入' },
  codeInvalid: { code: 400, status: 400, text: '激活码无效或已使用' },
  payNotConfigured: { code: 404, status: 404, text: '暂未开通该支付方式' },
  payScene: { code: 400, status: 400, text: '当前环境不支持该支付方式，请换一种支付方式' },
  payFailed: { code: 424, status: 424, text: '支付通道繁忙，请稍后再试' },
  busy: { code: 503, status: 503, text: '服务繁忙，请稍后再试' },
  internal: { code: 500, status: 500, text: TOASTS.transport },
} as const satisfies Record<string, ErrorEntry>;

/** Key of an error in the catalogue; `data.reason` of a failed answer. */
export type ErrorReason = keyof typeof ERRORS;
