/**
 * What the operator's page asks and does. Each act is the service that the command of the same name has; here is only what a page
 * checks before it, and the pages of lists.
 */
import { formatYuan, ORDER_STATES, parseYuan, type OutputOf, type ParsedOf } from '@shangyuan/contract';
import type { OPERATOR_CALLS } from '@shangyuan/contract/operator';
import type { OpsCtx } from '../../context.ts';
import { formatCode } from '../../crypto/codeText.ts';
import { AppError, ProviderError } from '../../errors.ts';
import { findUser } from '../account/operator.service.ts';
import { listAudit } from '../audit/audit.service.ts';
import {
  countOlderCodes,
  createCodes,
  listBatches,
  revokeBatch,
  revokeCode,
  showBatch,
  showCode,
} from '../codes/code.service.ts';
import { countOpenLetters, findLetters } from '../feedback/feedback.service.ts';
import { HolidayFileError } from '../holidays/holidayFile.ts';
import { importNotices, listHolidays, readNotices, recordNoticeCheck } from '../holidays/holidays.service.ts';
import {
  isStuckRefund,
  moneySince,
  reconcileOrder,
  searchOrders,
  searchRefunds,
  showOrder,
} from '../payment/operator.service.ts';
import { cancelRefund, daysTakenBack, requestRefund } from '../payment/refund.service.ts';
import { oldestDueOrderSec, oldestDueRefundSec } from '../payment/sweep.service.ts';
import { oldestDueErasureSec } from '../privacy/accountErasure.service.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { listSwitches } from '../switches/switches.service.ts';
import {
  countsOf,
  presentBatch,
  presentEntry,
  presentLetter,
  presentOrder,
  presentOrderDetail,
  presentRefund,
  presentUse,
} from './operator.present.ts';

type Calls = typeof OPERATOR_CALLS;
type In<N extends keyof Calls> = ParsedOf<Calls[N]>;
type Out<N extends keyof Calls> = OutputOf<Calls[N]>;

const PAGE = 20;

/** Seconds from which the alarms of docs/OPERATIONS.md ring. */
const ALARMS = { dueOrder: 600, dueRefund: 900, dueErasure: 3_600 } as const;

const orNull = <T extends string>(value: T): Exclude<T, ''> | null =>
  value === '' ? null : (value as Exclude<T, ''>);

/** A page of a list that was asked for one row more, and the place of the next one. */
function pageOf<T extends { readonly id: string }>(rows: readonly T[]) {
  const page = rows.slice(0, PAGE);
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? '') : '' };
}

const dayStart = (day: string) => new Date(`${day}T00:00:00+08:00`);

/** What a provider or a file is refused for, in words for the page. */
async function asAppError<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError)
      throw new AppError('payFailed', { msg: `支付方没有应答（${error.code}），请稍后再试` });
    if (error instanceof HolidayFileError)
      throw new AppError('badInput', { field: 'file', msg: `放假安排有误：${error.message}` });
    throw error;
  }
}

export async function overview(ctx: OpsCtx): Promise<Out<'overview'>> {
  const now = ctx.clock.now();
  const { income, openRefunds, paid, pending, refunded, refunds, stuckRefunds } = await moneySince(
    ctx,
    dayStart(shanghaiDay(now)),
  );
  return {
    at: now.toISOString(),
    alarms: [
      { key: 'dueOrder', seconds: await oldestDueOrderSec(ctx), limit: ALARMS.dueOrder },
      { key: 'dueRefund', seconds: await oldestDueRefundSec(ctx), limit: ALARMS.dueRefund },
      { key: 'dueErasure', seconds: await oldestDueErasureSec(ctx), limit: ALARMS.dueErasure },
    ],
    pendingOrders: pending,
    openRefunds,
    stuckRefunds,
    openFeedback: await countOpenLetters(ctx),
    switchesOff: (await listSwitches(ctx)).filter(({ value }) => !value).length,
    olderCodes: await countOlderCodes(ctx),
    holidaysAsOf: (await listHolidays(ctx)).asOf,
    today: { paid, income: formatYuan(income), refunds, refunded: formatYuan(refunded) },
  };
}

const STATUS_OF = Object.fromEntries(
  Object.entries(ORDER_STATES).map(([status, state]) => [state, Number(status)]),
) as Readonly<Record<string, 1 | 2 | 3 | 4 | 5>>;

export async function orders(ctx: OpsCtx, input: In<'orders'>): Promise<Out<'orders'>> {
  const key = input.account.trim();
  const account = key === '' ? null : await findUser(ctx, key);
  if (key !== '' && account === null) return { orders: [], next: '' };
  const rows = await searchOrders(ctx, {
    orderNo: orNull(input.orderNo.trim()),
    accountId: account?.id ?? null,
    status: STATUS_OF[input.state] ?? null,
    channel: orNull(input.channel),
    after: orNull(input.after),
    limit: PAGE + 1,
  });
  const { page, next } = pageOf(rows);
  return { orders: page.map(presentOrder), next };
}

type ShownOrder = Awaited<ReturnType<typeof showOrder>>;

async function presentShown(ctx: OpsCtx, shown: ShownOrder): Promise<Out<'order'>> {
  if (shown === null) throw new AppError('orderUnknown');
  const account = await findUser(ctx, shown.order.account_id);
  return presentOrderDetail(shown, account, (refund) => isStuckRefund(ctx, refund));
}

export async function order(ctx: OpsCtx, { orderNo }: In<'order'>): Promise<Out<'order'>> {
  return presentShown(ctx, await showOrder(ctx, orderNo));
}

