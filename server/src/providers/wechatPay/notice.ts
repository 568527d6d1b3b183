/**
 * Reads notifications of WeChat Pay v3: signature over the raw body by a key of the ring, at most five minutes old, then the
 * sealed resource, then merchant, app and currency.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import * as z from 'zod';
import { NoticeError } from '../../errors.ts';
import type { Notice } from '../../ports.ts';
import { validDate } from '../beijing.ts';
import { id } from '../id.ts';
import { refundStateOf } from './refundState.ts';
import type { WechatPaySettings } from './settings.ts';

const MAX_AGE_SEC = 300;

const ENVELOPE = z.object({
  id: id().min(1),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.string().default(''),
    nonce: z.string(),
  }),
});

const PAYMENT = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: id(),
  transaction_id: id().min(1),
  trade_state: z.string(),
  success_time: z.string(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }),
});

const REFUND = z.object({
  mchid: z.string(),
  out_trade_no: id(),
  out_refund_no: id(),
  refund_id: id(),
  refund_status: z.string(),
  amount: z.object({ refund: z.int() }),
});

/** @throws NoticeError */
export function readWechatNotice(
  settings: WechatPaySettings,
  headers: IncomingHttpHeaders,
  body: string,
  now: Date,
): Notice {
  checkSignature(settings, headers, body, now);
  const envelope = ENVELOPE.safeParse(parseJson(body));
  if (!envelope.success) throw new NoticeError('malformed');
  const { id: eventId, event_type: event, resource } = envelope.data;
  const plain = open(settings, resource);
  if (event.startsWith('TRANSACTION.')) return paymentOf(settings, eventId, plain);
  if (event.startsWith('REFUND.')) return refundOf(settings, eventId, plain);
  return { kind: 'other', eventId, orderNo: '' };
}

function checkSignature(
  settings: WechatPaySettings,
  headers: IncomingHttpHeaders,
  body: string,
  now: Date,
): void {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(header);
  if (!timestamp || !nonce || !signature || !serial) throw new NoticeError('unsigned');
  const key = Object.hasOwn(settings.keyRing, serial) ? settings.keyRing[serial] : undefined;
  if (key === undefined) throw new NoticeError('unknownKey');
  if (!(Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= MAX_AGE_SEC)) throw new NoticeError('stale');
  if (!Rsa.verify(Formatter.response(timestamp, nonce, body), signature, key))
    throw new NoticeError('badSignature');
}

function open(settings: WechatPaySettings, resource: z.output<typeof ENVELOPE>['resource']): unknown {
  const { ciphertext, nonce, associated_data: data } = resource;
  try {
    return parseJson(Aes.AesGcm.decrypt(ciphertext, Buffer.from(settings.apiV3Key), nonce, data));
  } catch {
    throw new NoticeError('undecipherable');
  }
}

function paymentOf(settings: WechatPaySettings, eventId: string, plain: unknown): Notice {
  const payment = PAYMENT.safeParse(plain);
  if (!payment.success) throw new NoticeError('malformed', { eventId, orderNo: '' });
  const { data } = payment;
  const orderNo = data.out_trade_no;
  if (data.mchid !== settings.mchId || data.appid !== settings.appId)
    throw new NoticeError('wrongMerchant', { eventId, orderNo });
  if (data.trade_state !== 'SUCCESS') return { kind: 'other', eventId, orderNo };
  if (data.amount.currency !== 'CNY') throw new NoticeError('wrongCurrency', { eventId, orderNo });
  return {
    kind: 'paid',
    eventId,
    orderNo,
    trade: {
      state: 'paid',
      txn: data.transaction_id,
      amountFen: data.amount.total,
      paidAt: validDate(data.success_time),
    },
  };
}

function refundOf(settings: WechatPaySettings, eventId: string, plain: unknown): Notice {
  const refund = REFUND.safeParse(plain);
  if (!refund.success) throw new NoticeError('malformed', { eventId, orderNo: '' });
  const { mchid, out_trade_no: orderNo, out_refund_no: refundNo, refund_id: refundId } = refund.data;
  if (mchid !== settings.mchId) throw new NoticeError('wrongMerchant', { eventId, orderNo });
  const state = refundStateOf(refund.data.refund_status);
  const amountFen = refund.data.amount.refund;
  const view = { state, refundId, orderNo, amountFen, acceptedAt: null };
  return { kind: 'refund', eventId, orderNo, refundNo, refund: view };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
