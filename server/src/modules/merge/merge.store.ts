/**
 * What moves from one account to another when both are merged: every statement of it, over the tables of all modules, for one
 * transaction that has locked both accounts. Orders, grants, what they opened and used codes do not move: they stay the rows they
 * were, and are read with those of the other account (db/functions/accounts_of.sql).
 */
import { sql } from 'kysely';
import type { AccountRow, Tx } from '../../db/tables.ts';

/** Which account goes into which, and when. */
export type Move = { readonly from: string; readonly to: string; readonly now: Date };

/** What an account has, for the question whether to merge. */
export type Holdings = {
  readonly cases: number;
  readonly comparisons: number;
  readonly orders: number;
  readonly calendars: number;
  readonly passkeys: number;
};

export async function findHoldings(tx: Tx, accountId: string): Promise<Holdings> {
  const { rows } = await sql<Holdings>`
    SELECT count(*) FILTER (WHERE kind = 'case')::int AS cases, count(*) FILTER (WHERE kind = 'comparison')::int AS comparisons,
      (SELECT count(*)::int FROM pay_order WHERE account_id = ANY (accounts_of(${accountId}::uuid)) AND paid_at IS NOT NULL) AS orders,
      (SELECT count(*)::int FROM calendar WHERE account_id = ${accountId}::uuid) AS calendars,
      (SELECT count(*)::int FROM passkey WHERE account_id = ${accountId}::uuid) AS passkeys
    FROM record WHERE account_id = ${accountId}::uuid AND deleted_at IS NULL`.execute(tx);
  return rows[0] ?? { cases: 0, comparisons: 0, orders: 0, calendars: 0, passkeys: 0 };
}

