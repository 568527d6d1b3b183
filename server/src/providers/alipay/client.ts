/**
 * Alipay: a signed address opens the cashier, everything else goes through the gateway. A trade exists only once the payer
 * has confirmed, so "none" is an ordinary answer.
 */
import { formatYuan, parseYuan } from '@shangyuan/contract';
import * as z from 'zod';
import { ProviderError } from '../../errors.ts';
import type { Clock, PayOrder, PayPort, RefundOrder, RefundView, Trade } from '../../ports.ts';
import { beijingTime, parseBeijingTime } from '../beijing.ts';
import { id } from '../id.ts';
import { parseAlipayBill } from './bill.ts';
import { openGateway, type Inner } from './gateway.ts';
import { readAlipayNotice } from './notice.ts';
import type { AlipaySettings } from './settings.ts';

const DOWNLOAD_TIMEOUT_MS = 30_000;
const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024;

const ANSWER = z.looseObject({ code: z.string(), sub_code: z.string().default('') });
const TRADE = z.object({
  out_trade_no: z.string(),
  trade_no: id().min(1),
  trade_status: z.string(),
  total_amount: z.string(),
  send_pay_date: z.string().default(''),
});
const REFUND = z.object({
  out_trade_no: z.string(),
  fund_change: z.string().default('N'),
  refund_fee: z.string(),
  gmt_refund_pay: z.string().default(''),
});
const REFUND_QUERY = z.object({
  out_request_no: z.string().default(''),
  out_trade_no: z.string().default(''),
  refund_status: z.string().default(''),
  refund_amount: z.string().default(''),
  gmt_refund_pay: z.string().default(''),
});

const NO_TRADE: Trade = { state: 'none', txn: '', amountFen: 0, paidAt: null };
const NO_REFUND: RefundView = { state: 'none', refundId: '', orderNo: '', amountFen: null, acceptedAt: null };
const STATES: Readonly<Record<string, Trade['state']>> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

export function alipay(settings: AlipaySettings, clock: Clock): PayPort {
  const gateway = openGateway(settings);
  const call = async (method: string, content: object) => gateway.call(method, content, clock.now());
  const queryRefund = async (refund: Pick<RefundOrder, 'refundNo' | 'orderNo' | 'txn'>) =>
    refundOf(
      refund.refundNo,
      await call('alipay.trade.fastpay.refund.query', {
        ...tradeRef(refund),
        out_request_no: refund.refundNo,
        query_options: ['gmt_refund_pay'],
      }),
    );
  return {
    channel: 'alipay',
    startPayment: async (order) => {
      const isPage = order.scene === 'page';
      const url = gateway.pageUrl(
        isPage ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay',
        contentOf(order),
        { notifyUrl: order.noticeUrl, returnUrl: order.returnUrl },
        clock.now(),
      );
      return { kind: 'redirect', url };
    },
    query: async (orderNo) => tradeOf(orderNo, await call('alipay.trade.query', { out_trade_no: orderNo })),
    close: async (orderNo) => {
      const answer = await call('alipay.trade.close', { out_trade_no: orderNo });
      accept(answer, ['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID']);
    },
    refund: async (refund) => {
      const answer = await call('alipay.trade.refund', {
        ...tradeRef(refund),
        refund_amount: formatYuan(refund.amountFen),
        out_request_no: refund.refundNo,
        refund_reason: refund.reason,
      });
      accept(answer, []);
      const { refundNo, orderNo, amountFen } = refund;
      const { fund_change: change, refund_fee: total, gmt_refund_pay: at, ...about } = parsed(REFUND, answer);
      if (about.out_trade_no !== orderNo) throw new ProviderError('untrusted', 'another order');
      // What has gone back of the trade in all, this refund among it.
      if ((parseYuan(total) ?? 0) < amountFen) throw new ProviderError('untrusted', 'amount');
      if (change === 'Y')
        return { state: 'done', refundId: refundNo, orderNo, amountFen, acceptedAt: parseBeijingTime(at) };
      // A repeat moves no money and says nothing of the first time.
      const known = await queryRefund(refund);
      return known.state === 'none' ? { ...NO_REFUND, state: 'processing' } : known;
    },
    queryRefund,
    bill: async (day) => {
      const answer = await call('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      });
      if (!accept(answer, ['BILL_NOT_EXIST', 'isp.bill_not_exist', 'isv.bill_not_exist'])) return [];
      const { bill_download_url: url } = parsed(z.object({ bill_download_url: z.url() }), answer);
      return parseAlipayBill(await download(settings, url));
    },
    readNotice: (_headers, body) => readAlipayNotice(settings, gateway, body),
  };
}

/** A trade by our number; one of several payments of an order by the provider's. */
const tradeRef = ({ orderNo, txn }: Pick<RefundOrder, 'orderNo' | 'txn'>) =>
  txn === '' ? { out_trade_no: orderNo } : { trade_no: txn };

function contentOf(order: PayOrder): object {
  return {
    out_trade_no: order.orderNo,
    total_amount: formatYuan(order.amountFen),
    subject: order.subject,
    product_code: order.scene === 'page' ? 'FAST_INSTANT_TRADE_PAY' : 'QUICK_WAP_WAY',
    time_expire: beijingTime(order.expiresAt),
    ...(order.scene === 'wap' ? { quit_url: order.quitUrl } : {}),
  };
}

/**
 * Takes an answer that is a success or one of the refusals that are fine.
 *
 * @returns whether it is a success
 * @throws ProviderError
 */
function accept(answer: Inner, fine: readonly string[]): boolean {
  const { code, sub_code: subCode } = parsed(ANSWER, answer);
  if (code === '10000') return true;
  if (fine.includes(subCode)) return false;
  // 20000: the gateway does not know itself what became of it.
  throw new ProviderError(
    code === '20000' || subCode.includes('SYSTEM_ERROR') ? 'unreachable' : 'refused',
    subCode,
  );
}

function parsed<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError('untrusted', 'shape');
  return result.data;
}

