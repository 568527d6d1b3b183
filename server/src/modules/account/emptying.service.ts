/**
 * What the erasure of an account (privacy/accountErasure.service.ts) needs of this module: which ones are due, and the
 * emptying of one.
 */
import type { Ctx } from '../../context.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import * as store from './account.store.ts';
import { erasedName } from './usernames.ts';

/** Accounts whose erasure is due, the longest due first. */
export async function dueErasures(ctx: Pick<Ctx, 'db' | 'clock'>, limit: number) {
  return store.findDueErasures(ctx.db, ctx.clock.now(), limit);
}

/** Every hash an account's phones, the former ones too, are stored under; forgets the former ones. */
export async function dropPhones(tx: Tx, account: AccountRow): Promise<readonly Buffer[]> {
  const former = await store.dropFormerPhones(tx, account.id);
  return [
    ...former.map((row) => row.phone_hmac),
    ...(account.phone_hmac === null ? [] : [account.phone_hmac]),
  ];
}

/** What an account's row holds once nothing of its user is left in it. */
export function emptyRow(id: string): Partial<AccountRow> {
  return { ...store.EMPTY_ACCOUNT, username: erasedName(id) };
}

/** Leaves of an account nothing but its id and dates. */
export async function emptyAccount(tx: Tx, id: string, now: Date): Promise<void> {
  await store.dropIdentities(tx, id);
  await store.unlinkVipNicknames(tx, id);
  await store.changeAccount(tx, id, { ...emptyRow(id), status: 'erased', erased_at: now }, now);
}
