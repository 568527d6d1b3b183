/**
 * WeChat Pay v3 for one merchant, written from its documents (H5/JSAPI/Native下单, 商户订单号查询订单, 关闭订单, 申请退款,
 * 查询单笔退款, 申请交易账单, 下载账单, 支付成功回调通知, 退款结果回调通知) and from nothing of our client: it verifies our
 * signatures, signs what it answers, seals what it notifies.
 */
import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import type { SimAnswer, SimRequest } from './http.ts';
import { Notifier, type Message, type NotifierOptions } from './notifier.ts';
import type { Memory, WechatRefund, WechatTrade } from './state.ts';
import { beijingDay, rfc3339 } from './time.ts';
import { wechatBill } from './wechatBill.ts';
import { checkOrder, objectOf, Refusal, textOf, WECHAT_MERCHANT, type Json } from './wechatRules.ts';
import {
  answerMessage,
  authorizationOf,
  isSigned,
  jsapiMessage,
  requestMessage,
  sealResource,
  signText,
} from './wechatSignature.ts';

const MAX_CLOCK_OFFSET_SEC = 300;
const DAY_MS = 86_400_000;
const PREPAY_LIFE_MS = { MWEB: 300_000, JSAPI: 7_200_000, NATIVE: 7_200_000 } as const;
const BILL_TOKEN_LIFE_MS = 300_000;
/** 15s/15s/30s/3m/10m/20m/30m/30m/30m/60m/3h/3h/3h/6h/6h, 24 h 4 m in all. */
export const WECHAT_SCHEDULE_SEC = [
  15, 15, 30, 180, 600, 1_200, 1_800, 1_800, 1_800, 3_600, 10_800, 10_800, 10_800, 21_600, 21_600,
] as const;

/** What the next answers do wrong, for tests: one is used up by each call. */
export type WechatFault =
  'unsigned' | 'badSignature' | 'unknownSerial' | 'stale' | 'error500' | 'deafAfter' | 'deaf';

/** How long a refund takes; `manual` waits for {@link WechatPay.endRefund}. */
type Options = {
  readonly notifier: NotifierOptions;
  readonly now: () => number;
  readonly refundMs: number | 'manual';
};

/** The provider. */
export class WechatPay {
  readonly notifier: Notifier;
  readonly faults: WechatFault[] = [];
  readonly #memory: Memory;
  readonly #options: Options;
  readonly #origin: () => string;
  readonly #nonces = new Set<string>();
  readonly #bills = new Map<string, { readonly text: string; readonly until: number }>();

  constructor(memory: Memory, origin: () => string, options: Options) {
    this.#memory = memory;
    this.#origin = origin;
    this.#options = options;
    this.notifier = new Notifier(options.notifier);
  }

  get trades(): Readonly<Record<string, WechatTrade>> {
    return this.#memory.state.wechatTrades;
  }

  get refunds(): Readonly<Record<string, WechatRefund>> {
    return this.#memory.state.wechatRefunds;
  }

  get #merchantKey() {
    return createPublicKey(createPrivateKey(this.#memory.state.keys.wechatMerchant));
  }

  get #platformKey() {
    return createPrivateKey(this.#memory.state.keys.wechatPlatform);
  }

  /** Answers a call under /v3/. */
  async answer(request: SimRequest): Promise<SimAnswer> {
    const fault = this.faults.shift();
    if (fault === 'deaf') return { status: 0, body: null };
    if (fault === 'error500') return { status: 500, body: '{"code":"SYSTEM_ERROR","message":"系统错误"}' };
    const { status, body, isUnsigned } = this.#perform(request);
    this.#memory.save();
    if (fault === 'deafAfter') return { status: 0, body: null };
    const headers = isUnsigned === true ? {} : this.#signatureOf(body, fault);
    const type = isUnsigned === true ? 'text/plain' : 'application/json';
    return { status, headers: { 'content-type': type, ...headers }, body };
  }

  #perform(request: SimRequest): { status: number; body: string; isUnsigned?: boolean } {
    try {
      this.#authorize(request);
      return this.#route(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: JSON.stringify({ code: error.code, message: error.message }) };
    }
  }