function tradeOf(orderNo: string, answer: Inner): Trade {
  if (!accept(answer, ['ACQ.TRADE_NOT_EXIST'])) return NO_TRADE;
  const trade = parsed(TRADE, answer);
  if (trade.out_trade_no !== orderNo) throw new ProviderError('untrusted', 'another order');
  const state = STATES[trade.trade_status] ?? 'waiting';
  if (state !== 'paid') return { ...NO_TRADE, state };
  const amountFen = parseYuan(trade.total_amount);
  if (amountFen === null) throw new ProviderError('untrusted', 'amount');
  return { state, txn: trade.trade_no, amountFen, paidAt: parseBeijingTime(trade.send_pay_date) };
}

function refundOf(refundNo: string, answer: Inner): RefundView {
  if (!accept(answer, ['ACQ.TRADE_NOT_EXIST'])) return NO_REFUND;
  const refund = parsed(REFUND_QUERY, answer);
  if (refund.out_request_no === '') return NO_REFUND;
  if (refund.out_request_no !== refundNo) throw new ProviderError('untrusted', 'another refund');
  // Older answers have no status: that they name the refund says that it was made.
  const isDone =
    refund.refund_status === 'REFUND_SUCCESS' || (refund.refund_status === '' && refund.refund_amount !== '');
  return {
    state: isDone ? 'done' : 'processing',
    refundId: refundNo,
    orderNo: refund.out_trade_no,
    amountFen: refund.refund_amount === '' ? null : parseYuan(refund.refund_amount),
    acceptedAt: parseBeijingTime(refund.gmt_refund_pay),
  };
}

/** The archive, from Alipay's own hosts or that of the gateway. */
async function download(settings: AlipaySettings, address: string): Promise<Uint8Array> {
  const url = new URL(address);
  const isOwn = url.protocol === 'https:' && /(^|\.)alipay\.com$/.test(url.hostname);
  if (!isOwn && url.origin !== new URL(settings.gateway).origin)
    throw new ProviderError('untrusted', 'bill address');
  const bytes = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS), redirect: 'error' })
    .then(async (answer) => (answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null))
    .catch(() => null);
  if (bytes === null) throw new ProviderError('unreachable', 'bill download');
  if (bytes.length > MAX_ARCHIVE_BYTES) throw new ProviderError('untrusted', 'bill size');
  return bytes;
}
