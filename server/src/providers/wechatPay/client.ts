/**
 * WeChat Pay v3 through wechatpay-axios-plugin, which signs requests and verifies the signature and time of every 2xx
 * answer. Left to us: the bodies, the meaning of the answers, and that an answer is about our merchant and our order.
 */
import { createHash } from 'node:crypto';
import { Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import { ProviderError } from '../../errors.ts';
import type { PayOrder, PayPort, PayStart, RefundView, Trade } from '../../ports.ts';
import { beijingRfc3339, validDate } from '../beijing.ts';
import { id } from '../id.ts';
import { parseWechatBill } from './bill.ts';
import { readWechatNotice } from './notice.ts';
import { refundStateOf } from './refundState.ts';
import type { WechatPaySettings } from './settings.ts';

const TIMEOUT_MS = 6_000;
const MAX_BILL_BYTES = 100 * 1024 * 1024;

type Http = { readonly data: unknown };
type Call = {
  readonly get: (config?: object) => Promise<Http>;
  readonly post: (data?: object, config?: object) => Promise<Http>;
};

/** A refusal in the provider's words, or null where the error is something else. */
type Refusal = { readonly status: number; readonly code: string };

const TRADE = z.object({
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: id().default(''),
  success_time: z.string().default(''),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});

const REFUND = z.object({
  out_refund_no: z.string(),
  out_trade_no: z.string(),
  refund_id: id(),
  status: z.string(),
  create_time: z.string().default(''),
  amount: z.object({ refund: z.int(), currency: z.literal('CNY').default('CNY') }),
});

const BILL = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

const STATES: Readonly<Record<string, Trade['state']>> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

export function wechatPay(settings: WechatPaySettings): PayPort {
  const { mchId, appId } = settings;
  const client = new Wechatpay({
    mchid: mchId,
    serial: settings.serial,
    privateKey: settings.privateKey,
    certs: { ...settings.keyRing },
    // Settings of axios, which the types of the client leave out.
    baseURL: `${settings.origin}/`,
    timeout: TIMEOUT_MS,
    maxRedirects: 0,
    proxy: false,
  } as unknown as ConstructorParameters<typeof Wechatpay>[0]);
  const call = (path: string) => client.chain(path) as unknown as Call;
  return {
    channel: 'wechat',
    startPayment: async (order) => {
      const path = `v3/pay/transactions/${order.scene}`;
      const answer = await callTrusted(() => call(path).post(bodyOf(settings, order)));
      return startOf(settings, order, answer);
    },
    query: async (orderNo) => {
      const path = `v3/pay/transactions/out-trade-no/${orderNo}`;
      const request = callTrusted(() => call(path).get({ params: { mchid: mchId } }));
      const answer = await request.catch((error: unknown) =>
        valueIfRefused(error, ['ORDER_NOT_EXIST'], null),
      );
      return answer === null ? NO_TRADE : tradeOf({ mchId, appId, orderNo }, answer);
    },
    close: async (orderNo) => {
      const path = `v3/pay/transactions/out-trade-no/${orderNo}/close`;
      const fine = ['ORDER_NOT_EXIST', 'ORDERPAID', 'ORDER_CLOSED', 'ORDERCLOSED'];
      await callTrusted(() => call(path).post({ mchid: mchId })).catch((error: unknown) =>
        valueIfRefused(error, fine, null),
      );
    },
    refund: async (refund) => {
      const answer = await callTrusted(() =>
        call('v3/refund/domestic/refunds').post({
          ...(refund.txn === '' ? { out_trade_no: refund.orderNo } : { transaction_id: refund.txn }),
          out_refund_no: refund.refundNo,
          reason: refund.reason,
          ...(refund.noticeUrl === '' ? {} : { notify_url: refund.noticeUrl }),
          amount: { refund: refund.amountFen, total: refund.totalFen, currency: 'CNY' },
        }),
      );
      return refundOf(refund.refundNo, answer);
    },
    queryRefund: async ({ refundNo }) => {
      const request = callTrusted(() => call(`v3/refund/domestic/refunds/${refundNo}`).get());
      const answer = await request.catch((error: unknown) =>
        valueIfRefused(error, ['RESOURCE_NOT_EXISTS'], null),
      );
      return answer === null ? NO_REFUND : refundOf(refundNo, answer);
    },
    bill: async (day) => {
      const params = { bill_date: day, bill_type: 'ALL' };
      const request = callTrusted(() => call('v3/bill/tradebill').get({ params }));
      const answer = await request
        .catch((error: unknown) => valueIfRefused(error, ['NO_STATEMENT_EXIST'], 'none' as const))
        .catch((error: unknown) => valueIfRefused(error, ['STATEMENT_CREATING'], null));
      if (answer === 'none') return [];
      return answer === null ? null : parseWechatBill(await download(settings, call, answer));
    },
    readNotice: (headers, body, now) => readWechatNotice(settings, headers, body, now),
  };
}

const NO_TRADE: Trade = { state: 'none', txn: '', amountFen: 0, paidAt: null };
const NO_REFUND: RefundView = { state: 'none', refundId: '', orderNo: '', amountFen: null, acceptedAt: null };

/** Runs a call and turns what the client throws into our words. */
async function callTrusted(call: () => Promise<Http>): Promise<unknown> {
  try {
    return (await call()).data;
  } catch (error) {
    const { code = '', response } = error as {
      code?: string;
      response?: { status: number; data?: { code?: string } };
    };
    // The client's own finding about the signature of an answer that claims success.
    if (code.startsWith('EV3_')) throw new ProviderError('untrusted', code);
    const refused: Refusal | null =
      response === undefined || response.status >= 500
        ? null
        : { status: response.status, code: String(response.data?.code ?? `HTTP ${response.status}`) };
    throw refused === null
      ? new ProviderError('unreachable', response === undefined ? code : `HTTP ${response.status}`)
      : new ProviderError('refused', refused.code);
  }
}

/** A value instead of a refusal that is one of these. */
function valueIfRefused<T>(error: unknown, codes: readonly string[], value: T): T {
  if (error instanceof ProviderError && error.fault === 'refused' && codes.includes(error.code)) return value;
  throw error;
}

function parsed<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError('untrusted', 'shape');
  return result.data;
}

