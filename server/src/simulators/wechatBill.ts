/**
 * The trade bill of a day after 交易账单详细说明 (type ALL): a header, a line a payment or refund with a back-tick before each
 * field, a header of sums, the sums.
 */
import { yuan } from './cashier.ts';
import type { WechatRefund, WechatTrade } from './state.ts';
import { beijingDay, beijingTime } from './time.ts';

const HEADER =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUM_HEADER =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** Fee of an amount in fen: 0.6 %, rounded half up to whole fen. */
export const feeOf = (fen: number) => Math.round(fen * 0.006);

const fee = (fen: number) => `${yuan(fen)}000`;
const line = (fields: readonly string[]) => fields.map((field) => `\`${field}`).join(',');

type Merchant = { readonly appId: string; readonly mchId: string };

/** @returns the text, or null for a day without payments and refunds */
export function wechatBill(
  merchant: Merchant,
  trades: readonly WechatTrade[],
  refunds: readonly WechatRefund[],
  day: string,
): string | null {
  const paid = trades.filter((trade) => trade.paidAt > 0 && beijingDay(trade.paidAt) === day);
  const given = refunds.filter((refund) => beijingDay(refund.createdAt) === day);
  if (paid.length + given.length === 0) return null;
  const head = (trade: WechatTrade, at: number, state: string) => [
    beijingTime(at), merchant.appId, merchant.mchId, '0', '', trade.transactionId, trade.outTradeNo, trade.openid, trade.type,
    state, 'OTHERS', 'CNY',
  ]; // prettier-ignore
  const payments = paid.map(
    (trade) =>
    line([
      ...head(trade, trade.paidAt, 'SUCCESS'), yuan(trade.total), '0.00', '0', '0', '0.00', '0.00', '', '', trade.description, '',
      fee(feeOf(trade.total)), '0.60%', yuan(trade.total), '0.00', '',
    ]), // prettier-ignore
  );
  const returns = given.flatMap((refund) => {
    const trade = trades.find((item) => item.outTradeNo === refund.outTradeNo);
    if (trade === undefined) return [];
    return line([
      ...head(trade, refund.createdAt, 'REFUND'), '0.00', '0.00', refund.refundId, refund.outRefundNo, yuan(refund.refund), '0.00',
      'ORIGINAL', refund.status, trade.description, '', fee(-feeOf(refund.refund)), '0.60%', '0.00', yuan(refund.refund), '',
    ]); // prettier-ignore
  });
  const total = paid.reduce((sum, trade) => sum + trade.total, 0);
  const back = given.reduce((sum, refund) => sum + refund.refund, 0);
  const fees =
    paid.reduce((sum, trade) => sum + feeOf(trade.total), 0) -
    given.reduce((sum, refund) => sum + feeOf(refund.refund), 0);
  const sums = line([
    String(payments.length + returns.length), yuan(total), yuan(back), '0.00', fee(fees), yuan(total), yuan(back),
  ]); // prettier-ignore
  return `\uFEFF${[HEADER, ...payments, ...returns, SUM_HEADER, sums].join('\r\n')}\r\n`;
}