export async function checkOrder(ctx: OpsCtx, { orderNo }: In<'checkOrder'>): Promise<Out<'order'>> {
  return presentShown(ctx, await asAppError(async () => reconcileOrder(ctx, orderNo)));
}

export async function refund(ctx: OpsCtx, input: In<'refund'>): Promise<Out<'refund'>> {
  const amountFen = parseYuan(input.amount.trim());
  if (amountFen === null || amountFen < 1)
    throw new AppError('badInput', { field: 'amount', msg: '退款金额须为元，如 18 或 18.50' });
  const shown = await showOrder(ctx, input.orderNo);
  if (shown === null) throw new AppError('orderUnknown');
  const made = await requestRefund(ctx, input.orderNo, {
    amountFen,
    days: daysTakenBack(shown.order, amountFen, input.days),
    reason: input.reason.trim(),
    actor: ctx.operator,
    requestId: input.requestId,
  });
  return presentRefund(made, input.orderNo, isStuckRefund(ctx, made));
}

export async function refunds(ctx: OpsCtx, { show, after }: In<'refunds'>): Promise<Out<'refunds'>> {
  const { page, next } = pageOf(await searchRefunds(ctx, show, { after: orNull(after), limit: PAGE + 1 }));
  return { refunds: page.map((row) => presentRefund(row, row.order_no, isStuckRefund(ctx, row))), next };
}

export async function endRefund(ctx: OpsCtx, { refundNo, reason }: In<'cancelRefund'>): Promise<void> {
  await asAppError(async () => cancelRefund(ctx, refundNo, reason));
}

export async function batches(ctx: OpsCtx, { after }: In<'batches'>): Promise<Out<'batches'>> {
  const { page, next } = pageOf(await listBatches(ctx, { after: orNull(after), limit: PAGE + 1 }));
  return { batches: page.map((row) => presentBatch(row, row)), next };
}

export async function batch(ctx: OpsCtx, { id }: In<'batch'>): Promise<Out<'batch'>> {
  const shown = await showBatch(ctx, id);
  if (shown === null) throw new AppError('notFound', { field: 'id' });
  return { batch: presentBatch(shown, countsOf(shown.codes)), codes: shown.codes.map(presentUse) };
}

export async function findCode(ctx: OpsCtx, input: In<'findCode'>): Promise<Out<'findCode'>> {
  const code = await showCode(ctx, input.code);
  const own = code?.batch ?? null;
  if (code === null || own === null) throw new AppError('notFound', { field: 'code', msg: '没有这个激活码' });
  const { codes } = (await showBatch(ctx, own.id)) ?? { codes: [] };
  return { batch: presentBatch(own, countsOf(codes)), code: presentUse(code) };
}

export async function newCodes(ctx: OpsCtx, input: In<'createCodes'>): Promise<Out<'createCodes'>> {
  const expiresAt = input.expires === '' ? null : dayStart(input.expires);
  if (expiresAt !== null && expiresAt <= ctx.clock.now())
    throw new AppError('badInput', { field: 'expires', msg: '失效日已过，这样的码谁也用不了' });
  const { requestId, size, days } = input;
  const made = await createCodes(ctx, { name: input.name.trim(), size, days, expiresAt, requestId });
  return { batch: presentBatch(made.batch, { used: 0, revoked: 0 }), codes: made.codes.map(formatCode) };
}

export async function endBatch(ctx: OpsCtx, { id, reason }: In<'revokeBatch'>): Promise<Out<'revokeBatch'>> {
  if ((await showBatch(ctx, id)) === null) throw new AppError('notFound', { field: 'id' });
  return { revoked: await revokeBatch(ctx, id, reason) };
}

export async function endCode(ctx: OpsCtx, { code, reason }: In<'revokeCode'>): Promise<Out<'revokeCode'>> {
  return { revoked: (await revokeCode(ctx, code, reason)) ? 1 : 0 };
}

export async function letters(ctx: OpsCtx, { show, type, after }: In<'feedback'>): Promise<Out<'feedback'>> {
  const filter = { isOpen: show === 'open', type, after: orNull(after), limit: PAGE + 1 };
  const { page, next } = pageOf(await findLetters(ctx, filter));
  return { letters: page.map(presentLetter), next };
}

export async function holidays(ctx: OpsCtx): Promise<Out<'holidays'>> {
  const { asOf, notices } = await listHolidays(ctx);
  return {
    asOf,
    notices: notices.map(({ from, ...notice }) => ({ ...notice, isImported: from === 'operator' })),
  };
}

export async function takeHolidays(
  ctx: OpsCtx,
  { file, isDryRun }: In<'importHolidays'>,
): Promise<Out<'importHolidays'>> {
  const read = await asAppError(() => readNotices(ctx, file));
  if (!isDryRun) await importNotices(ctx, read);
  const notices = read.notices.map(({ year, source, days }) => ({ year, source, days: days.length }));
  return { asOf: read.asOf, notices };
}

export async function markLooked(ctx: OpsCtx, { asOf }: In<'holidaysLooked'>): Promise<void> {
  await asAppError(async () => recordNoticeCheck(ctx, asOf));
}

export async function entries(ctx: OpsCtx, input: In<'audit'>): Promise<Out<'audit'>> {
  const words = Object.entries(input).flatMap(([key, value]) =>
    value.trim() === '' ? [] : [[key, value.trim()]],
  );
  const { page, next } = pageOf(await listAudit(ctx, { ...Object.fromEntries(words), limit: PAGE + 1 }));
  return { entries: page.map(presentEntry), next };
}
