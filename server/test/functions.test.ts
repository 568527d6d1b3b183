/** The functions of the database: one file each, put in place by the start that finds an older set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { openDatabase, openEmbedded, type Database } from '../src/db/database.ts';
import { readFunctionSet } from '../src/db/functionSet.ts';
import { isUpToDate, migrate } from '../src/db/migrate.ts';
import listed from '../src/db/functions/set.json' with { type: 'json' };
import { startPostgres, type TestPostgres } from './postgres.ts';
import { signaturesOf } from './signatures.ts';

const SET = readFunctionSet();
const ADVICE =
  'the functions changed: raise `number` in server/src/db/functions/set.json, write this digest there, and add new signatures';

describe('the files of functions', () => {
  it.each(Object.entries(SET.files))(
    '%s replaces the function of its name, and nothing else',
    (name, text) => {
      const statement = text.replace(/^(?:--.*\n)+/, '');
      expect(statement).toMatch(new RegExp(`^CREATE OR REPLACE FUNCTION ${name}\\(`));
      expect(statement.split('$$')).toHaveLength(3);
      expect(statement.split('$$')[2]).toBe(';\n');
    },
  );

  it('are those of the listed set', () => {
    expect(listed.sha256, ADVICE).toBe(SET.sha256);
  });
});

describe.each(['embedded', 'postgres'] as const)('functions on %s', (kind) => {
  const folder = mkdtempSync('/tmp/shangyuan-functions-');
  let postgres: TestPostgres | null = null;
  let database: Database;
  const open = async (): Promise<Database> =>
    postgres === null
      ? openEmbedded(null)
      : openDatabase(loadConfig({ DATA_DIR: folder, DATABASE_URL: postgres.url }), () => {});

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : null;
    database = await open();
  });
  afterAll(async () => {
    await database.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (functions = SET, from = database) =>
    from.withoutTimeout((db) => migrate(db, functions));
  /** What a replacement would change: the version of each function's row, and the row of the set. */
  const stateOf = async () =>
    (
      await database.executeSql(
        `SELECT proname, xmin::text AS version FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        UNION ALL SELECT number::text || sha256, placed_at::text FROM function_set ORDER BY 1`,
      )
    ).rows;
  const isMember = async () => {
    const { rows } = await database.executeSql('SELECT is_member(gen_random_uuid(), now()) AS yes');
    return (rows as { yes: boolean | null }[])[0]?.yes;
  };
  /** The set of a later release, in which everyone is a member. */
  const later = {
    number: SET.number + 1,
    sha256: '1'.repeat(64),
    files: {
      ...SET.files,
      is_member:
        'CREATE OR REPLACE FUNCTION is_member(p_account uuid, p_now timestamptz) RETURNS boolean LANGUAGE sql AS $$ SELECT true $$;',
    },
  };

  it('keep every signature that a migration made, and get no second one of a name', async () => {
    await start({ ...SET, files: {} });
    for (const signature of await signaturesOf(database)) expect(listed.signatures).toContain(signature);
    await database.executeSql('DELETE FROM function_set');
    await start();
    expect(await signaturesOf(database)).toEqual(listed.signatures);
    const names = listed.signatures.map((signature) => signature.split('(')[0] ?? '');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(Object.keys(SET.files));
  });

  it('are not touched by a start with the same set', async () => {
    const before = await stateOf();
    expect(await isUpToDate(database.db)).toBe(true);
    await start();
    expect(await stateOf()).toEqual(before);
  });

  it('are replaced by the start of a later release, and not put back by one of the release before', async () => {
    expect(await isMember()).toBeNull();
    await start(later);
    expect(await isMember()).toBe(true);
    await start();
    expect(await isMember()).toBe(true);
    expect(await isUpToDate(database.db)).toBe(true);
    await start({ ...SET, number: later.number });
    expect(await isMember()).toBeNull();
  });

  it('stay as they are where one of the new ones is refused', async () => {
    const before = await stateOf();
    const broken = {
      ...later,
      number: 9,
      files: { ...later.files, zzz: 'CREATE OR REPLACE FUNCTION zzz() AS $$;' },
    };
    await expect(start(broken)).rejects.toThrow();
    expect(await stateOf()).toEqual(before);
    expect(await isMember()).toBeNull();
  });

  if (kind === 'postgres') {
    it('stay as they are where the replacing server loses its connection, and the next start replaces them', async () => {
      const before = await stateOf();
      const next = { ...later, number: 10 };
      const holder = await open();
      await holder.db.transaction().execute(async (tx) => {
        // Another statement holds take_quota, so that the replacement waits in the middle.
        await sql.raw(SET.files['take_quota'] ?? '').execute(tx);
        const interrupted = expect(start(next)).rejects.toThrow();
        await vi.waitFor(
          async () => {
            const { rows } = await database.executeSql(
              `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE wait_event_type = 'Lock' AND query LIKE '%FUNCTION take_quota%'`,
            );
            expect(rows).toHaveLength(1);
          },
          { timeout: 10_000 },
        );
        await interrupted;
        await sql`ROLLBACK`.execute(tx);
      });
      expect(await stateOf()).toEqual(before);
      await start(next);
      expect(await isMember()).toBe(true);
      await holder.close();
    });

    it('are replaced under servers that call them, without a failed call', async () => {
      const caller = await open();
      let isReplacing = true;
      const call = async (): Promise<number> => {
        let count = 0;
        for (; isReplacing; count += 1)
          await caller.executeSql(
            "SELECT take_quota($1, '1 day', '1 day', 'PaiPan', 'request', 3, '2026-03-01', 9, now())",
            [Buffer.alloc(32)],
          );
        return count;
      };
      const calls = Promise.all([call(), call(), call()]);
      try {
        for (let number = 20; number < 30; number += 1) await start({ ...SET, number });
      } finally {
        isReplacing = false;
      }
      for (const count of await calls) expect(count).toBeGreaterThan(0);
      await caller.close();
    });

    it('are replaced once by servers that start together', async () => {
      const others = await Promise.all([open(), open(), open()]);
      const next = { ...SET, number: 31 };
      await Promise.all(others.map(async (other) => start(next, other)));
      const { rows } = await database.executeSql(
        'SELECT count(DISTINCT xmin::text)::int AS transactions FROM pg_proc WHERE proname = ANY ($1)',
        [Object.keys(SET.files)],
      );
      expect(rows).toEqual([{ transactions: 1 }]);
      for (const other of others) await other.close();
    });
  }
});
