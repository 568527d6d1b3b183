/**
 * The trade bill of a day as it is downloaded: a ZIP of two CSV files in GBK, 业务明细 and 业务明细(汇总).
 */
import { yuan } from './cashier.ts';
import { encodeGbk } from './gbk.ts';
import type { AlipayRefund, AlipayTrade } from './state.ts';
import { beijingDay, beijingTime } from './time.ts';
import { zip } from './zip.ts';

const HEADER =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const SUM_HEADER =
  '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）,商家优惠（元）,卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）';

const feeOf = (fen: number) => Math.round(fen * 0.006);
/** Numbers that a spreadsheet must not shorten end with a tab. */
const tab = (text: string) => `${text}\t`;

/** @returns the archive, or null for a day without payments and refunds */
export function alipayBill(
  sellerId: string,
  trades: readonly AlipayTrade[],
  refunds: readonly AlipayRefund[],
  day: string,
): Buffer | null {
  const paid = trades.filter((trade) => trade.paidAt > 0 && beijingDay(trade.paidAt) === day);
  const given = refunds.filter((refund) => beijingDay(refund.at) === day);
  if (paid.length + given.length === 0) return null;
  const row = (trade: AlipayTrade, kind: string, at: number, fen: number, request: string, fee: number) =>
    [
      tab(trade.tradeNo), tab(trade.outTradeNo), tab(kind), trade.subject, beijingTime(trade.createdAt), beijingTime(at), tab(''),
      tab(''), tab(''), tab(''), tab('*买(138****0000)'), yuan(fen), yuan(fen), '0.00', '0.00', '0.00', '0.00', '0.00', '',
      tab('0.00'), '0.00', tab(request), yuan(fee), '0.00', '',
    ].join(','); // prettier-ignore
  const payments = paid.map((trade) =>
    row(trade, '交易', trade.paidAt, trade.total, '', -feeOf(trade.total)),
  );
  const returns = given.flatMap((refund) => {
    const trade = trades.find((item) => item.outTradeNo === refund.outTradeNo);
    return trade === undefined
      ? []
      : [row(trade, '退款', refund.at, -refund.refund, refund.outRequestNo, feeOf(refund.refund))];
  });
  const sum = paid.reduce((total, trade) => total + trade.total, 0);
  const back = given.reduce((total, refund) => total + refund.refund, 0);
  const head = [`#账号：[${sellerId}0156]`, `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`];
  const details = [
    '#支付宝业务明细查询',
    ...head,
    '#-----------------------------------------业务明细列表----------------------------------------',
    HEADER,
    ...payments,
    ...returns,
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${payments.length}笔，商家实收共${yuan(sum)}元，商家优惠共0.00元`,
    `#退款合计：${returns.length}笔，商家实收退款共${yuan(-back)}元，商家优惠退款共0.00元`,
    `#导出时间：[${day} 24:00:00]`,
  ];
  const summary = [
    '#支付宝业务汇总查询',
    ...head,
    SUM_HEADER,
    ['合计\t', '', payments.length, returns.length, yuan(sum), yuan(sum - back)].join(','),
  ];
  const name = `${sellerId}0156_${day.replaceAll('-', '')}`;
  const file = (suffix: string, lines: readonly string[]) => ({
    name: encodeGbk(`${name}_${suffix}.csv`),
    content: encodeGbk(`${lines.join('\r\n')}\r\n`),
  });
  return zip([file('业务明细', details), file('业务明细(汇总)', summary)]);
}
