/**
 * Forward-only numbered migrations: server/migrations/NNNN_name.sql, applied in order, each once, under a lock, so that
 * several servers may start at the same time. An applied file must not change: its hash is kept.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { StartError } from '../errors.ts';
import { hasFunctions, placeFunctions, readFunctionSet, type FunctionSet } from './functionSet.ts';
import type { Db } from './tables.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
const LOCK_ID = 7_310_201;

type Migration = {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
  readonly text: string;
};

/**
 * Brings the schema and its functions up to date.
 *
 * @returns names of the migrations applied now
 * @throws StartError when an applied migration was edited, or the database is newer than this program
 */
export async function migrate(
  db: Db,
  functions: FunctionSet = readFunctionSet(),
): Promise<readonly string[]> {
  const migrations = readMigrations();
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK_ID})`.execute(tx);
    await sql`CREATE TABLE IF NOT EXISTS schema_migration (
      number integer PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
    )`.execute(tx);
    const { rows } = await sql<{
      number: number;
      sha256: string;
    }>`SELECT number, sha256 FROM schema_migration`.execute(tx);
    const applied = new Map(rows.map((row) => [row.number, row.sha256]));
    checkHistory(migrations, applied);
    const pending = migrations.filter((migration) => !applied.has(migration.number));
    for (const { number, name, sha256, text } of pending) {
      for (const statement of splitStatements(text)) await sql.raw(statement).execute(tx);
      await sql`INSERT INTO schema_migration (number, name, sha256) VALUES (${number}, ${name}, ${sha256})`.execute(
        tx,
      );
    }
    if (!(await hasFunctions(tx, functions))) await placeFunctions(tx, functions);
    return pending.map((migration) => migration.name);
  });
}

/** Whether {@link migrate} has nothing to do; changes nothing. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: found } = await sql<{ there: boolean }>`
    SELECT to_regclass('schema_migration') IS NOT NULL AS there`.execute(db);
  if (found[0]?.there !== true) return false;
  const { rows } = await sql<{ number: number }>`SELECT number FROM schema_migration`.execute(db);
  const applied = new Set(rows.map((row) => row.number));
  return (
    readMigrations().every(({ number }) => applied.has(number)) && (await hasFunctions(db, readFunctionSet()))
  );
}

function readMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sha256: createHash('sha256').update(text).digest('hex'),
        text,
      };
    });
}

function checkHistory(migrations: readonly Migration[], applied: ReadonlyMap<number, string>): void {
  const known = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const [number, sha256] of applied) {
    const migration = known.get(number);
    if (migration === undefined)
      throw new StartError(
        `The database has migration ${number}, which this program does not know: it is newer.`,
      );
    if (migration.sha256 !== sha256)
      throw new StartError(
        `Migration ${migration.name} was changed after it had been applied. Add a new one instead.`,
      );
  }
}

/** Statements of a migration: split at a `;` that ends a line, outside `$$` bodies. */
export function splitStatements(text: string): readonly string[] {
  const parts = text.split('$$');
  const marked = parts.map((part, index) =>
    index % 2 === 0 ? part.replaceAll(/;[ \t]*$/gm, ';\u0000') : part,
  );
  return marked
    .join('$$')
    .split('\u0000')
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim() !== '');
}
