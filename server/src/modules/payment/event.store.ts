/** Notifications as they came. */
import type { PayChannel } from '@shangyuan/contract';
import { sql, type NotNull } from 'kysely';
import type { EventRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';

/**
 * Stores a notification, or counts a repeat.
 *
 * @returns the row as it is now; `times` is 1 where it is new
 */
export async function saveEvent(tx: Tx, row: Omit<EventRow, 'times' | 'last_at'>): Promise<EventRow> {
  const { rows } = await sql<EventRow>`
    INSERT INTO payment_event (channel, event_id, is_verified, kind, order_no, outcome, raw_enc, times, received_at, last_at)
    VALUES (${row.channel}, ${row.event_id}, ${row.is_verified}, ${row.kind}, ${row.order_no}, ${row.outcome}, ${row.raw_enc}, 1,
      ${row.received_at}, ${row.received_at})
    ON CONFLICT (channel, event_id) DO UPDATE SET times = payment_event.times + 1, last_at = ${row.received_at}
    RETURNING *`.execute(tx);
  const [saved] = rows;
  if (saved === undefined) throw new TypeError('Cannot store a notification: no row');
  return saved;
}

export async function setOutcome(
  tx: Tx,
  channel: PayChannel,
  eventId: string,
  outcome: string,
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ outcome })
    .where('channel', '=', channel)
    .where('event_id', '=', eventId)
    .execute();
}

/** Notifications about an order, without their content. */
export async function findEvents(tx: Tx, orderNo: string) {
  return tx
    .selectFrom('payment_event')
    .select(['channel', 'event_id', 'kind', 'is_verified', 'outcome', 'times', 'received_at', 'last_at'])
    .where('order_no', '=', orderNo)
    .orderBy('received_at')
    .execute();
}

/** Notifications about an order with what came, sealed. */
export async function findSealedEvents(tx: Tx, orderNo: string) {
  return tx
    .selectFrom('payment_event')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('raw_enc', 'is not', null)
    .$narrowType<{ raw_enc: NotNull }>()
    .orderBy('received_at')
    .orderBy('event_id')
    .execute();
}

/** What came, sealed, by the ids of the providers: the next page. */
export async function findRaw(tx: Tx, after: EventKey, limit: number) {
  return tx
    .selectFrom('payment_event')
    .select(['channel', 'event_id', 'raw_enc'])
    .where(sql<boolean>`(channel, event_id) > (${after.channel}, ${after.event_id})`)
    .where('raw_enc', 'is not', null)
    .$narrowType<{ raw_enc: NotNull }>()
    .orderBy('channel')
    .orderBy('event_id')
    .limit(limit)
    .execute();
}

/** Which notification it is. */
export type EventKey = { readonly channel: string; readonly event_id: string };

export async function saveRaw(
  tx: Tx,
  key: Pick<EventRow, 'channel' | 'event_id'>,
  sealed: Buffer,
): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ raw_enc: sealed })
    .where('channel', '=', key.channel)
    .where('event_id', '=', key.event_id)
    .execute();
}

/** How many of each outcome came between two instants. */
export async function countOutcomes(tx: Tx, channel: PayChannel, from: Date, to: Date) {
  return tx
    .selectFrom('payment_event')
    .select(['outcome', sql<number>`sum(times)::int`.as('n')])
    .where('channel', '=', channel)
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .groupBy('outcome')
    .orderBy('outcome')
    .execute();
}

/** Deletes rejected notifications past their retention. @returns how many */
export async function dropUnverified(tx: Tx, before: Date): Promise<number> {
  const result = await tx
    .deleteFrom('payment_event')
    .where('is_verified', '=', sql.lit(false))
    .where('last_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
