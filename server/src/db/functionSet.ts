/**
 * The functions of the database, triggers' too: one file each in functions/, named after it. A start puts them in place
 * after the migrations, in the same transaction, when the database has an older set. A signature is never changed, so the
 * version before works beside this one.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db, Tx } from './tables.ts';

const FOLDER = new URL('functions/', import.meta.url);

/** The newest bodies, and the number of the set, which rises with each change (functions/set.json). */
export type FunctionSet = {
  readonly number: number;
  readonly sha256: string;
  /** Statements that create or replace a function, by its name. */
  readonly files: Readonly<Record<string, string>>;
};

/** The set of this program. */
export function readFunctionSet(): FunctionSet {
  const { number } = JSON.parse(readFileSync(new URL('set.json', FOLDER), 'utf8')) as { number: number };
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  const files = Object.fromEntries(
    names.map((name) => [name.replace('.sql', ''), readFileSync(new URL(name, FOLDER), 'utf8')]),
  );
  return { number, sha256: createHash('sha256').update(JSON.stringify(files)).digest('hex'), files };
}

/**
 * Whether the database has this set already, or a newer one, which then stays: an older server that is started again must
 * not bring its bodies back.
 */
export async function hasFunctions(db: Db, { number, sha256 }: FunctionSet): Promise<boolean> {
  const placed = await db.selectFrom('function_set').select(['number', 'sha256']).executeTakeFirst();
  if (placed === undefined) return false;
  return placed.number > number || (placed.number === number && placed.sha256 === sha256);
}

/** Replaces all functions by those of the set; the caller holds the lock of migrations. */
export async function placeFunctions(tx: Tx, { number, sha256, files }: FunctionSet): Promise<void> {
  for (const file of Object.values(files)) await sql.raw(file).execute(tx);
  const row = { number, sha256, placed_at: sql<Date>`now()` };
  await tx
    .insertInto('function_set')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
