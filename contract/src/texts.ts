/**
 * Toasts whose words the spec fixes (§4, §8). Others belong to their screens.
 */
export const TOASTS = {
  loginRequired: '请登录后使用',
  quotaUsedUp: '免费次数用尽，请开通会员！',
  memberRequired: '请开通会员！',
  loginDone: '登录成功！',
  paidDone: '支付成功！',
  payOk: '支付成功',
  payCancel: '取消支付',
  payFail: '支付失败',
  transport: '服务器错误,请稍后再试',
  wrongNumeral: '包含无效字符',
} as const;

/**
 * Text of an SMS provider code, spec §8; `{n}` stands for the phone number. Codes that are not in the table get `other`.
 */
export const SMS_TEXTS = {
  400: '短信服务请求失败，请联系客服',
  403: '短信服务不可用，请联系客服',
  404: '短信模板不可用，请联系客服',
  412: '该号码在短信黑名单中，请联系客服',
  413: '验证码校验失败，请重新获取',
  414: '手机号 {n} 格式错误',
  416: '操作过于频繁，请稍后再试',
  601: '内容含敏感词，请修改后再试',
  other: '短信发送失败，请联系客服',
} as const;

/**
 * Text for an SMS code.
 *
 * @param code provider-independent code of spec §8
 * @param phone number as the user typed it, shown only where the text names it
 * @example smsText(414, '123') // "手机号 123 格式错误"
 * @example smsText(999) // "短信发送失败，请联系客服"
 */
export function smsText(code: number, phone = ''): string {
  const texts: Readonly<Record<string, string>> = SMS_TEXTS;
  return (texts[code] ?? SMS_TEXTS.other).replace('{n}', phone);
}
