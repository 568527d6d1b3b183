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

export async function eraseConsents(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('consent').where('account_id', '=', accountId).execute();
}
