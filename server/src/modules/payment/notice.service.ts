/**
 * Notifications of providers: accepted only where signature, age, merchant and amount are right, stored by the provider's id,
 * and worked through in the transaction that keeps them. Notices that change nothing are stored too; of unsigned ones, a hash.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel } from '@shangyuan/contract';
import type { OpsCtx, SystemCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { isUniqueViolation, withTransaction } from '../../db/transaction.ts';
import { BOUNDS } from '../../bounds.ts';
import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { NoticeError, type NoticeFault } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import type { Clock, Notice, PayPort } from '../../ports.ts';
import { createWindows } from '../../windows.ts';
import { audit } from '../audit/audit.service.ts';
import * as store from './event.store.ts';
import { applyRefundIn, checkRefundSoon, recordRefundEvent, type RefundOutcome } from './refund.service.ts';
import { isSettled, settle, type Settlement } from './settle.service.ts';

/** What became of a notification. */
export type NoticeOutcome = Settlement | RefundOutcome | NoticeFault | 'ignored';

/** Whether the notification is acknowledged. */
export function isAccepted(outcome: NoticeOutcome): boolean {
  return outcome === 'applied' || outcome === 'ignored' || isSettled(outcome);
}

const KEEP_UNVERIFIED_DAYS = 30;
const RESEAL_BATCH = 200;

type Raw = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** What became of a notification, and whether the provider has signed it. */
export type NoticeResult = { readonly outcome: NoticeOutcome; readonly isSigned: boolean };

/** Takes a notification as it came. */
export type NoticeReader = (ctx: SystemCtx, port: PayPort, raw: Raw) => Promise<NoticeResult>;

/** A reader of notifications. An unsigned notice costs one statement, and none beyond the limit of the hour. */
export function createNoticeReader(clock: Clock): NoticeReader {
  const storedCounts = createWindows(clock, HOUR_MS);
  return async (ctx, port, raw) => {
    const { channel } = port;
    try {
      if (countFields(raw.body) > BOUNDS.noticeFields.limit) throw new NoticeError('malformed');
      const notice = port.readNotice(raw.headers, raw.body, ctx.clock.now());
      return { outcome: await processSigned(ctx, channel, notice, raw.body), isSigned: true };
    } catch (error) {
      if (!(error instanceof NoticeError)) throw error;
      const isSigned = error.eventId !== null;
      recordEvent(ctx, 'notice.refused', { detail: `${channel} ${error.fault}` });
      if (isSigned || storedCounts.add(channel) <= BOUNDS.unsignedNotices.limit)
        await saveRefused(ctx, channel, error, raw.body);
      return { outcome: error.fault, isSigned };
    }
  };
}

/** How many fields a form has, without reading it. */
function countFields(body: string): number {
  let fields = 1;
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1)) fields += 1;
  return fields;
}

async function processSigned(
  ctx: SystemCtx,
  channel: PayChannel,
  notice: Notice,
  body: string,
): Promise<NoticeOutcome> {
  const outcome = await processOnce(ctx, channel, notice, body);
  if (outcome === 'credited' || outcome === 'returned' || outcome === 'doubled')
    recordEvent(ctx, 'order.paid', { detail: `${notice.orderNo} ${outcome} notice` });
  else if (!isAccepted(outcome))
    recordEvent(ctx, 'order.unsettled', { detail: `${notice.orderNo} ${outcome} notice` });
  if (notice.kind === 'refund' && notice.refund !== null)
    recordRefundEvent(ctx, notice.refundNo, notice.refund, outcome);
  return outcome;
}

