/**
 * Reads notifications of Alipay: a form signed over its decoded values. Refunds are notified with the trade's old state, so
 * a notification that speaks of one never counts as a payment.
 */
import { parseYuan } from '@shangyuan/contract';
import * as z from 'zod';
import { NoticeError } from '../../errors.ts';
import type { Notice } from '../../ports.ts';
import { parseBeijingTime } from '../beijing.ts';
import { id } from '../id.ts';
import type { Gateway } from './gateway.ts';
import type { AlipaySettings } from './settings.ts';

const IDS = z.object({
  notify_id: id(128).min(1),
  out_trade_no: id().default(''),
  out_biz_no: id().default(''),
});
const TXN = id().min(1);
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** @throws NoticeError */
export function readAlipayNotice(settings: AlipaySettings, gateway: Gateway, body: string): Notice {
  const params = paramsOf(body);
  if (params['sign'] === undefined) throw new NoticeError('unsigned');
  // Compared first: it costs nothing beside a signature.
  if (params['app_id'] !== settings.appId) throw new NoticeError('wrongMerchant');
  if (!gateway.isNoticeSigned(params)) throw new NoticeError('badSignature');
  const text = (name: string) => params[name] ?? '';
  const ids = IDS.safeParse(params);
  if (!ids.success) throw new NoticeError('malformed');
  const { notify_id: eventId, out_trade_no: orderNo, out_biz_no: refundNo } = ids.data;
  const signed = { eventId, orderNo };
  if (text('seller_id') !== settings.sellerId) throw new NoticeError('wrongMerchant', signed);
  if (text('notify_type') !== 'trade_status_sync') return { kind: 'other', ...signed };
  if (refundNo !== '' || text('gmt_refund') !== '' || (parseYuan(text('refund_fee')) ?? 0) !== 0)
    return { kind: 'refund', ...signed, refundNo, refund: null };
  if (!PAID.has(text('trade_status'))) return { kind: 'other', ...signed };
  const amountFen = parseYuan(text('total_amount'));
  const txn = TXN.safeParse(params['trade_no']);
  if (amountFen === null || !txn.success) throw new NoticeError('malformed', signed);
  return {
    kind: 'paid',
    ...signed,
    trade: { state: 'paid', txn: txn.data, amountFen, paidAt: parseBeijingTime(text('gmt_payment')) },
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
