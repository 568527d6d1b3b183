/**
 * A device of an account that was merged into the one that is logged in now: it goes on from what it had, so that edits which were
 * not sent yet are sent there on the revisions that they were made on.
 */
import { callApi, QUIET } from '../wire/api.ts';
import { moveOfflineUses, offlineUsers, reconcile } from '../wire/quota.ts';
import { readSyncAccount, writeSyncAccount } from './syncState.ts';

/** Follows the account of the user where this device followed one that was merged into it; uses made offline go along. */
export async function followMerged(userId: string): Promise<void> {
  const account = readSyncAccount();
  const known = [...(account === null ? [] : [account.accountId]), ...offlineUsers()];
  if (!navigator.onLine || known.every((id) => id === userId || id === '')) return;
  const links = await callApi('accountLinks', {}, QUIET).catch(() => null);
  const gone = (links?.merged ?? []).filter((id) => known.includes(id));
  // Its changes have other numbers there: all are listed once.
  if (account !== null && gone.includes(account.accountId))
    writeSyncAccount({ ...account, accountId: userId, cursor: 0 });
  if (moveOfflineUses(gone, userId)) await reconcile();
}
