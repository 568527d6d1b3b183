/**
 * Sessions: an opaque random token in a cookie, its SHA-256 in the database. 30 days idle, 90 days in all.
 */
import { hash, randomBytes } from 'node:crypto';
import type { Ctx, UserCtx } from '../../context.ts';
import type { Since } from '../../db/counts.ts';
import type { Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import { MINUTE_MS, SECOND_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { BOUNDS } from '../../bounds.ts';
import type { Session, SessionToken } from '../../ports.ts';
import {
  addSession,
  countSessionsSince,
  dropOldSessions,
  dropSessions,
  dropSessionsBeyond,
  findSession,
  findSessions,
  findSessionStart,
} from './session.store.ts';
import { deviceName } from './deviceName.ts';

const IDLE_MS = BOUNDS.sessionIdle.limit;
const ABSOLUTE_MS = BOUNDS.sessionAbsolute.limit;
const TOUCH_MS = 5 * MINUTE_MS;

/** Seconds a session cookie may live. */
export const SESSION_MAX_AGE_SEC = ABSOLUTE_MS / 1000;

/** A new session; `token` goes into the cookie and nowhere else. */
export type OpenedSession = { readonly id: string; readonly token: string };

const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Opens a session for an account; the one the request came with is ended, so a token never outlives a login. */
export async function openSession(ctx: Ctx, tx: Tx, accountId: string): Promise<OpenedSession> {
  const now = ctx.clock.now();
  const token = randomBytes(32).toString('base64url');
  const id = newId(now);
  if (ctx.session !== null) await dropSessions(tx, ctx.session.accountId, { only: ctx.session.id });
  await addSession(tx, {
    token_sha256: hashOf(token),
    id,
    account_id: accountId,
    device: deviceName(ctx.userAgent),
    created_at: now,
    last_seen_at: now,
    idle_until: new Date(now.getTime() + IDLE_MS),
    absolute_until: new Date(now.getTime() + ABSOLUTE_MS),
  });
  await dropSessionsBeyond(tx, accountId, BOUNDS.sessions.limit);
  return { id, token };
}

const TOUCH = `${TOUCH_MS / SECOND_MS} seconds`;
const IDLE = `${IDLE_MS / SECOND_MS} seconds`;

/** What finds a session in a statement: the hash of its token, and how it is marked as used. */
export function tokenOf(token: Buffer): SessionToken {
  return { token, touch: TOUCH, idle: IDLE };
}

/** The SHA-256 of a cookie's token, null where the text is no token. */
export function hashToken(token: string): Buffer | null {
  return /^[\w-]{43}$/.test(token) ? hashOf(token) : null;
}

/** The session of a token, or null when there is none that lives. */
export async function sessionOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  token: Buffer | null,
): Promise<Session | null> {
  return token === null ? null : findSession(ctx.db, tokenOf(token), ctx.clock.now());
}

/** Longer than a session lives. */
const NEVER = '1000 years';

/** The session of a token as a replica has it, where it cannot be marked as used. */
export async function sessionOnReplica(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  token: Buffer,
): Promise<Session | null> {
  return findSession(db, { ...tokenOf(token), touch: NEVER }, clock.now());
}

/** When the session of a request began. @throws AppError loginRequired when it has ended */
export async function sessionStart({ session }: Pick<UserCtx, 'session'>, tx: Tx): Promise<Date> {
  const start = await findSessionStart(tx, session.id);
  if (start === null) throw new AppError('loginRequired');
  return start;
}

/** Live sessions of an account, the last used first. */
export async function sessionsOf(ctx: Pick<Ctx, 'db' | 'clock'>, accountId: string) {
  return findSessions(ctx.db, accountId, ctx.clock.now());
}

export async function listSessions(ctx: UserCtx) {
  const rows = await sessionsOf(ctx, ctx.session.accountId);
  return rows.map((row) => ({ ...row, isCurrent: row.id === ctx.session.id }));
}

/** @throws AppError notFound for a session that is not the user's own */
export async function revokeSessions(
  ctx: UserCtx,
  scope: 'current' | 'others' | 'one',
  id?: string,
): Promise<number> {
  const revoked = await revoke(ctx, scope, id);
  recordEvent(ctx, 'session.revoked', { account: ctx.session.accountId, detail: `${scope} ${revoked}` });
  return revoked;
}

async function revoke(ctx: UserCtx, scope: 'current' | 'others' | 'one', id?: string): Promise<number> {
  const { accountId, id: current } = ctx.session;
  if (scope === 'others') return dropSessions(ctx.db, accountId, { except: current });
  if (scope === 'current') return dropSessions(ctx.db, accountId, { only: current });
  if (id === undefined) throw new AppError('badInput', { field: 'id', msg: '缺少参数：编号(id)' });
  const revoked = await dropSessions(ctx.db, accountId, { only: id });
  if (revoked === 0) throw new AppError('notFound', { field: 'id' });
  return revoked;
}

/** Ends every session of an account. @returns how many */
export async function endSessions(tx: Tx, accountId: string): Promise<number> {
  return dropSessions(tx, accountId, {});
}

/** Ends every session of an account but one. @returns how many */
export async function endOtherSessions(tx: Tx, { accountId, id }: Session): Promise<number> {
  return dropSessions(tx, accountId, { except: id });
}

/** Ends a session of an account. @returns how many */
export async function endSession(tx: Tx, accountId: string, id: string): Promise<number> {
  return dropSessions(tx, accountId, { only: id });
}

/** How many sessions began since each of the instants. */
export async function countSessions(ctx: Pick<Ctx, 'db'>, accountId: string, since: Since) {
  return countSessionsSince(ctx.db, accountId, since);
}

/** Removes sessions that have ended by themselves. @returns how many */
export async function purgeSessions(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return dropOldSessions(ctx.db, ctx.clock.now());
}
