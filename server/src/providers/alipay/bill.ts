/**
 * The trade bill of Alipay: a ZIP with a list of details and one of sums, both CSV in GBK. The details are found by their
 * header, their fields by its names.
 */
import { unzipSync } from 'fflate';
import { parseYuan } from '@shangyuan/contract';
import { ProviderError } from '../../errors.ts';
import type { BillRow } from '../../ports.ts';

const MAX_BYTES = 100 * 1024 * 1024;
const HEADER = '支付宝交易号,商户订单号,业务类型';

/** @throws ProviderError where the archive holds no such bill */
export function parseAlipayBill(archive: Uint8Array): readonly BillRow[] {
  const decoder = new TextDecoder('gbk');
  let texts: readonly string[];
  try {
    const files = unzipSync(archive, { filter: ({ originalSize }) => originalSize <= MAX_BYTES });
    texts = Object.values(files).map((bytes) => decoder.decode(bytes));
  } catch {
    throw new ProviderError('untrusted', 'bill archive');
  }
  const lines = texts
    .map((text) => text.split(/\r?\n/))
    .find((list) => list.some((line) => line.startsWith(HEADER)));
  if (lines === undefined) throw new ProviderError('untrusted', 'bill header');
  const start = lines.findIndex((line) => line.startsWith(HEADER));
  const names = (lines[start] ?? '').split(',');
  const rows = lines.slice(start + 1);
  const end = rows.findIndex((line) => line.startsWith('#'));
  return rows
    .slice(0, end === -1 ? undefined : end)
    .flatMap((line) => (line.trim() === '' ? [] : [rowOf(names, line)]));
}

/** The columns up to the amounts hold no comma but the name of the goods, which we choose without one. */
function rowOf(names: readonly string[], line: string): BillRow {
  const fields = line.split(',').map((field) => field.trim());
  const get = (start: string) => fields[names.findIndex((name) => name.startsWith(start))] ?? '';
  const isRefund = get('业务类型') === '退款';
  const amountFen = parseYuan(get('订单金额'));
  const feeFen = parseYuan(get('服务费') === '' ? '0' : get('服务费'));
  if (amountFen === null || feeFen === null || get('商户订单号') === '')
    throw new ProviderError('untrusted', 'bill row');
  return {
    kind: isRefund ? 'refund' : 'payment',
    orderNo: get('商户订单号'),
    refundNo: isRefund ? get('退款批次号') : '',
    txn: get('支付宝交易号'),
    amountFen: Math.abs(amountFen),
    feeFen: isRefund ? -Math.abs(feeFen) : Math.abs(feeFen),
  };
}
