/**
 * What services get: the parts of the running server, and who is asking.
 */
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Db } from './db/tables.ts';

/** Time of day; tests set it. */
export type Clock = { readonly now: () => Date };

/** Structured log; never gets input values. */
export type Log = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};

/** Parts of the running server, one of each. */
export type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
};

/** A request as services see it. */
export type Ctx = Omit<Parts, 'database'> & {
  readonly db: Db;
  /** Address of the client, as far as proxies are trusted. */
  readonly ip: string;
  readonly userAgent: string;
};
