/** Second steps of accounts, and their recovery codes. */
import { sql } from 'kysely';
import type { SecondStepRow, Tx } from '../../db/tables.ts';

export async function findSecondStep(tx: Tx, accountId: string): Promise<SecondStepRow | null> {
  const row = await tx
    .selectFrom('second_step')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Breaks the primary key where the account has one. */
export async function addSecondStep(
  tx: Tx,
  row: SecondStepRow,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.insertInto('second_step').values(row).execute();
  await addCodes(tx, row.account_id, codeHashes);
}

async function addCodes(tx: Tx, accountId: string, codeHashes: readonly Buffer[]): Promise<void> {
  await tx
    .insertInto('recovery_code')
    .values(codeHashes.map((hash) => ({ account_id: accountId, code_hash: hash, used_at: null })))
    .execute();
}

/** Uses the code of a step up. @returns false where that step or a later one was used */
export async function useStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('second_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account has a recovery code that is not used. */
export async function hasUnusedCode(tx: Tx, accountId: string, codeHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a recovery code up. @returns false where it was used, or replaced */
export async function useRecoveryCode(
  tx: Tx,
  accountId: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countUnusedCodes(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM recovery_code WHERE account_id = ${accountId}::uuid AND used_at IS NULL`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** Puts a new set of recovery codes in the place of the one before. */
export async function replaceCodes(
  tx: Tx,
  accountId: string,
  salt: Buffer,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('second_step')
    .set({ recovery_salt: salt })
    .where('account_id', '=', accountId)
    .execute();
  await addCodes(tx, accountId, codeHashes);
}

/** Removes a second step: of an account, or only one turned on since an instant. @returns whether there was one */
export async function dropSecondStep(tx: Tx, accountId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('second_step')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of sealed secrets, in the order of their accounts, for a change of the application's secret. */
export async function findSecrets(tx: Tx, after: string, limit: number) {
  return tx
    .selectFrom('second_step')
    .select(['account_id', 'secret_enc'])
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function saveSecret(tx: Tx, accountId: string, sealed: Buffer): Promise<void> {
  await tx
    .updateTable('second_step')
    .set({ secret_enc: sealed })
    .where('account_id', '=', accountId)
    .execute();
}
