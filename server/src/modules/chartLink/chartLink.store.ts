/** Public halves of the keys that sign links to charts. */
import type { LinkKeyRow, Tx } from '../../db/tables.ts';

/** Keys of links that have not ended. */
export async function findLinkKeys(tx: Tx, now: Date): Promise<readonly LinkKeyRow[]> {
  return tx.selectFrom('link_key').selectAll().where('ends_at', '>', now).orderBy('kid').execute();
}

/** Keeps a key at least until an instant. */
export async function saveLinkKey(tx: Tx, key: LinkKeyRow): Promise<void> {
  await tx
    .insertInto('link_key')
    .values(key)
    .onConflict((conflict) =>
      conflict
        .column('kid')
        .doUpdateSet({ ends_at: key.ends_at })
        .where('link_key.ends_at', '<', key.ends_at),
    )
    .execute();
}

export async function dropEndedLinkKeys(tx: Tx, now: Date): Promise<number> {
  return Number(
    (await tx.deleteFrom('link_key').where('ends_at', '<=', now).executeTakeFirst()).numDeletedRows,
  );
}