/** Whether a phone of one of the accounts was replaced some days ago, and may still take its account back. */
export async function hasFormerPhone(tx: Tx, accountIds: readonly string[], now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('former_phone')
    .select('phone_hmac')
    .where('account_id', 'in', accountIds)
    .where('until', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the heads of the records of both accounts, always in the same order. */
export async function lockHeads(tx: Tx, { from, to }: Move): Promise<void> {
  for (const id of [from, to].toSorted()) await sql`SELECT lock_head(${id}::uuid)`.execute(tx);
}

const countOf = async (query: ReturnType<typeof sql<{ n: number }>>, tx: Tx) =>
  (await query.execute(tx)).rows[0]?.n ?? 0;

/**
 * Moves the records, their former versions and the edits that wait beside them. A record that both accounts have becomes one:
 * a living one before one in the trash, else the one edited last; the other body is stored as an edit that waits for the user
 * to decide, or as a former version of what is not decided by users. Revisions of records that only one had stay, so that its
 * devices go on from what they know.
 */
export async function moveRecords(tx: Tx, move: Move): Promise<void> {
  const { from, to, now } = move;
  const { rows } = await sql<{ cursor: number }>`
    SELECT cursor FROM record_head WHERE account_id = ${to}::uuid`.execute(tx);
  const before = rows[0]?.cursor ?? 0;
  const both = await countOf(
    sql<{ n: number }>`
      WITH pair AS (
        SELECT s.id, s.body, s.edited_at, s.deleted_at, a.body AS a_body, a.edited_at AS a_edited, a.deleted_at AS a_deleted,
          greatest(s.revision, a.revision) + 1 AS revision, s.conflicts + a.conflicts AS conflicts,
          coalesce(s.body <> a.body, false) AS is_other,
          s.deleted_at IS NULL AND a.deleted_at IS NULL AND s.kind NOT IN ('setting', 'day') AS is_asked,
          CASE WHEN s.body IS NULL THEN true WHEN s.kind = 'setting' THEN false
            WHEN (s.deleted_at IS NULL) <> (a.deleted_at IS NULL) THEN a.deleted_at IS NULL
            ELSE a.edited_at > s.edited_at END AS takes_a,
          ${before}::bigint + row_number() OVER (ORDER BY a.cursor) AS cursor
        FROM record s JOIN record a ON a.account_id = ${from}::uuid AND a.id = s.id AND a.kind = s.kind
        WHERE s.account_id = ${to}::uuid AND a.body IS NOT NULL
          AND (s.body IS DISTINCT FROM a.body OR s.deleted_at IS NOT NULL OR a.deleted_at IS NOT NULL OR a.conflicts > 0)
      ), aside AS (
        INSERT INTO record_revision (account_id, record_id, id, body, revision, is_conflict, edited_at, kept_at)
        SELECT ${to}::uuid, id, gen_random_uuid(), CASE WHEN takes_a THEN body ELSE a_body END, NULL, is_asked,
          CASE WHEN takes_a THEN edited_at ELSE a_edited END, ${now}::timestamptz
        FROM pair WHERE is_other
      ), merged AS (
        UPDATE record r SET body = CASE WHEN p.takes_a THEN p.a_body ELSE p.body END,
          edited_at = CASE WHEN p.takes_a THEN p.a_edited ELSE p.edited_at END,
          deleted_at = CASE WHEN p.takes_a THEN p.a_deleted ELSE p.deleted_at END,
          revision = p.revision, conflicts = p.conflicts + (p.is_other AND p.is_asked)::int, updated_at = ${now}, cursor = p.cursor
        FROM pair p WHERE r.account_id = ${to}::uuid AND r.id = p.id
      )
      SELECT count(*)::int AS n FROM pair`,
    tx,
  );
  // What one account purged and the other has no row of is reported to its devices as before. An id that names two kinds
  // of record is two records.
  const alone = await countOf(
    sql<{ n: number }>`
      WITH added AS (
        INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, deleted_at, cursor, conflicts)
        SELECT ${to}::uuid, CASE WHEN s.id IS NULL THEN a.id ELSE gen_random_uuid() END, a.kind, a.body, a.revision,
          a.edited_at, ${now}::timestamptz, a.deleted_at, ${before + both}::bigint + row_number() OVER (ORDER BY a.cursor),
          CASE WHEN s.id IS NULL THEN a.conflicts ELSE 0 END
        FROM record a LEFT JOIN record s ON s.account_id = ${to}::uuid AND s.id = a.id
        WHERE a.account_id = ${from}::uuid AND (s.id IS NULL OR s.kind <> a.kind AND a.body IS NOT NULL)
        RETURNING 1
      )
      SELECT count(*)::int AS n FROM added`,
    tx,
  );
  // Numbers of versions of a record that both had would be read as those of the other account.
  await sql`
    INSERT INTO record_revision (account_id, record_id, id, body, revision, is_conflict, edited_at, kept_at)
    SELECT ${to}::uuid, v.record_id, v.id, v.body, CASE WHEN r.cursor > ${before + both}::bigint THEN v.revision END,
      v.is_conflict, v.edited_at, v.kept_at
    FROM record_revision v JOIN record a ON a.account_id = v.account_id AND a.id = v.record_id
      JOIN record r ON r.account_id = ${to}::uuid AND r.id = v.record_id AND r.kind = a.kind
    WHERE v.account_id = ${from}::uuid`.execute(tx);
  await sql`DELETE FROM record WHERE account_id = ${from}::uuid`.execute(tx);
  await sql`
    UPDATE record_head h SET cursor = ${before + both + alone}::bigint,
      living = c.living, kept = c.kept, total = c.total, bytes = c.bytes + v.bytes
    FROM (
      SELECT count(*) FILTER (WHERE deleted_at IS NULL) AS living, count(body) AS kept, count(*) AS total,
        coalesce(sum(bytes), 0) AS bytes FROM record WHERE account_id = ${to}::uuid
    ) c, (SELECT coalesce(sum(bytes), 0) AS bytes FROM record_revision WHERE account_id = ${to}::uuid) v
    WHERE h.account_id = ${to}::uuid`.execute(tx);
  await sql`
    UPDATE record_head SET is_closed = true, living = 0, kept = 0, total = 0, bytes = 0
    WHERE account_id = ${from}::uuid`.execute(tx);
}

/** Moves the uses of both accounts into one ledger; the counters of a day are added up. */
export async function moveUses(tx: Tx, { from, to }: Move): Promise<void> {
  await sql`
    INSERT INTO quota_day AS d (account_id, day, feature, used)
    SELECT ${to}::uuid, day, feature, used FROM quota_day WHERE account_id = ${from}::uuid
    ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + excluded.used`.execute(tx);
  await sql`DELETE FROM quota_day WHERE account_id = ${from}::uuid`.execute(tx);
  await sql`
    WITH gone AS (DELETE FROM quota_use WHERE account_id = ${from}::uuid RETURNING *)
    INSERT INTO quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
    SELECT ${to}::uuid, CASE WHEN u.request_id IS NULL THEN g.request_id ELSE gen_random_uuid()::text END, g.feature, g.day,
      g.is_counted, g.is_offline, g.at
    FROM gone g LEFT JOIN quota_use u ON u.account_id = ${to}::uuid AND u.request_id = g.request_id`.execute(
    tx,
  );
}

/** Moves consents: one log of one person, in which the last word about an item stands. */
async function moveConsents(tx: Tx, { from, to }: Move): Promise<void> {
  await sql`
    WITH gone AS (DELETE FROM consent WHERE account_id = ${from}::uuid RETURNING *)
    INSERT INTO consent (id, account_id, request_id, item, is_granted, version, at)
    SELECT g.id, ${to}::uuid, CASE WHEN c.id IS NULL THEN g.request_id ELSE g.id::text END, g.item, g.is_granted, g.version, g.at
    FROM gone g LEFT JOIN consent c ON c.account_id = ${to}::uuid AND c.request_id = g.request_id`.execute(
    tx,
  );
}

/** Moves letters, consents, calendars with their addresses, passkeys and, where there is none, the avatar. */
export async function moveBelongings(tx: Tx, move: Move): Promise<void> {
  const { from, to } = move;
  await moveConsents(tx, move);
  await sql`
    UPDATE feedback f SET account_id = ${to}::uuid, request_id = CASE WHEN EXISTS (
      SELECT 1 FROM feedback o WHERE o.account_id = ${to}::uuid AND o.request_id = f.request_id
    ) THEN f.id::text ELSE f.request_id END WHERE f.account_id = ${from}::uuid`.execute(tx);
  await sql`UPDATE calendar SET account_id = ${to}::uuid WHERE account_id = ${from}::uuid`.execute(tx);
  await sql`UPDATE passkey SET account_id = ${to}::uuid WHERE account_id = ${from}::uuid`.execute(tx);
  await sql`
    UPDATE avatar SET account_id = ${to}::uuid WHERE account_id = ${from}::uuid
      AND NOT EXISTS (SELECT 1 FROM avatar o WHERE o.account_id = ${to}::uuid)`.execute(tx);
  await sql`DELETE FROM avatar WHERE account_id = ${from}::uuid`.execute(tx);
  await sql`DELETE FROM export_job WHERE account_id = ${from}::uuid`.execute(tx);
}

/** What an account takes over of another: ways in, and what it lacks. */
export type TakenOver = Partial<
  Pick<AccountRow, 'username' | 'nickname' | 'phone_enc' | 'phone_hmac' | 'email_enc' | 'pw_hash' | 'pw_kind'>
>;

/** Whether an account is a member by a nickname of the operator's. */
export async function isNamed(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('account')
    .select('is_named')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.is_named === true;
}

/** Moves what opens the account, and empties its row, which names the other from now on. */
export async function moveAccount(
  tx: Tx,
  { from, to, now }: Move,
  emptied: Partial<AccountRow>,
  { takesName, ...taken }: TakenOver & { readonly takesName: boolean },
): Promise<void> {
  await sql`UPDATE identity SET account_id = ${to}::uuid WHERE account_id = ${from}::uuid`.execute(tx);
  await sql`UPDATE vip_nickname SET account_id = NULL WHERE account_id = ${takesName ? to : from}::uuid`.execute(
    tx,
  );
  if (takesName)
    await sql`UPDATE vip_nickname SET account_id = ${to}::uuid WHERE account_id = ${from}::uuid`.execute(tx);
  await tx
    .updateTable('account')
    .set({ ...emptied, status: 'erased', erased_at: now, updated_at: now, merged_into: to, merged_at: now })
    .where('id', '=', from)
    .execute();
  await tx
    .updateTable('account')
    .set({
      ...taken,
      updated_at: now,
      last_quota_day: sql`greatest(last_quota_day, (SELECT a.last_quota_day FROM account a WHERE a.id = ${from}::uuid))`,
    })
    .where('id', '=', to)
    .execute();
}
