/** Counts over several spans of time in one statement. */
import { sql, type RawBuilder } from 'kysely';

/** Instants to count from. */
export type Since = readonly Date[];

/**
 * The counts of rows whose `column` is later than each of the instants, as one array.
 *
 * @param column name of a timestamptz column
 */
export function countsSince(column: string, since: Since): RawBuilder<readonly number[]> {
  const counts = since.map((instant) => sql`count(*) FILTER (WHERE ${sql.ref(column)} > ${instant})`);
  return sql<readonly number[]>`ARRAY[${sql.join(counts)}]::int[]`;
}
