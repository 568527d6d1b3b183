/** Feedback and its images. */
import { sql } from 'kysely';
import { countsSince, type Since } from '../../db/counts.ts';
import type { FeedbackRow, Json, Tx } from '../../db/tables.ts';
import { jsonb, newId } from '../../db/values.ts';

/** What the unique index has in place of the account of a visitor. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

type NewFeedback = Omit<FeedbackRow, 'reply' | 'replied_at' | 'done_at' | 'facts'> & { facts: Json };

/** @returns false when the request id was used before */
export async function addFeedback(tx: Tx, feedback: NewFeedback): Promise<boolean> {
  const added = await tx
    .insertInto('feedback')
    .values({ ...feedback, facts: jsonb(feedback.facts), replied_at: null, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findFeedbackId(
  tx: Tx,
  accountId: string | null,
  requestId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('feedback')
    .select('id')
    .where(sql<string>`coalesce(account_id, ${sql.lit(NO_ACCOUNT)}::uuid)`, '=', accountId ?? NO_ACCOUNT)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function addImage(
  tx: Tx,
  feedbackId: string,
  position: number,
  webp: Buffer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('feedback_image')
    .values({ id: newId(now), feedback_id: feedbackId, position, webp })
    .execute();
}

export async function findFeedback(tx: Tx, accountId: string, limit: number) {
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** A page of an account's letters, in the order of their ids. */
export async function findFeedbackPage(tx: Tx, accountId: string, after: string, limit: number) {
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function findImageIds(tx: Tx, feedbackIds: readonly string[]) {
  if (feedbackIds.length === 0) return [];
  return tx
    .selectFrom('feedback_image')
    .select(['id', 'feedback_id'])
    .where('feedback_id', 'in', feedbackIds)
    .orderBy('position')
    .execute();
}

/** An image of the account's own feedback. */
export async function findOwnImage(tx: Tx, accountId: string, id: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('feedback_image')
    .innerJoin('feedback', 'feedback.id', 'feedback_image.feedback_id')
    .select('webp')
    .where('feedback_image.id', '=', id)
    .where('feedback.account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.webp);
}

export async function findImage(tx: Tx, id: string): Promise<Buffer | null> {
  const row = await tx.selectFrom('feedback_image').select('webp').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.webp);
}

export async function findFeedbackSince(tx: Tx, since: Date, limit: number) {
  return tx
    .selectFrom('feedback')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** A page of sealed contacts, in the order of their letters' ids. */
export async function findContacts(tx: Tx, after: string, limit: number) {
  return tx
    .selectFrom('feedback')
    .select(['id', 'contact_enc'])
    .where('id', '>', after)
    .where('contact_enc', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function saveContact(tx: Tx, id: string, sealed: Buffer): Promise<void> {
  await tx.updateTable('feedback').set({ contact_enc: sealed }).where('id', '=', id).execute();
}

/** Letters of anyone as an operator looks through them, the newest first. */
export async function findLetters(
  tx: Tx,
  { isOpen, type, after, limit }: { isOpen: boolean; type: string; after: string | null; limit: number },
) {
  let query = tx.selectFrom('feedback').selectAll();
  if (isOpen) query = query.where('done_at', 'is', null);
  if (type !== '') query = query.where('type', '=', type);
  if (after !== null) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** How many letters no operator has dealt with. */
export async function countOpenLetters(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** The sealed contact of a letter; undefined where there is no such letter. */
export async function findContact(tx: Tx, id: string): Promise<Buffer | null | undefined> {
  const row = await tx.selectFrom('feedback').select('contact_enc').where('id', '=', id).executeTakeFirst();
  return row?.contact_enc;
}

/** @returns whether there is such a letter */
export async function saveDone(tx: Tx, id: string, doneAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('feedback')
    .set({ done_at: doneAt })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveReply(tx: Tx, id: string, reply: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('feedback')
    .set({ reply, replied_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many letters an account has sent since each of the instants. */
export async function countFeedback(tx: Tx, accountId: string, since: Since): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('feedback')
    .select(countsSince('created_at', since).as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function eraseFeedback(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('feedback').where('account_id', '=', accountId).execute();
}
