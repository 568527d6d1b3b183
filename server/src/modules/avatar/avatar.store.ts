/** Pictures of accounts. */
import type { AvatarRow, Tx } from '../../db/tables.ts';

export async function findAvatar(tx: Tx, accountId: string): Promise<AvatarRow | null> {
  const row = await tx
    .selectFrom('avatar')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveAvatar(tx: Tx, avatar: AvatarRow): Promise<void> {
  const { account_id: _key, ...rest } = avatar;
  await tx
    .insertInto('avatar')
    .values(avatar)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(rest))
    .execute();
}

export async function dropAvatar(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('avatar').where('account_id', '=', accountId).execute();
}
