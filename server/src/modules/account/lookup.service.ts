/**
 * An account and its logins, for other modules.
 */
import type { Ctx } from '../../context.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import * as store from './account.store.ts';

export async function accountOf(ctx: Pick<Ctx, 'db'>, id: string): Promise<AccountRow | null> {
  return store.findAccount(ctx.db, id);
}

export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  return store.lockAccount(tx, id);
}

export async function identitiesOf(ctx: Pick<Ctx, 'db'>, accountId: string) {
  return store.findIdentities(ctx.db, accountId);
}
