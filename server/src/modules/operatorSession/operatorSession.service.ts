/**
 * Who may use the operator's page: who sits at this machine, where the configuration lets them, or who has the token and a code of
 * the authenticator app. A session is that of one of the two ways, for as long as that way is open.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BOUNDS } from '../../bounds.ts';
import type { Config } from '../../config.ts';
import type { Ctx, SystemCtx } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { addressKey, recordEvent } from '../../events.ts';
import type { RateName } from '../../rates.ts';
import { audit } from '../audit/audit.service.ts';
import {
  countFailure,
  findReachedLimit,
  tooOften,
  tryTakeToken,
  type RateKey,
} from '../rate/rate.service.ts';
import { fromBase32, isAppCode, matchStep } from '../secondStep/totp.ts';
import * as store from './operatorSession.store.ts';

/** A way into the operator's page. */
export type OperatorWay = 'local' | 'token';

/** What opening a session needs. */
type LoginCtx = SystemCtx & Pick<Ctx, 'config' | 'ip' | 'network'>;

/** The name of an operator as the audit has it. */
export const actorOf = (name: string): string => `operator:${name}`;

/** The way that is open to a request; null where the page is off for it. */
export function wayOf(config: Config, isLocal: boolean): OperatorWay | null {
  if (isLocal && config.OPERATOR_LOCAL) return 'local';
  return config.OPERATOR_TOKEN === undefined ? null : 'token';
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** With the secrets of the way, so that a session ends with the token that it was opened with. */
function hashOf(config: Config, way: OperatorWay, token: string): Buffer {
  const secrets = way === 'local' ? [] : [config.OPERATOR_TOKEN, config.OPERATOR_TOTP_SECRET];
  return sha256(JSON.stringify([way, ...secrets, token]));
}

function limitsAt(now: Date): store.Limits {
  return {
    usedSince: new Date(now.getTime() - BOUNDS.operatorIdle.limit),
    beganSince: new Date(now.getTime() - BOUNDS.operatorAbsolute.limit),
  };
}

/** Whose session a token is, null where there is none that lives; it counts as used. */
export async function operatorOf(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config'>,
  way: OperatorWay,
  token: string,
): Promise<string | null> {
  if (token === '') return null;
  const now = ctx.clock.now();
  const session = { tokenHash: hashOf(ctx.config, way, token), isLocal: way === 'local', now };
  return store.touchSession(ctx.db, session, limitsAt(now));
}

/** What an operator says to be let in; token and code are not looked at on this machine. */
export type OperatorLogin = { readonly name: string; readonly token: string; readonly code: string };

/**
 * Opens a session.
 *
 * @returns the token for the cookie
 * @throws AppError wrongCredentials, the same for a wrong token and a wrong code; tooOften
 */
export async function openOperatorSession(
  ctx: LoginCtx,
  way: OperatorWay,
  login: OperatorLogin,
): Promise<string> {
  const step = way === 'local' ? null : await checkSecrets(ctx, login);
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  const isOpened = await withTransaction(ctx, async (tx) => {
    if (step !== null && !(await store.useStep(tx, step))) return false;
    await store.addSession(tx, {
      token_hash: hashOf(ctx.config, way, token),
      operator: login.name,
      is_local: way === 'local',
      created_at: now,
      last_used_at: now,
    });
    await audit(ctx, tx, { actor: actorOf(login.name), action: 'operator.login', target: way });
    return true;
  });
  if (!isOpened) throw await refuse(ctx, login.name, 'used');
  recordEvent(ctx, 'operator.login', { detail: `${way} ${login.name}` });
  return token;
}

export async function closeOperatorSession(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config'>,
  way: OperatorWay,
  token: string,
  name: string,
): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await store.dropSession(tx, hashOf(ctx.config, way, token));
    await audit(ctx, tx, { actor: actorOf(name), action: 'operator.logout', target: way });
  });
}

const ADDRESS: RateName = 'operatorAddress';
const CODE: RateKey = { name: 'operatorCode', key: 'all' };

/** @returns the step of the code */
async function checkSecrets(ctx: LoginCtx, { name, token, code }: OperatorLogin): Promise<number> {
  const { OPERATOR_TOKEN = '', OPERATOR_TOTP_SECRET = '' } = ctx.config;
  await checkLimit(ctx, { name: ADDRESS, key: ctx.network });
  // Digests have one length, whatever was sent.
  if (!timingSafeEqual(sha256(token), sha256(OPERATOR_TOKEN))) throw await refuse(ctx, name, 'token');
  await checkLimit(ctx, CODE);
  const typed = code.replaceAll(/\s/g, '');
  const step = isAppCode(typed)
    ? matchStep(fromBase32(OPERATOR_TOTP_SECRET), typed, ctx.clock.now(), 0)
    : null;
  if (step === null) throw await refuse(ctx, name, 'code');
  // Also by tries that ended while this one was checked.
  await checkLimit(ctx, CODE);
  return step;
}

async function checkLimit(ctx: LoginCtx, key: RateKey): Promise<void> {
  const full = await findReachedLimit(ctx, ctx.db, [key]);
  if (full === null) return;
  recordEvent(ctx, 'operator.limited', { detail: full });
  throw tooOften(full);
}

/** Counts and writes down a login that is refused. @returns the error, which does not say what was wrong */
async function refuse(ctx: LoginCtx, name: string, why: 'token' | 'code' | 'used'): Promise<AppError> {
  const address = { name: ADDRESS, key: ctx.network };
  await countFailure(ctx, ctx.db, why === 'token' ? [address] : [address, CODE]);
  recordEvent(ctx, 'operator.failed', { detail: why });
  if ((await tryTakeToken(ctx, ctx.db, 'operatorAudit', 'all')) !== null) {
    const detail = { why, address: addressKey(ctx.keys, ctx.ip) };
    await audit(ctx, ctx.db, { actor: actorOf(name), action: 'operator.refused', target: 'token', detail });
  }
  return new AppError('wrongCredentials', { msg: '口令或验证码不对，或验证码已用过' });
}

/** Removes sessions that have ended by themselves. @returns how many */
export async function purgeOperatorSessions(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return store.dropOldSessions(ctx.db, limitsAt(ctx.clock.now()));
}
