/** The end of a membership, which entitlements add up to; set only by the entitlement module. */
import type { Tx } from '../../db/tables.ts';
import * as store from './account.store.ts';

export async function setVipUntil(tx: Tx, id: string, until: Date | null, now: Date): Promise<void> {
  await store.changeAccount(tx, id, { vip_until: until }, now);
}
