/** Sessions of the operator's page, and the last step whose code was used. */
import type { OperatorSessionRow, Tx } from '../../db/tables.ts';

export async function addSession(tx: Tx, row: OperatorSessionRow): Promise<void> {
  await tx.insertInto('operator_session').values(row).execute();
}

/** What a session must be younger than: since its last use, and in all. */
export type Limits = { readonly usedSince: Date; readonly beganSince: Date };

/** Marks a session that lives as used. @returns whose it is, null where there is none */
export async function touchSession(
  tx: Tx,
  { tokenHash, isLocal, now }: { tokenHash: Buffer; isLocal: boolean; now: Date },
  { usedSince, beganSince }: Limits,
): Promise<string | null> {
  const row = await tx
    .updateTable('operator_session')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('is_local', '=', isLocal)
    .where('last_used_at', '>', usedSince)
    .where('created_at', '>', beganSince)
    .returning('operator')
    .executeTakeFirst();
  return row?.operator ?? null;
}

export async function dropSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('operator_session').where('token_hash', '=', tokenHash).execute();
}

/** Removes what {@link touchSession} would not find. @returns how many */
export async function dropOldSessions(tx: Tx, { usedSince, beganSince }: Limits): Promise<number> {
  const gone = await tx
    .deleteFrom('operator_session')
    .where((where) =>
      where.or([where('last_used_at', '<=', usedSince), where('created_at', '<=', beganSince)]),
    )
    .returning('operator')
    .execute();
  return gone.length;
}

/** Uses the code of a step up. @returns false where it, or one after it, was used before */
export async function useStep(tx: Tx, step: number): Promise<boolean> {
  const row = await tx
    .insertInto('operator_code')
    .values({ id: 1, last_step: step })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last_step: step }).where('operator_code.last_step', '<', step),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
