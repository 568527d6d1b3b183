/**
 * Alipay's gateway for one merchant, written from its documents (手机网站支付, 电脑网站支付, alipay.trade.query, .close, .refund,
 * .fastpay.refund.query, alipay.data.dataservice.bill.downloadurl.query, 异步通知说明) and from nothing of our client. A trade
 * comes into being when the payer confirms, not when the cashier opens.
 */
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { alipayBill } from './alipayBill.ts';
import { isRsa2, signedAnswer, signedText, signRsa2, type Params } from './alipaySignature.ts';
import { yuan } from './cashier.ts';
import type { SimAnswer, SimRequest } from './http.ts';
import { Notifier, type Message, type NotifierOptions } from './notifier.ts';
import type { AlipayRefund, AlipayTrade, Memory } from './state.ts';
import { beijingTime, fromBeijing } from './time.ts';

/** The merchant every simulator has. Its ids say what they are, so that production can refuse them. */
export const ALIPAY_MERCHANT = { appId: 'simulator-alipay-app', sellerId: '2088000000000001' } as const;

const MAX_CLOCK_OFFSET_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const BILL_LIFE_MS = 30_000;
/** 4m,10m,10m,1h,2h,6h,15h: eight notifications in 25 hours. */
export const ALIPAY_SCHEDULE_SEC = [240, 600, 600, 3_600, 7_200, 21_600, 54_000] as const;

/** What the next answers do wrong, for tests: one is used up by each call. */
export type AlipayFault = 'unsigned' | 'badSignature' | 'error500' | 'systemError' | 'deafAfter' | 'deaf';

type Options = { readonly notifier: NotifierOptions; readonly now: () => number };
type Inner = Readonly<Record<string, unknown>>;

/** What a payer was sent to the cashier with; signed by the merchant. */
export type PageOrder = {
  readonly outTradeNo: string;
  readonly subject: string;
  readonly total: number;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly quitUrl: string;
  readonly expiresAt: number;
};

const failed = (subCode: string, subMsg: string): Inner => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: subCode,
  sub_msg: subMsg,
});

const invalid = (subCode: string, subMsg: string): Inner => ({
  code: '40002',
  msg: 'Invalid Arguments',
  sub_code: subCode,
  sub_msg: subMsg,
});

const success = (more: Inner): Inner => ({ code: '10000', msg: 'Success', ...more });
const text = (value: unknown) => (typeof value === 'string' ? value : '');
/** Fen of a price such as "18.00"; NaN where it is none. */
const fenOf = (value: unknown) =>
  /^\d{1,9}(\.\d{1,2})?$/.test(String(value)) ? Math.round(Number(value) * 100) : Number.NaN;

/** The provider. */
export class Alipay {
  readonly notifier: Notifier;
  readonly faults: AlipayFault[] = [];
  readonly #memory: Memory;
  readonly #options: Options;
  readonly #origin: () => string;
  readonly #bills = new Map<string, { readonly archive: Buffer; readonly until: number }>();

  constructor(memory: Memory, origin: () => string, options: Options) {
    this.#memory = memory;
    this.#origin = origin;
    this.#options = options;
    this.notifier = new Notifier(options.notifier);
  }

  get trades(): Readonly<Record<string, AlipayTrade>> {
    return this.#memory.state.alipayTrades;
  }

  get refunds(): Readonly<Record<string, AlipayRefund>> {
    return this.#memory.state.alipayRefunds;
  }

