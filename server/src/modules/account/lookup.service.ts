/**
 * An account and its logins, for other modules.
 */
import type { AccountRow, Tx } from '../../db/tables.ts';
import * as store from './account.store.ts';

export async function accountOf(ctx: { readonly db: Tx }, id: string): Promise<AccountRow | null> {
  return store.findAccount(ctx.db, id);
}

export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  return store.lockAccount(tx, id);
}

/** The account that this one was merged into at last, which may be itself; null where there is none of that id. */
export async function ownerOf(tx: Tx, id: string): Promise<string | null> {
  return store.findOwner(tx, id);
}

/** An account's id and those of the accounts that were merged into it. */
export async function ownAccountIds(tx: Tx, id: string): Promise<readonly string[]> {
  return store.findOwnIds(tx, id);
}

/** Locks the account that this one belongs to now, until the transaction ends. */
export async function lockOwner(tx: Tx, id: string): Promise<AccountRow | null> {
  for (let owner = await store.findOwner(tx, id); owner !== null;) {
    const account = await store.lockAccount(tx, owner);
    const now = await store.findOwner(tx, owner);
    if (now === owner) return account;
    // Merged while its lock was waited for.
    owner = now;
  }
  return null;
}

/** The account that has a phone now. */
export async function accountOfPhone(tx: Tx, phoneHashes: readonly Buffer[]): Promise<AccountRow | null> {
  return store.findAccountByPhone(tx, phoneHashes);
}

/** The account that a WeChat opens. */
export async function accountOfWechat(tx: Tx, subject: string): Promise<AccountRow | null> {
  return store.findAccountByIdentity(tx, [subject]);
}

export async function identitiesOf(ctx: { readonly db: Tx }, accountId: string) {
  return store.findIdentities(ctx.db, accountId);
}
