import { readFunctionSet } from '../../src/db/functionSet.ts';
import { HOUSEKEEPING_PARTS } from '../../src/jobs/housekeeping.ts';
import { describe, expect, it } from 'vitest';
import type { Harness } from '../harness.ts';
import { deletedTables, statementsOfFunction, unkeyedTables } from '../statements.ts';
import { ACCOUNT_KEYS, TABLE_ROWS, UNIQUE_LOOKUPS } from '../tableRows.ts';

const WAYS = {
  ...Object.fromEntries(Object.entries(TABLE_ROWS).map(([table, { ways }]) => [table, ways])),
  // A view of sessions with their accounts.
  living_session: ['token_sha256', 'id'],
};

/** The last suite: it looks at what all of them have asked of the database. */
export function statementsSuite(harness: () => Harness): void {
  describe('what the suites have asked of the database', () => {
    it('within a request names the account, or a look-up, for every table', () => {
      const { ofRequests } = harness().statements;
      expect(ofRequests.size).toBeGreaterThan(150);
      const unkeyed = [...ofRequests].flatMap((text) =>
        unkeyedTables(text, WAYS).map((table) => `${table}: ${text}`),
      );
      expect(unkeyed, 'name a key in the statement, or the way in test/tableRows.ts').toEqual([]);
    });

    it.each([
      ['select * from "record" where "kind" = $1', ['record']],
      ['select * from "record" where "account_id" = $1', []],
      ['SELECT r.* FROM record r JOIN account a ON a.id = r.account_id WHERE a.created_at > $1', []],
      ['SELECT r.* FROM record r JOIN account a ON a.id = $1 WHERE r.kind = $2', ['record']],
      ['insert into "consent" ("id", "account_id") values ($1, $2)', []],
      ['insert into "consent" ("id") values ($1)', ['consent']],
      ['select * from pay_order where channel = $1', ['pay_order']],
      ['select * from pay_order where channel = $1 and provider_txn = $2', []],
      ['delete from rate where expires_at < $1', ['rate']],
      ['select * from feature_switch', []],
    ])('is read out of its text: %s', (text, tables) => {
      expect(unkeyedTables(text, WAYS)).toEqual(tables);
    });

    it('names them in the functions of the database, too', () => {
      const { files } = readFunctionSet();
      const unkeyed = Object.entries(files).flatMap(([name, body]) =>
        statementsOfFunction(body).flatMap((text) =>
          unkeyedTables(text, WAYS).map((table) => `${name}: ${table}: ${text}`),
        ),
      );
      expect(unkeyed).toEqual([]);
    });

    it('is found by the unique keys that guard accounts, money, free uses and codes', async () => {
      const { rows } = await harness().database.executeSql(
        `SELECT c.relname AS "table", pg_get_indexdef(i.indexrelid) AS text FROM pg_index i
        JOIN pg_class c ON c.oid = i.indrelid WHERE i.indisunique`,
      );
      const keys = (rows as { table: string; text: string }[]).map(
        ({ table, text }) => `${table} (${/ USING btree \((.*?)\)(?: WHERE|$)/.exec(text)?.[1]})`,
      );
      const needed = [...UNIQUE_LOOKUPS.map(([, ...key]) => key), ...ACCOUNT_KEYS];
      expect(
        needed.map(([table, columns]) => `${table} (${columns})`).filter((key) => !keys.includes(key)),
      ).toEqual([]);
    });

    it('is in no table that is partitioned and has such a key', async () => {
      const { rows } = await harness().database.executeSql(
        `SELECT partrelid::regclass::text AS "table" FROM pg_partitioned_table`,
      );
      const guarded = new Set<string>([
        ...UNIQUE_LOOKUPS.map(([, table]) => table),
        ...ACCOUNT_KEYS.map(([table]) => table),
      ]);
      expect((rows as { table: string }[]).filter(({ table }) => guarded.has(table))).toEqual([]);
    });

    it('deletes, in jobs, from the tables whose retention says so, and from no other', async () => {
      const { statements, database } = harness();
      const { rows } = await database.executeSql(
        `SELECT conrelid::regclass::text AS "table" FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`,
      );
      const cascading = new Set((rows as { table: string }[]).map(({ table }) => table));
      const deleted = new Set([...statements.ofJobs].flatMap(deletedTables));
      const ended = Object.entries(TABLE_ROWS).flatMap(([table, { parts }]) =>
        parts.length > 0 ? [table] : [],
      );
      expect(ended.filter((table) => !deleted.has(table) && !cascading.has(table))).toEqual([]);
      expect([...deleted].filter((table) => !ended.includes(table))).toEqual([]);
      const named = new Set(Object.values(TABLE_ROWS).flatMap(({ parts }) => parts));
      expect([...named].toSorted()).toEqual([...HOUSEKEEPING_PARTS, 'operator'].toSorted());
    });
  });
}
