/**
 * The simulated merchant of WeChat Pay, and the rules of the documents for the body of an order.
 */

/** The merchant every simulator has. Its ids say what they are, so that production can refuse them. */
export const WECHAT_MERCHANT = {
  appId: 'wx-simulator',
  mchId: '1900000001',
  serial: 'SIMULATOR0000000000000000000000000000001',
  apiV3Key: 'simulator-api-v3-key-of-32-bytes',
  publicKeyId: 'PUB_KEY_ID_SIMULATOR',
} as const;

/** The provider says no. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** An object of the wire. */
export type Json = Readonly<Record<string, unknown>>;
export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The rules of the documents for the body of an order. */
export function checkOrder(scene: string, input: Json, now: number): void {
  const wrong = (field: string) => new Refusal(400, 'PARAM_ERROR', `输入源“/body/${field}”有误`);
  const amount = objectOf(input['amount']);
  const info = objectOf(input['scene_info']);
  const description = textOf(input['description']);
  const notifyUrl = textOf(input['notify_url']);
  if (input['appid'] !== WECHAT_MERCHANT.appId)
    throw new Refusal(400, 'APPID_MCHID_NOT_MATCH', '商户号和appid没有绑定关系');
  if (input['mchid'] !== WECHAT_MERCHANT.mchId) throw wrong('mchid');
  if (!/^[0-9A-Za-z_\-|*]{6,32}$/.test(textOf(input['out_trade_no']))) throw wrong('out_trade_no');
  if (description === '' || description.length > 127) throw wrong('description');
  // https in the documents; a simulator's merchant may live on loopback.
  if (!/^https:\/\/[^?#]+$|^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/[^?#]*$/.test(notifyUrl))
    throw wrong('notify_url');
  const total = amount['total'];
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 1) throw wrong('amount/total');
  if (amount['currency'] !== undefined && amount['currency'] !== 'CNY') throw wrong('amount/currency');
  if (input['time_expire'] !== undefined) {
    const expire = textOf(input['time_expire']);
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(expire) || !(Date.parse(expire) > now))
      throw wrong('time_expire');
  }
  if (scene === 'jsapi' && textOf(objectOf(input['payer'])['openid']) === '') throw wrong('payer/openid');
  if (scene === 'h5') {
    if (textOf(info['payer_client_ip']) === '') throw wrong('scene_info/payer_client_ip');
    if (textOf(objectOf(info['h5_info'])['type']) === '') throw wrong('scene_info/h5_info/type');
  }
}
