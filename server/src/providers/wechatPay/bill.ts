/**
 * The trade bill of WeChat Pay, type ALL: a header, lines that begin with a back-tick, a header of sums, the sums. Columns
 * are found by name, so that one more does no harm. The library splits a line; its reader of whole bills counts on a BOM and
 * an empty last line, and loses a line without a word where there is none.
 */
import { parseYuan } from '@shangyuan/contract';
import { Formatter } from 'wechatpay-axios-plugin';
import { ProviderError } from '../../errors.ts';
import type { BillRow } from '../../ports.ts';

type Row = Readonly<Record<string, string>>;

const castRow = (line: string, names: readonly string[]) => Formatter.castCsvLine(line, [...names]) as Row;

/** @throws ProviderError where the text is no such bill, or not all of it */
export function parseWechatBill(text: string): readonly BillRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = lines[0]?.split(',') ?? [];
  const end = lines.findIndex((line, index) => index > 0 && !line.startsWith('`'));
  const sums = castRow(lines[end + 1] ?? '', lines[end]?.split(',') ?? []);
  const rows = lines.slice(1, end).map((line) => rowOf(castRow(line, names)));
  if (end === -1 || sums['总交易单数'] !== String(rows.length))
    throw new ProviderError('untrusted', 'bill sums');
  return rows;
}

function rowOf(row: Row): BillRow {
  const isRefund = row['交易状态'] === 'REFUND';
  const amountFen = parseYuan((isRefund ? row['退款金额'] : (row['订单金额'] ?? row['应结订单金额'])) ?? '');
  const feeFen = parseYuan(row['手续费'] ?? '');
  const orderNo = row['商户订单号'] ?? '';
  if (amountFen === null || feeFen === null || orderNo === '')
    throw new ProviderError('untrusted', 'bill row');
  return {
    kind: isRefund ? 'refund' : 'payment',
    orderNo,
    refundNo: isRefund ? (row['商户退款单号'] ?? '') : '',
    txn: row['微信订单号'] ?? '',
    amountFen,
    feeFen: isRefund ? -Math.abs(feeFen) : Math.abs(feeFen),
  };
}