  /** Signs with the clock of the machine, because that is what the client holds answers against. */
  #signatureOf(body: string, fault: WechatFault | undefined): Readonly<Record<string, string>> {
    if (fault === 'unsigned') return {};
    const seconds = Math.floor(Date.now() / 1_000) - (fault === 'stale' ? MAX_CLOCK_OFFSET_SEC + 60 : 0);
    return this.#headersOf(body, String(seconds), fault);
  }

  #headersOf(body: string, timestamp: string, fault?: WechatFault): Readonly<Record<string, string>> {
    const nonce = randomBytes(16).toString('hex');
    const signature = signText(answerMessage(timestamp, nonce, body), this.#platformKey);
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': fault === 'badSignature' ? `WECHATPAY/SIGNTEST/${signature}` : signature,
      'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
      'wechatpay-serial': fault === 'unknownSerial' ? 'PUB_KEY_ID_OTHER' : WECHAT_MERCHANT.publicKeyId,
    };
  }

  #authorize({ method, url, headers, body }: SimRequest): void {
    const fields = authorizationOf(headers.authorization);
    const wrong = (why: string) => new Refusal(401, 'SIGN_ERROR', why);
    if (fields === null) throw wrong('Http头Authorization认证类型不正确');
    const { mchid = '', serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = fields;
    if (mchid !== WECHAT_MERCHANT.mchId) throw wrong('商户号不存在');
    if (serial !== WECHAT_MERCHANT.serial) throw wrong('商户证书序列号有误');
    if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= MAX_CLOCK_OFFSET_SEC))
      throw wrong('Http头Authorization中的timestamp与发起请求的时间不得超过5分钟');
    if (this.#nonces.has(nonce)) throw wrong('nonce_str重复');
    const message = requestMessage(method, `${url.pathname}${url.search}`, timestamp, nonce, body);
    if (!isSigned(message, signature, this.#merchantKey)) throw wrong('签名错误，请检查后再试');
    this.#nonces.add(nonce);
  }

  #route({ method, url, body }: SimRequest): { status: number; body: string; isUnsigned?: boolean } {
    const json = (value: Json) => ({ status: 200, body: JSON.stringify(value) });
    const input = objectOf(body === '' ? {} : JSON.parse(body));
    const path = `${method} ${url.pathname}`;
    const scene = /^POST \/v3\/pay\/transactions\/(h5|jsapi|native)$/.exec(path)?.[1];
    if (scene !== undefined) return json(this.#place(scene, input));
    const closing = /^POST \/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/.exec(path)?.[1];
    if (closing !== undefined) return this.#close(closing, input);
    const orderNo = /^GET \/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/.exec(path)?.[1];
    if (orderNo !== undefined) return json(this.#query(orderNo, url.searchParams.get('mchid')));
    if (path === 'POST /v3/refund/domestic/refunds') return json(this.#refund(input));
    const refund = /^GET \/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(path)?.[1];
    if (refund !== undefined) return json(this.#refundView(this.#refundOf(refund)));
    if (path === 'GET /v3/bill/tradebill') return json(this.#bill(url.searchParams));
    if (path === 'GET /v3/billdownload/file') return this.#download(url.searchParams.get('token') ?? '');
    throw new Refusal(404, 'RESOURCE_NOT_EXISTS', '接口不存在');
  }

  // --- orders -------------------------------------------------------------------------------------------------------

  #place(scene: string, input: Json): Json {
    const now = this.#options.now();
    const outTradeNo = textOf(input['out_trade_no']);
    checkOrder(scene, input, now);
    const known = this.#memory.state.wechatTrades[outTradeNo];
    const type = scene === 'h5' ? 'MWEB' : scene === 'jsapi' ? 'JSAPI' : 'NATIVE';
    const request = JSON.stringify([type, input]);
    if (known !== undefined) {
      if (known.state === 'SUCCESS' || known.state === 'REFUND')
        throw new Refusal(400, 'ORDERPAID', '该订单已支付');
      if (known.state === 'CLOSED') throw new Refusal(400, 'ORDER_CLOSED', '该订单已关闭');
      if (known.request !== request)
        throw new Refusal(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致');
    }
    const trade: WechatTrade = known ?? {
      outTradeNo,
      type,
      request,
      description: textOf(input['description']),
      notifyUrl: textOf(input['notify_url']),
      total: Number(objectOf(input['amount'])['total']),
      openid: textOf(objectOf(input['payer'])['openid']) || `o-simulated-${this.#memory.nextNumber(6)}`,
      expiresAt:
        input['time_expire'] === undefined ? now + 7 * DAY_MS : Date.parse(textOf(input['time_expire'])),
      prepayId: '',
      prepaidAt: 0,
      state: 'NOTPAY',
      transactionId: '',
      paidAt: 0,
    };
    trade.prepayId = `wx${beijingDay(now).replaceAll('-', '')}${this.#memory.nextNumber(18)}`;
    trade.prepaidAt = now;
    this.#memory.state.wechatTrades[outTradeNo] = trade;
    if (type === 'JSAPI') return { prepay_id: trade.prepayId };
    if (type === 'NATIVE') return { code_url: `weixin://wxpay/bizpayurl?pr=${trade.prepayId}` };
    const query = new URLSearchParams({ prepay_id: trade.prepayId, package: this.#memory.nextNumber(10) });
    return { h5_url: `${this.#origin()}/cgi-bin/mmpayweb-bin/checkmweb?${query}` };
  }

  #tradeOf(outTradeNo: string, mchid: unknown): WechatTrade {
    if (mchid !== WECHAT_MERCHANT.mchId) throw new Refusal(400, 'PARAM_ERROR', '商户号有误');
    const trade = this.#memory.state.wechatTrades[outTradeNo];
    if (trade === undefined) throw new Refusal(404, 'ORDER_NOT_EXIST', '订单不存在');
    return trade;
  }

  #close(outTradeNo: string, input: Json): { status: number; body: string } {
    const trade = this.#tradeOf(outTradeNo, input['mchid']);
    if (trade.state === 'SUCCESS' || trade.state === 'REFUND')
      throw new Refusal(400, 'ORDERPAID', '该订单已支付');
    trade.state = 'CLOSED';
    return { status: 204, body: '' };
  }

  #query(outTradeNo: string, mchid: string | null): Json {
    return this.#tradeView(this.#tradeOf(outTradeNo, mchid));
  }

  #tradeView(trade: WechatTrade): Json {
    const names = {
      NOTPAY: '订单未支付',
      SUCCESS: '支付成功',
      REFUND: '订单发生过退款',
      CLOSED: '订单已关闭',
    };
    const isPaid = trade.state === 'SUCCESS' || trade.state === 'REFUND';
    return {
      appid: WECHAT_MERCHANT.appId,
      mchid: WECHAT_MERCHANT.mchId,
      out_trade_no: trade.outTradeNo,
      trade_state: trade.state,
      trade_state_desc: names[trade.state],
      amount: {
        total: trade.total,
        currency: 'CNY',
        ...(isPaid ? { payer_total: trade.total, payer_currency: 'CNY' } : {}),
      },
      ...(isPaid
        ? {
            transaction_id: trade.transactionId,
            trade_type: trade.type,
            bank_type: 'OTHERS',
            success_time: rfc3339(trade.paidAt),
            payer: { openid: trade.openid },
          }
        : {}),
    };
  }

  // --- payers -------------------------------------------------------------------------------------------------------

  /** The trade of a prepay id that can still be paid, or why not in the words of the provider. */
  payable(prepayId: string): WechatTrade | string {
    const trade = Object.values(this.#memory.state.wechatTrades).find((item) => item.prepayId === prepayId);
    const now = this.#options.now();
    if (trade === undefined) return '支付请求无效';
    if (trade.state === 'SUCCESS' || trade.state === 'REFUND') return '该订单已支付';
    if (trade.state === 'CLOSED' || now >= trade.expiresAt) return '订单已关闭';
    if (now - trade.prepaidAt > PREPAY_LIFE_MS[trade.type]) return '支付请求已失效，请重新发起支付';
    return trade;
  }

  /** The payer pays; the merchant is notified. */
  pay(trade: WechatTrade): void {
    trade.state = 'SUCCESS';
    trade.transactionId = `42000000${this.#memory.nextNumber(20)}`;
    trade.paidAt = this.#options.now();
    this.#memory.save();
    this.#notify('TRANSACTION.SUCCESS', '支付成功', 'transaction', trade.notifyUrl, trade.outTradeNo, () =>
      this.#tradeView(trade),
    );
  }

  /** The payer pays an order that is paid once more, which a provider should refuse. @returns number of the payment */
  payAgain(trade: WechatTrade): string {
    const again = {
      ...trade,
      transactionId: `43000000${this.#memory.nextNumber(20)}`,
      state: 'SUCCESS' as const,
    };
    this.#memory.state.wechatTrades[again.transactionId] = again;
    this.#notify('TRANSACTION.SUCCESS', '支付成功', 'transaction', again.notifyUrl, again.outTradeNo, () =>
      this.#tradeView(again),
    );
    return again.transactionId;
  }

  /** Whether the parameters with which a page inside WeChat asks for payment are those of the merchant. */
  isJsapiSigned(params: Readonly<Record<string, string>>): boolean {
    const {
      appId = '',
      timeStamp = '',
      nonceStr = '',
      package: prepay = '',
      paySign = '',
      signType,
    } = params;
    return (
      signType === 'RSA' &&
      appId === WECHAT_MERCHANT.appId &&
      isSigned(jsapiMessage(appId, timeStamp, nonceStr, prepay), paySign, this.#merchantKey)
    );
  }

  #notify(event: string, summary: string, type: string, url: string, label: string, view: () => Json): void {
    const id = `EV-${this.#memory.nextNumber(19)}`;
    const createdAt = this.#options.now();
    this.#memory.save();
    this.notifier.add({
      label: `${event} ${label}`,
      url,
      schedule: WECHAT_SCHEDULE_SEC,
      isAcknowledged: (status) => status === 200 || status === 204,
      build: () => this.notification({ id, createdAt, event, summary, type, plain: JSON.stringify(view()) }),
    });
  }

  /** A notification as it goes over the wire; tests make wrong ones with it. */
  notification(notice: {
    readonly id: string;
    readonly createdAt: number;
    readonly event: string;
    readonly summary: string;
    readonly type: string;
    readonly plain: string;
    readonly timestampSec?: number;
  }): Message {
    const body = JSON.stringify({
      id: notice.id,
      create_time: rfc3339(notice.createdAt),
      resource_type: 'encrypt-resource',
      event_type: notice.event,
      summary: notice.summary,
      resource: sealResource(notice.plain, WECHAT_MERCHANT.apiV3Key, notice.type),
    });
    const timestamp = String(notice.timestampSec ?? Math.floor(this.#options.now() / 1_000));
    return { headers: { 'content-type': 'application/json', ...this.#headersOf(body, timestamp) }, body };
  }

  // --- refunds ------------------------------------------------------------------------------------------------------

  #refund(input: Json): Json {
    const outTradeNo = textOf(input['out_trade_no']);
    const outRefundNo = textOf(input['out_refund_no']);
    const amount = objectOf(input['amount']);
    if (!/^[0-9A-Za-z_\-|*@]{1,64}$/.test(outRefundNo))
      throw new Refusal(400, 'PARAM_ERROR', 'out_refund_no有误');
    const transactionId = textOf(input['transaction_id']);
    const trade =
      transactionId === ''
        ? this.#memory.state.wechatTrades[outTradeNo]
        : Object.values(this.trades).find((item) => item.transactionId === transactionId);
    if (trade === undefined || trade.paidAt === 0)
      throw new Refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
    const refund = Number(amount['refund']);
    if (
      amount['total'] !== trade.total ||
      amount['currency'] !== 'CNY' ||
      !Number.isInteger(refund) ||
      refund < 1
    )
      throw new Refusal(400, 'PARAM_ERROR', '退款金额有误');
    const known = this.#memory.state.wechatRefunds[outRefundNo];
    if (known !== undefined) {
      if (known.transactionId !== trade.transactionId || known.refund !== refund)
        throw new Refusal(400, 'INVALID_REQUEST', '请求参数不符合要求，与首次请求不一致');
      return this.#refundView(known);
    }
    const before = Object.values(this.#memory.state.wechatRefunds).filter(
      (item) => item.transactionId === trade.transactionId && item.status !== 'CLOSED',
    );
    if (before.reduce((sum, item) => sum + item.refund, 0) + refund > trade.total)
      throw new Refusal(400, 'INVALID_REQUEST', '申请退款金额大于订单可退金额');
    const made: WechatRefund = {
      outRefundNo,
      outTradeNo: trade.outTradeNo,
      transactionId: trade.transactionId,
      refundId: `50000000${this.#memory.nextNumber(20)}`,
      refund,
      total: trade.total,
      notifyUrl: textOf(input['notify_url']),
      createdAt: this.#options.now(),
      status: 'PROCESSING',
      doneAt: 0,
    };
    this.#memory.state.wechatRefunds[outRefundNo] = made;
    trade.state = 'REFUND';
    const view = this.#refundView(made);
    if (this.#options.refundMs !== 'manual')
      setTimeout(() => this.endRefund(outRefundNo, 'SUCCESS'), this.#options.refundMs).unref();
    return view;
  }

  #refundOf(outRefundNo: string): WechatRefund {
    const refund = this.#memory.state.wechatRefunds[outRefundNo];
    if (refund === undefined) throw new Refusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    // One whose timer died with its process.
    const { refundMs } = this.#options;
    if (
      refund.status === 'PROCESSING' &&
      refundMs !== 'manual' &&
      this.#options.now() > refund.createdAt + 2 * refundMs
    )
      this.endRefund(outRefundNo, 'SUCCESS');
    return refund;
  }

  /** The bank has decided; a refund that went astray is ended by the merchant's own hand. */
  endRefund(outRefundNo: string, status: 'SUCCESS' | 'CLOSED' | 'ABNORMAL'): void {
    const refund = this.#memory.state.wechatRefunds[outRefundNo];
    if (refund === undefined || !['PROCESSING', 'ABNORMAL'].includes(refund.status)) return;
    refund.status = status;
    refund.doneAt = this.#options.now();
    this.#memory.save();
    if (refund.notifyUrl !== '')
      this.#notify(`REFUND.${status}`, '退款结果', 'refund', refund.notifyUrl, outRefundNo, () =>
        this.#refundNotice(refund),
      );
  }

  #refundNotice(refund: WechatRefund): Json {
    const { status: _status, ...view } = this.#refundView(refund);
    return { mchid: WECHAT_MERCHANT.mchId, ...view, refund_status: refund.status };
  }

  #refundView(refund: WechatRefund): Json {
    return {
      refund_id: refund.refundId,
      out_refund_no: refund.outRefundNo,
      transaction_id: refund.transactionId,
      out_trade_no: refund.outTradeNo,
      channel: 'ORIGINAL',
      user_received_account: '支付用户零钱',
      create_time: rfc3339(refund.createdAt),
      ...(refund.status === 'SUCCESS' ? { success_time: rfc3339(refund.doneAt) } : {}),
      status: refund.status,
      amount: {
        total: refund.total,
        refund: refund.refund,
        payer_total: refund.total,
        payer_refund: refund.refund,
        currency: 'CNY',
      },
    };
  }

  // --- bills --------------------------------------------------------------------------------------------------------

  #bill(query: URLSearchParams): Json {
    const day = query.get('bill_date') ?? '';
    const now = this.#options.now();
    const start = Date.parse(`${day}T00:00:00+08:00`);
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(start) || now - start > 93 * DAY_MS)
      throw new Refusal(400, 'INVALID_REQUEST', '账单日期有误');
    if (now < start + DAY_MS + 10 * 3_600_000) throw new Refusal(400, 'STATEMENT_CREATING', '账单生成中');
    const text = wechatBill(WECHAT_MERCHANT, Object.values(this.trades), Object.values(this.refunds), day);
    if (text === null) throw new Refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
    const token = randomBytes(24).toString('base64url');
    this.#bills.set(token, { text, until: now + BILL_TOKEN_LIFE_MS });
    return {
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(text).digest('hex'),
      download_url: `${this.#origin()}/v3/billdownload/file?token=${token}`,
    };
  }

  #download(token: string): { status: number; body: string; isUnsigned: true } {
    const bill = this.#bills.get(token);
    if (bill === undefined || this.#options.now() > bill.until)
      return { status: 403, body: '{"code":"NO_AUTH","message":"链接已失效"}', isUnsigned: true };
    return { status: 200, body: bill.text, isUnsigned: true };
  }
}
