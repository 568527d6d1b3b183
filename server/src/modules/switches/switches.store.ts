/** Rows of the feature switches. */
import type { Tx } from '../../db/tables.ts';

export async function findSwitches(tx: Tx) {
  return tx.selectFrom('feature_switch').select(['key', 'value']).execute();
}

export async function saveSwitch(tx: Tx, key: string, value: boolean, now: Date): Promise<void> {
  await tx
    .insertInto('feature_switch')
    .values({ key, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute();
}