  get #appKey() {
    return createPublicKey(createPrivateKey(this.#memory.state.keys.alipayApp));
  }

  get #platformKey() {
    return createPrivateKey(this.#memory.state.keys.alipayPlatform);
  }

  /** Parameters of a request, from its address and its form. */
  static paramsOf({ url, body }: SimRequest): Params {
    return Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
  }

  /** Why the gateway refuses a request; null where its common parameters and its signature are right. */
  refusalOf(params: Params): Inner | null {
    if (params['app_id'] !== ALIPAY_MERCHANT.appId) return invalid('isv.invalid-app-id', '无效的AppID参数');
    if (params['charset'] !== 'utf-8') return invalid('isv.invalid-charset', '字符集错误');
    if (params['sign_type'] !== 'RSA2') return invalid('isv.invalid-signature-type', '无效的签名类型');
    if (params['version'] !== '1.0') return invalid('isv.invalid-version', '版本错误');
    const at = fromBeijing(params['timestamp'] ?? '');
    if (!(Math.abs(this.#options.now() - at) <= MAX_CLOCK_OFFSET_MS))
      return invalid('isv.invalid-timestamp', '非法的时间戳参数');
    const isSigned = isRsa2(signedText(params, ['sign']), params['sign'] ?? '', this.#appKey);
    return isSigned ? null : invalid('isv.invalid-signature', '无效签名');
  }

  /** Answers a server-to-server call of the gateway. */
  async answer(request: SimRequest): Promise<SimAnswer> {
    const fault = this.faults.shift();
    if (fault === 'deaf') return { status: 0, body: null };
    if (fault === 'error500') return { status: 500, body: 'busy' };
    const params = Alipay.paramsOf(request);
    const method = params['method'] ?? '';
    const inner =
      fault === 'systemError'
        ? {
            code: '20000',
            msg: 'Service Currently Unavailable',
            sub_code: 'aop.ACQ.SYSTEM_ERROR',
            sub_msg: '系统繁忙',
          }
        : (this.refusalOf(params) ??
          this.#perform(method, JSON.parse(params['biz_content'] ?? '{}') as Inner));
    this.#memory.save();
    if (fault === 'deafAfter') return { status: 0, body: null };
    const signed = signedAnswer(method, inner, this.#platformKey);
    const body =
      fault === 'unsigned'
        ? signed.replace(/,"sign":"[^"]*"\}$/, '}')
        : fault === 'badSignature'
          ? signed.replace('"code":', '"Code":"","code":')
          : signed;
    return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body };
  }

  #perform(method: string, content: Inner): Inner {
    switch (method) {
      case 'alipay.trade.query':
        return this.#query(content);
      case 'alipay.trade.close':
        return this.#close(content);
      case 'alipay.trade.refund':
        return this.#refund(content);
      case 'alipay.trade.fastpay.refund.query':
        return this.#refundQuery(content);
      case 'alipay.data.dataservice.bill.downloadurl.query':
        return this.#bill(content);
      default:
        return invalid('isv.invalid-method', '不存在的方法名');
    }
  }

  // --- trades -------------------------------------------------------------------------------------------------------

  /** The order in a signed address of wap.pay or page.pay, or why there is none. */
  pageOrder(params: Params): PageOrder | string {
    const refusal = this.refusalOf(params);
    if (refusal !== null) return text(refusal['sub_msg']);
    const content = JSON.parse(params['biz_content'] ?? '{}') as Inner;
    const products: Readonly<Record<string, string>> = {
      'alipay.trade.wap.pay': 'QUICK_WAP_WAY',
      'alipay.trade.page.pay': 'FAST_INSTANT_TRADE_PAY',
    };
    const total = fenOf(content['total_amount']);
    const subject = text(content['subject']);
    const outTradeNo = text(content['out_trade_no']);
    const expiresAt =
      content['time_expire'] === undefined
        ? this.#options.now() + 15 * DAY_MS
        : fromBeijing(text(content['time_expire']));
    if (content['product_code'] !== products[params['method'] ?? '']) return '产品码有误';
    if (!/^[0-9A-Za-z_]{1,64}$/.test(outTradeNo)) return '商户订单号有误';
    if (!(total >= 1 && total <= 10_000_000_000) || !/^\d+\.\d\d$/.test(text(content['total_amount'])))
      return '金额有误';
    if (subject === '' || subject.length > 256 || /[/=&]/.test(subject)) return '订单标题有误';
    if (Number.isNaN(expiresAt)) return '绝对超时时间有误';
    return {
      outTradeNo,
      subject,
      total,
      expiresAt,
      notifyUrl: params['notify_url'] ?? '',
      returnUrl: params['return_url'] ?? '',
      quitUrl: text(content['quit_url']),
    };
  }

  /** The payer confirms and pays. @returns why not, or the trade */
  pay(order: PageOrder): AlipayTrade | string {
    const now = this.#options.now();
    if (now >= order.expiresAt) return '交易已超时，请重新下单';
    const known = this.#memory.state.alipayTrades[order.outTradeNo];
    if (known !== undefined && known.total !== order.total) return '交易信息被篡改';
    if (known?.state === 'TRADE_SUCCESS') return '交易已支付';
    if (known?.state === 'TRADE_CLOSED') return '交易已关闭';
    const trade: AlipayTrade = known ?? this.#create(order);
    trade.state = 'TRADE_SUCCESS';
    trade.paidAt = now;
    this.#memory.save();
    this.#notify(trade, {});
    return trade;
  }

  /** The payer has logged in and sees the trade, but does not pay: from now on it exists. */
  create(order: PageOrder): void {
    this.#memory.state.alipayTrades[order.outTradeNo] ??= this.#create(order);
    this.#memory.save();
  }

  #create(order: PageOrder): AlipayTrade {
    const trade: AlipayTrade = {
      outTradeNo: order.outTradeNo,
      subject: order.subject,
      total: order.total,
      notifyUrl: order.notifyUrl,
      createdAt: this.#options.now(),
      tradeNo: `2026${this.#memory.nextNumber(24)}`,
      state: 'WAIT_BUYER_PAY',
      paidAt: 0,
    };
    this.#memory.state.alipayTrades[order.outTradeNo] = trade;
    return trade;
  }

  #tradeOf(content: Inner): AlipayTrade | undefined {
    const tradeNo = text(content['trade_no']);
    return tradeNo === ''
      ? this.#memory.state.alipayTrades[text(content['out_trade_no'])]
      : Object.values(this.trades).find((trade) => trade.tradeNo === tradeNo);
  }

  #query(content: Inner): Inner {
    const trade = this.#tradeOf(content);
    if (trade === undefined) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    return success({
      buyer_logon_id: '138****0000',
      buyer_pay_amount: '0.00',
      buyer_user_id: '2088000000000002',
      out_trade_no: trade.outTradeNo,
      point_amount: '0.00',
      receipt_amount: '0.00',
      ...(trade.paidAt > 0 ? { send_pay_date: beijingTime(trade.paidAt) } : {}),
      total_amount: yuan(trade.total),
      trade_no: trade.tradeNo,
      trade_status: trade.state,
    });
  }

  #close(content: Inner): Inner {
    const trade = this.#tradeOf(content);
    if (trade === undefined) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    if (trade.state !== 'WAIT_BUYER_PAY') return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    trade.state = 'TRADE_CLOSED';
    return success({ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo });
  }

  // --- refunds ------------------------------------------------------------------------------------------------------

  #refundsOf(outTradeNo: string): readonly AlipayRefund[] {
    return Object.values(this.#memory.state.alipayRefunds).filter((item) => item.outTradeNo === outTradeNo);
  }

  #refund(content: Inner): Inner {
    const trade = this.#tradeOf(content);
    const outRequestNo = text(content['out_request_no']);
    const refund = fenOf(content['refund_amount']);
    if (trade === undefined) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    const before = this.#refundsOf(trade.outTradeNo);
    const given = before.reduce((sum, item) => sum + item.refund, 0);
    const same = before.find((item) => item.outRequestNo === outRequestNo);
    const view = (sum: number, isChanged: boolean) =>
      success({
        buyer_logon_id: '138****0000',
        buyer_user_id: '2088000000000002',
        fund_change: isChanged ? 'Y' : 'N',
        gmt_refund_pay: beijingTime(this.#options.now()),
        out_trade_no: trade.outTradeNo,
        refund_fee: yuan(sum),
        send_back_fee: isChanged ? yuan(refund) : '0.00',
        trade_no: trade.tradeNo,
      });
    if (same !== undefined)
      return same.refund === refund
        ? view(given, false)
        : failed('ACQ.DISCORDANT_REPEAT_REQUEST', '请求信息不一致');
    if (trade.paidAt === 0 || trade.state === 'TRADE_FINISHED' || trade.state === 'WAIT_BUYER_PAY')
      return failed('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
    if (!(refund >= 1) || given + refund > trade.total)
      return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
    this.#memory.state.alipayRefunds[`${trade.outTradeNo}/${outRequestNo}`] = {
      outRequestNo,
      outTradeNo: trade.outTradeNo,
      refund,
      at: this.#options.now(),
    };
    // A trade that is given back whole is closed.
    if (given + refund === trade.total) trade.state = 'TRADE_CLOSED';
    this.#notify(trade, {
      refund_fee: yuan(given + refund),
      out_biz_no: outRequestNo,
      gmt_refund: `${beijingTime(this.#options.now())}.000`,
    });
    return view(given + refund, true);
  }

  #refundQuery(content: Inner): Inner {
    const trade = this.#tradeOf(content);
    if (trade === undefined) return failed('ACQ.TRADE_NOT_EXIST', '交易不存在');
    const refund = this.#refundsOf(trade.outTradeNo).find(
      (item) => item.outRequestNo === content['out_request_no'],
    );
    if (refund === undefined) return success({});
    return success({
      out_request_no: refund.outRequestNo,
      out_trade_no: trade.outTradeNo,
      refund_amount: yuan(refund.refund),
      refund_status: 'REFUND_SUCCESS',
      total_amount: yuan(trade.total),
      trade_no: trade.tradeNo,
      gmt_refund_pay: beijingTime(refund.at),
    });
  }

  // --- notifications ------------------------------------------------------------------------------------------------

  #notify(trade: AlipayTrade, more: Params): void {
    const id = `2026${this.#memory.nextNumber(30)}`;
    this.#memory.save();
    if (trade.notifyUrl === '') return;
    this.notifier.add({
      label: `${trade.state} ${trade.outTradeNo}`,
      url: trade.notifyUrl,
      schedule: ALIPAY_SCHEDULE_SEC,
      isAcknowledged: (status, body) => status === 200 && body.trim().toLowerCase() === 'success',
      build: () => this.notification(this.noticeOf(trade, id, more)),
    });
  }

  /** Parameters of a notification, not yet signed. */
  noticeOf(trade: AlipayTrade, id: string, more: Params): Params {
    return {
      app_id: ALIPAY_MERCHANT.appId,
      auth_app_id: ALIPAY_MERCHANT.appId,
      buyer_id: '2088000000000002',
      buyer_pay_amount: yuan(trade.total),
      charset: 'utf-8',
      fund_bill_list: JSON.stringify([{ amount: yuan(trade.total), fundChannel: 'ALIPAYACCOUNT' }]),
      gmt_create: beijingTime(trade.createdAt),
      gmt_payment: beijingTime(trade.paidAt),
      invoice_amount: yuan(trade.total),
      notify_id: id,
      notify_time: beijingTime(this.#options.now()),
      notify_type: 'trade_status_sync',
      out_trade_no: trade.outTradeNo,
      point_amount: '0.00',
      receipt_amount: yuan(trade.total),
      seller_id: ALIPAY_MERCHANT.sellerId,
      subject: trade.subject,
      total_amount: yuan(trade.total),
      trade_no: trade.tradeNo,
      trade_status: trade.state,
      version: '1.0',
      ...more,
    };
  }

  /** A notification as it goes over the wire; tests make wrong ones with it. */
  notification(params: Params): Message {
    const sign = signRsa2(signedText(params, ['sign', 'sign_type']), this.#platformKey);
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body: new URLSearchParams({ ...params, sign_type: 'RSA2', sign }).toString(),
    };
  }

  /** What is added to the merchant's address when the payer comes back. */
  returnQuery(trade: AlipayTrade): string {
    const params = {
      app_id: ALIPAY_MERCHANT.appId,
      charset: 'utf-8',
      method: 'alipay.trade.wap.pay.return',
      out_trade_no: trade.outTradeNo,
      seller_id: ALIPAY_MERCHANT.sellerId,
      timestamp: beijingTime(this.#options.now()),
      total_amount: yuan(trade.total),
      trade_no: trade.tradeNo,
      version: '1.0',
    };
    const sign = signRsa2(signedText(params, []), this.#platformKey);
    return new URLSearchParams({ ...params, sign_type: 'RSA2', sign }).toString();
  }

  // --- bills --------------------------------------------------------------------------------------------------------

  #bill(content: Inner): Inner {
    const day = text(content['bill_date']);
    const now = this.#options.now();
    const start = Date.parse(`${day}T00:00:00+08:00`);
    if (content['bill_type'] !== 'trade' || Number.isNaN(start) || now < start + DAY_MS)
      return failed('INVAILID_ARGUMENTS', '入参不合法');
    const archive =
      now < start + DAY_MS + 9 * 3_600_000
        ? null
        : alipayBill(ALIPAY_MERCHANT.sellerId, Object.values(this.trades), Object.values(this.refunds), day);
    if (archive === null) return failed('BILL_NOT_EXIST', '账单不存在');
    const id = randomBytes(24).toString('base64url');
    this.#bills.set(id, { archive, until: now + BILL_LIFE_MS });
    return success({ bill_download_url: `${this.#origin()}/downloadBillFile.resource?fileId=${id}` });
  }

  download(id: string): SimAnswer {
    const bill = this.#bills.get(id);
    if (bill === undefined || this.#options.now() > bill.until) return { status: 403, body: '' };
    return { status: 200, headers: { 'content-type': 'application/zip' }, body: bill.archive };
  }
}
