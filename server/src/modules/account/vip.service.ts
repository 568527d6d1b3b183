/** The end of a membership, which entitlements add up to; nobody else sets it. */
import type { Tx } from '../../db/tables.ts';
import * as store from './account.store.ts';

export async function setVipUntil(tx: Tx, id: string, until: Date | null, now: Date): Promise<void> {
  await store.changeAccount(tx, id, { vip_until: until }, now);
}
