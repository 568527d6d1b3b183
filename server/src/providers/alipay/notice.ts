/**
 * Reads notifications of Alipay: a form signed over its decoded values. Refunds are notified with the trade's old state, so
 * a notification that speaks of one never counts as a payment.
 */
import { parseYuan } from '@shangyuan/contract';
import { NoticeError } from '../../errors.ts';
import type { Notice } from '../../ports.ts';
import { parseBeijingTime } from '../beijing.ts';
import type { Gateway } from './gateway.ts';
import type { AlipaySettings } from './settings.ts';

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** @throws NoticeError */
export function readAlipayNotice(settings: AlipaySettings, gateway: Gateway, body: string): Notice {
  const params = paramsOf(body);
  if (params['sign'] === undefined) throw new NoticeError('unsigned');
  // Compared first: it costs nothing beside a signature.
  if (params['app_id'] !== settings.appId) throw new NoticeError('wrongMerchant');
  if (!gateway.isNoticeSigned(params)) throw new NoticeError('badSignature');
  const text = (name: string) => params[name] ?? '';
  const eventId = text('notify_id');
  const orderNo = text('out_trade_no');
  if (eventId === '' || eventId.length > 128 || orderNo.length > 64) throw new NoticeError('malformed');
  const signed = { eventId, orderNo };
  if (text('seller_id') !== settings.sellerId) throw new NoticeError('wrongMerchant', signed);
  if (text('notify_type') !== 'trade_status_sync') return { kind: 'other', ...signed };
  const refundNo = text('out_biz_no');
  if (refundNo !== '' || text('gmt_refund') !== '' || (parseYuan(text('refund_fee')) ?? 0) !== 0)
    return { kind: 'refund', ...signed, refundNo, refund: null };
  if (!PAID.has(text('trade_status'))) return { kind: 'other', ...signed };
  const amountFen = parseYuan(text('total_amount'));
  const txn = text('trade_no');
  if (amountFen === null || txn === '' || txn.length > 64) throw new NoticeError('malformed', signed);
  return {
    kind: 'paid',
    ...signed,
    trade: { state: 'paid', txn, amountFen, paidAt: parseBeijingTime(text('gmt_payment')) },
  };
}

function paramsOf(body: string): Readonly<Record<string, string>> {
  const params: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(body)) {
    // Twice the same name: what was signed could be the other one.
    if (name in params) throw new NoticeError('malformed');
    params[name] = value;
  }
  return params;
}
