/** Signatures of the functions of a database, as PostgreSQL writes them. */
import type { Database } from '../src/db/database.ts';

export async function signaturesOf({ executeSql }: Database): Promise<readonly string[]> {
  const { rows } = await executeSql(
    `SELECT p.proname || '(' || pg_get_function_arguments(p.oid) || ') RETURNS ' || pg_get_function_result(p.oid) AS signature
    FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace ORDER BY p.proname COLLATE "C", p.oid`,
  );
  return (rows as { signature: string }[]).map(({ signature }) => signature);
}
