/**
 * What services get: the parts of the running server, and who is asking.
 */
import type { Config } from './config.ts';
import type { Keys } from './crypto/keys.ts';
import type { Database } from './db/database.ts';
import type { Db } from './db/tables.ts';
import type { TableCache } from './tableCache.ts';
import type { Metrics } from './metrics.ts';
import type { Clock, Images, Log, Pay, Queue, Session, Sms, WechatPort, WireKeys } from './ports.ts';

/** Parts of the running server, one of each. */
export type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: Keys;
  readonly metrics: Metrics;
  readonly cache: TableCache;
  readonly wireKeys: WireKeys;
  readonly sms: Sms;
  /** Null where WeChat login is not configured. */
  readonly wechat: WechatPort | null;
  readonly pay: Pay;
  readonly queue: Queue;
  readonly images: Images;
};

/** A request as services see it. */
export type Ctx = Omit<Parts, 'database'> & {
  readonly db: Db;
  readonly session: Session | null;
  /** Address of the client, as far as proxies are trusted. */
  readonly ip: string;
  /** What limits by address count: the address, or its /64. */
  readonly network: string;
  /** The cookie of a device that has logged in before; empty where there is none. */
  readonly device: string;
  /** The cookie of a browser that has asked for a code; empty where there is none. */
  readonly codeHandle: string;
  readonly userAgent: string;
};

/** A request of a logged-in user. */
export type UserCtx = Ctx & { readonly session: Session };

/**
 * A request whose session is found by the statement that does its work: `token` is the SHA-256 of the cookie's token.
 */
export type TokenCtx = Omit<Ctx, 'session'> & { readonly token: Buffer };

/** What jobs and the operator's commands have: no request, no user. */
export type SystemCtx = Pick<Ctx, 'db' | 'clock' | 'keys' | 'log' | 'metrics' | 'pay'>;

/** What the operator's commands have: who gives them, as the audit names them (`operator:anna`). */
export type OpsCtx = SystemCtx & Pick<Ctx, 'config' | 'sms'> & { readonly operator: string };