/** Keeps a notification and does what it says, in one transaction; a repeat of one that was worked through changes nothing. */
async function processOnce(
  ctx: SystemCtx,
  channel: PayChannel,
  notice: Notice,
  body: string,
): Promise<NoticeOutcome> {
  const attempt = (isOther: boolean) =>
    withTransaction(ctx, async (tx): Promise<NoticeOutcome> => {
      const saved = await store.saveEvent(tx, {
        channel,
        event_id: notice.eventId,
        is_verified: true,
        kind: notice.kind,
        order_no: notice.orderNo,
        outcome: 'new',
        raw_enc: ctx.keys.seal(body),
        received_at: ctx.clock.now(),
      });
      if (isAccepted(saved.outcome as NoticeOutcome)) return 'repeat';
      const outcome = isOther ? 'otherPayment' : await applyNotice(ctx, tx, channel, notice);
      await store.setOutcome(tx, channel, notice.eventId, outcome);
      return outcome;
    });
  try {
    return await attempt(false);
  } catch (error) {
    // The provider's own number of the payment stands at another order already.
    if (isUniqueViolation(error)) return attempt(true);
    throw error;
  }
}

async function applyNotice(
  ctx: SystemCtx,
  tx: Tx,
  channel: PayChannel,
  notice: Notice,
): Promise<NoticeOutcome> {
  switch (notice.kind) {
    case 'paid':
      return settle(ctx, tx, { channel, orderNo: notice.orderNo, trade: notice.trade });
    case 'refund':
      return notice.refund === null
        ? checkRefundSoon(ctx, tx, notice.refundNo)
        : applyRefundIn(ctx, tx, notice.refundNo, notice.refund);
    case 'other':
      return 'ignored';
  }
}

/** Stores what is rejected: under the provider's id where the signature was right, else under a hash of what came. */
async function saveRefused(
  ctx: SystemCtx,
  channel: PayChannel,
  error: NoticeError,
  body: string,
): Promise<void> {
  const isVerified = error.eventId !== null;
  const hash = createHash('sha256').update(body).digest('hex');
  await store.saveEvent(ctx.db, {
    channel,
    event_id: error.eventId ?? `refused:${error.fault}:${hash}`,
    is_verified: isVerified,
    kind: 'refused',
    order_no: error.orderNo,
    outcome: error.fault,
    raw_enc: isVerified ? ctx.keys.seal(body) : null,
    received_at: ctx.clock.now(),
  });
}

/** Notifications about an order, for the operator. */
export async function eventsOf(ctx: Pick<SystemCtx, 'db'>, orderNo: string) {
  return store.findEvents(ctx.db, orderNo);
}

/** For the operator: writes the notifications about an order as they came, for a dispute, into a new file. @returns how many */
export async function noticesToFile(ctx: OpsCtx, orderNo: string, file: string): Promise<number> {
  const rows = await store.findSealedEvents(ctx.db, orderNo);
  const notices = rows.map(({ raw_enc: sealed, ...rest }) => ({ ...rest, body: ctx.keys.open(sealed) }));
  await writeFile(file, `${JSON.stringify(notices, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  const detail = { notices: notices.length };
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'order.notices', target: orderNo, detail });
  return notices.length;
}

/** Seals notifications that are not sealed under the current secret. @returns how many */
export async function reencryptNotices(ctx: Pick<SystemCtx, 'db' | 'keys'>): Promise<number> {
  let changed = 0;
  for (let after: store.EventKey | undefined = { channel: '', event_id: '' }; after !== undefined;) {
    const page: Awaited<ReturnType<typeof store.findRaw>> = await store.findRaw(ctx.db, after, RESEAL_BATCH);
    for (const row of page) {
      if (ctx.keys.isCurrent(row.raw_enc)) continue;
      await store.saveRaw(ctx.db, row, ctx.keys.seal(ctx.keys.open(row.raw_enc)));
      changed += 1;
    }
    after = page.at(-1);
  }
  return changed;
}

export async function outcomesBetween(ctx: Pick<SystemCtx, 'db'>, channel: PayChannel, from: Date, to: Date) {
  return store.countOutcomes(ctx.db, channel, from, to);
}

/** Deletes rejected notifications past their retention. @returns how many */
export async function purgeRefusedNotices(ctx: Pick<SystemCtx, 'db' | 'clock'>): Promise<number> {
  return store.dropUnverified(ctx.db, new Date(ctx.clock.now().getTime() - KEEP_UNVERIFIED_DAYS * DAY_MS));
}
