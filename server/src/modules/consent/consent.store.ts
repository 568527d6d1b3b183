/** The consent log. */
import type { Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';

type NewConsent = {
  account_id: string;
  request_id: string;
  item: string;
  is_granted: boolean;
  version: string;
  at: Date;
};

/** Keeps a consent once per request id. @returns when it was given */
export async function addConsent(tx: Tx, consent: NewConsent): Promise<Date> {
  const added = await tx
    .insertInto('consent')
    .values({ id: newId(consent.at), ...consent })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst();
  if (added !== undefined) return added.at;
  const first = await tx
    .selectFrom('consent')
    .select('at')
    .where('account_id', '=', consent.account_id)
    .where('request_id', '=', consent.request_id)
    .executeTakeFirstOrThrow();
  return first.at;
}

/** The last decision about an item. */
export async function findLastConsent(tx: Tx, accountId: string, item: string) {
  const row = await tx
    .selectFrom('consent')
    .select(['is_granted', 'version', 'at'])
    .where('account_id', '=', accountId)
    .where('item', '=', item)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function findConsents(tx: Tx, accountId: string, limit: number) {
  return tx
    .selectFrom('consent')
    .select(['item', 'is_granted', 'version', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A page of consents, in the order of their ids. */
export async function findConsentPage(tx: Tx, accountId: string, after: string, limit: number) {
  return tx
    .selectFrom('consent')
    .select(['id', 'item', 'is_granted', 'version', 'at'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function eraseConsents(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('consent').where('account_id', '=', accountId).execute();
}
