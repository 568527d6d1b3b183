/** Whose orders and grants an account has: its own, and those of the accounts that were merged into it. */
import { sql, type RawBuilder } from 'kysely';

/** Ids for `= ANY(…)`: the account's and those merged into it (db/functions/accounts_of.sql). */
export const ownIds = (accountId: string): RawBuilder<string> =>
  sql<string>`ANY (accounts_of(${accountId}::uuid))`;