function bodyOf(settings: WechatPaySettings, order: PayOrder): object {
  return {
    appid: settings.appId,
    mchid: settings.mchId,
    description: order.subject,
    out_trade_no: order.orderNo,
    time_expire: beijingRfc3339(order.expiresAt),
    notify_url: order.noticeUrl,
    amount: { total: order.amountFen, currency: 'CNY' },
    ...(order.scene === 'h5'
      ? { scene_info: { payer_client_ip: order.clientIp, h5_info: { type: 'Wap' } } }
      : {}),
    ...(order.scene === 'jsapi' ? { payer: { openid: order.openid } } : {}),
  };
}

function startOf(settings: WechatPaySettings, order: PayOrder, answer: unknown): PayStart {
  if (order.scene === 'native')
    return {
      kind: 'qr',
      codeUrl: parsed(z.object({ code_url: z.string().startsWith('weixin://') }), answer).code_url,
    };
  if (order.scene === 'jsapi')
    return jsapiOf(settings, parsed(z.object({ prepay_id: z.string().min(1) }), answer).prepay_id);
  const url = new URL(parsed(z.object({ h5_url: z.url({ protocol: /^https?$/ }) }), answer).h5_url);
  url.searchParams.set('redirect_url', order.returnUrl);
  return { kind: 'redirect', url: url.href };
}

/** Parameters for the bridge inside WeChat, signed with our key. */
function jsapiOf(settings: WechatPaySettings, prepayId: string): PayStart {
  const timeStamp = String(Formatter.timestamp());
  const nonceStr = Formatter.nonce();
  const prepay = `prepay_id=${prepayId}`;
  const message = Formatter.joinedByLineFeed(settings.appId, timeStamp, nonceStr, prepay);
  return {
    kind: 'jsapi',
    params: {
      appId: settings.appId,
      timeStamp,
      nonceStr,
      package: prepay,
      signType: 'RSA',
      paySign: Rsa.sign(message, settings.privateKey),
    },
  };
}

type OrderRef = { readonly mchId: string; readonly appId: string; readonly orderNo: string };

function tradeOf({ mchId, appId, orderNo }: OrderRef, answer: unknown): Trade {
  const trade = parsed(TRADE, answer);
  const isOurs = trade.mchid === mchId && (trade.appid ?? appId) === appId && trade.out_trade_no === orderNo;
  if (!isOurs) throw new ProviderError('untrusted', 'another order');
  const state = STATES[trade.trade_state] ?? 'waiting';
  if (state !== 'paid') return { ...NO_TRADE, state };
  if (trade.amount === undefined || trade.amount.currency !== 'CNY' || trade.transaction_id === '')
    throw new ProviderError('untrusted', 'amount');
  return {
    state,
    txn: trade.transaction_id,
    amountFen: trade.amount.total,
    paidAt: validDate(trade.success_time),
  };
}

function refundOf(refundNo: string, answer: unknown): RefundView {
  const refund = parsed(REFUND, answer);
  if (refund.out_refund_no !== refundNo) throw new ProviderError('untrusted', 'another refund');
  return {
    state: refundStateOf(refund.status),
    refundId: refund.refund_id,
    orderNo: refund.out_trade_no,
    amountFen: refund.amount.refund,
    acceptedAt: validDate(refund.create_time),
  };
}

/** The bill's text: from the provider's own host only, and with the hash that the signed answer named. */
async function download(
  settings: WechatPaySettings,
  call: (path: string) => Call,
  answer: unknown,
): Promise<string> {
  const { hash_value: hash, download_url: address } = parsed(BILL, answer);
  const url = new URL(address);
  if (url.origin !== new URL(settings.origin).origin || url.pathname !== '/v3/billdownload/file')
    throw new ProviderError('untrusted', 'bill address');
  const bytes = await callTrusted(() =>
    call('v3/billdownload/file').get({
      params: Object.fromEntries(url.searchParams),
      responseType: 'arraybuffer',
      maxContentLength: MAX_BILL_BYTES,
    }),
  );
  if (!Buffer.isBuffer(bytes) || createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase())
    throw new ProviderError('untrusted', 'bill hash');
  return bytes.toString('utf8');
}
