/**
 * Rows of the tables, as both drivers give them (see database.ts for the parsers that make them alike).
 */
import type { Kysely, Transaction } from 'kysely';

type SwitchRow = { key: string; value: boolean; updated_at: Date };

export type Tables = {
  feature_switch: SwitchRow;
};

/** The database outside a transaction. */
export type Db = Kysely<Tables>;

/** What every store function takes first: a transaction, or the database itself for a single statement. */
export type Tx = Kysely<Tables> | Transaction<Tables>;
