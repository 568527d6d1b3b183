/**
 * One-time codes: made here, kept as keyed hashes, delivered by any SMS adapter. The answer is the same for known and
 * unknown numbers. A code can be tried only by its requester: the browser that has the handle, or else the address
 * (docs/decisions/090-codes-by-asker.md).
 */
import { hash, randomBytes, randomInt } from 'node:crypto';
import {
  isWorkDone,
  LIMITS,
  SMS_CODE_DIGITS,
  smsText,
  workText,
  type ErrorReason,
  type Work,
} from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import type { Keys } from '../../crypto/keys.ts';
import type { Since } from '../../db/counts.ts';
import type { OtpPurpose, Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { BOUNDS, SMS_ALERTS } from '../../bounds.ts';
import type { SmsNotice } from '../../ports.ts';
import { networkOf } from '../../network.ts';
import type { RateName } from '../../rates.ts';
import {
  bucketOf,
  countFailure,
  takeHourly,
  tooOften,
  tryTakeToken,
  releaseSlot,
  type RateKey,
} from '../rate/rate.service.ts';
import * as store from './otp.store.ts';
import { SmsError, type SmsCode } from './smsError.ts';

const REASONS: Readonly<Record<SmsCode, ErrorReason>> = {
  0: 'smsOther',
  400: 'smsRequest',
  403: 'smsService',
  404: 'smsTemplate',
  412: 'smsBlocked',
  414: 'smsPhone',
  416: 'smsTooOften',
  601: 'smsSensitive',
};

type KeyCtx = { readonly keys: Pick<Keys, 'hash' | 'hashes'> };

/** The hash a phone is stored under. */
export function phoneHash(ctx: KeyCtx, phone: string): Buffer {
  return ctx.keys.hash('phone', phone);
}

/** Every hash a phone may have been stored under. */
export function phoneHashes(ctx: KeyCtx, phone: string): readonly Buffer[] {
  return ctx.keys.hashes('phone', phone);
}

const codeText = (phone: string, purpose: OtpPurpose, code: string) => `${phone}|${purpose}|${code}`;

/** Who a code goes to and what for. */
export type CodeRecipient = {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** Whether the number has an account. */
  readonly isKnown: boolean;
  /**
   * Whether its owner asks: on a device that has logged into that account before, or within a session elsewhere; null where
   * the requester is unknown.
   */
  readonly own: 'device' | 'session' | null;
  /** From {@link newHandle}. */
  readonly handle: string;
  /** Proof of work as the client sent it; empty where it sent none. */
  readonly work: string;
};

/** The handle that a code is bound to: the one that the browser has, so that all its codes can be tried, or a new one. */
export function newHandle(ctx: Pick<Ctx, 'codeHandle'>): string {
  return /^[\w-]{43}$/.test(ctx.codeHandle) ? ctx.codeHandle : randomBytes(32).toString('base64url');
}

const handleHash = (handle: string) => hash('sha256', handle, 'buffer');

const requesterText = (ctx: Ctx) => `code|${ctx.network}`;

const SITE_BITS = 48;

/** Counters of a request for a code, other than its address and the global cap. An IPv6 site with many /64 is one. */
function sendCounters(ctx: Ctx, { phone, own }: CodeRecipient): readonly RateKey[] {
  const by = (key: string, ...names: readonly RateName[]) => names.map((name) => ({ name, key }));
  if (own !== null) return by(`${phone}|${own}`, 'smsGap', 'smsOwnHour', 'smsOwnDay');
  return [
    ...by(`${phone}|${networkOf(ctx.ip, SITE_BITS)}`, 'smsGap', 'smsPairHour', 'smsPairDay'),
    ...by(phone, 'smsPhoneHour', 'smsPhoneDay'),
  ];
}

/**
 * Makes and sends a code. Where the provider does not answer in time the code stays live: it may have been sent.
 *
 * @throws AppError for limits and for what the provider refused
 */
export async function sendCode(ctx: Ctx, to: CodeRecipient): Promise<void> {
  const { phone, purpose } = to;
  if (ctx.sms.port === null) throw new AppError('smsService');
  const code = String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0');
  const id = await withTransaction(ctx, (tx) => storeCode(ctx, tx, to, code)).catch((error: unknown) => {
    if (error instanceof AppError) recordEvent(ctx, 'code.refused', { detail: purpose });
    throw error;
  });
  try {
    await ctx.sms.port.send({ phone, code, purpose });
    recordEvent(ctx, 'code.sent', { account: ctx.session?.accountId, detail: purpose });
  } catch (error) {
    if (!(error instanceof SmsError) || !error.isUnsure) await voidCode(ctx, id, to);
    throw smsFailure(ctx, error, phone);
  }
}

/** Voids a code that was certainly not sent; it counts only against the requesting address. */
async function voidCode(ctx: Ctx, id: string, to: CodeRecipient): Promise<void> {
  await store.failOtp(ctx.db, id);
  for (const { name, key } of sendCounters(ctx, to)) await releaseSlot(ctx, ctx.db, name, key);
}

function smsFailure(ctx: NotifyCtx, error: unknown, phone: string): unknown {
  if (!(error instanceof SmsError)) return error;
  recordEvent(ctx, 'sms.failed', { detail: `${ctx.config.SMS_PROVIDER} ${error.providerCode}` });
  return new AppError(REASONS[error.code], { msg: smsText(error.code, phone) });
}

async function storeCode(ctx: Ctx, tx: Tx, to: CodeRecipient, code: string): Promise<string> {
  const { phone, purpose } = to;
  await checkSendLimits(ctx, tx, to);
  await checkGlobalCap(ctx, tx, to);
  const now = ctx.clock.now();
  const id = newId(now);
  const otp = {
    id,
    phone_hmac: phoneHash(ctx, phone),
    purpose,
    code_hmac: ctx.keys.hash('otp', codeText(phone, purpose, code)),
    holder: handleHash(to.handle),
    network: ctx.keys.hash('address', requesterText(ctx)),
    created_at: now,
    expires_at: new Date(now.getTime() + BOUNDS.codeLife.limit),
  };
  await store.replaceOtp(tx, otp, phoneHashes(ctx, phone));
  return id;
}

/**
 * Limits of codes for a phone, by requester and in all. The owner's requests are counted separately, so that strangers
 * use up none of them; strangers are limited by address and by phone. The last part of a phone's limit is reserved for
 * addresses that request for the first time: one of them may be the owner on a new device.
 *
 * @throws AppError smsTooOften
 */
async function checkSendLimits(ctx: Ctx, tx: Tx, to: CodeRecipient): Promise<void> {
  const counts = sendCounters(ctx, to);
  const ownAddress = { name: 'smsOwnAddress', key: ctx.network } as const;
  let share = 1;
  for (const { name, key } of to.own === null ? counts : [...counts, ownAddress]) {
    const n = await tryTakeToken(ctx, tx, name, key, share);
    if (n === null) {
      const retryAfterSec = name === 'smsGap' ? LIMITS.smsResendSec : 3_600;
      throw new AppError('smsTooOften', { retryAfterSec });
    }
    if (name === 'smsPairDay' && n > 1) share = 1 - BOUNDS.smsFirstRequest.limit;
  }
  if (to.own === null)
    await takeHourly(ctx, tx, bucketOf(ctx, 'smsAddress', ctx.network), ctx.config.SMS_ADDRESS_CAP);
}

/** The challenge for a phone and an address, in a window of time: nothing of it is stored. */
function challengeOf(ctx: Ctx, phone: string, window: number): string {
  return ctx.keys.hash('work', `${phone}|${ctx.network}|${window}`).toString('base64url');
}

const windowOf = (ctx: Ctx) => Math.floor(ctx.clock.now().getTime() / BOUNDS.workLife.limit);

function workFor(ctx: Ctx, { phone }: CodeRecipient): Work {
  return { challenge: challengeOf(ctx, phone, windowOf(ctx)), bits: ctx.config.SMS_WORK_BITS };
}

/** Whether a client has done the work of this window or of the one before. */
function isWorkOf(ctx: Ctx, { phone, work }: CodeRecipient): boolean {
  if (work === '') return false;
  const window = windowOf(ctx);
  return [window, window - 1].some((each) =>
    isWorkDone(
      hash('sha256', workText(challengeOf(ctx, phone, each), work), 'buffer'),
      ctx.config.SMS_WORK_BITS,
    ),
  );
}

/**
 * The cap of all codes an hour, against pumping. Its last part is kept for numbers that have an account, so that
 * strangers cannot shut the users out, and the log raises an alert long before. From the middle on, each code costs an unknown
 * client a proof of work.
 *
 * @throws AppError smsTooOften; workNeeded with the work
 */
async function checkGlobalCap(ctx: Ctx, tx: Tx, to: CodeRecipient): Promise<void> {
  const cap = ctx.config.SMS_HOURLY_CAP;
  const part = (share: number) => Math.max(1, Math.floor(cap * share));
  const most = to.isKnown ? cap : part(1 - BOUNDS.smsReserve.limit);
  const isFree = to.own === null && !isWorkOf(ctx, to);
  const n = await takeHourly(
    ctx,
    tx,
    'smsHour',
    isFree ? Math.min(most, part(BOUNDS.smsFree.limit)) : most,
  ).catch((error: unknown) => {
    throw isFree && error instanceof AppError
      ? new AppError('workNeeded', { work: workFor(ctx, to) })
      : error;
  });
  const reached = SMS_ALERTS.find((share) => n === Math.ceil(cap * share));
  if (reached !== undefined) recordEvent(ctx, 'sms.cap', { detail: `${Math.round(reached * 100)} %` });
}

/** A submitted code. */
export type SubmittedCode = { readonly phone: string; readonly purpose: OtpPurpose; readonly code: string };

/**
 * Uses one try of a code that the same browser asked for, or the same address, but not the code itself. Runs outside the
 * caller's transaction, so that a wrong try counts even where the caller fails.
 *
 * @param field in which the client sent the code
 * @returns what {@link useCodes} takes
 * @throws AppError smsWrongCode (413); tooOften where an address tries codes that it did not ask for
 */
export async function tryCode(
  ctx: Ctx,
  { phone, purpose, code }: SubmittedCode,
  field = 'code',
): Promise<string> {
  const attempt = {
    phoneHashes: phoneHashes(ctx, phone),
    codeHashes: ctx.keys.hashes('otp', codeText(phone, purpose, code.trim())),
    purpose,
    now: ctx.clock.now(),
  };
  const byBrowser = await store.tryOtp(ctx.db, attempt, 'holder', [handleHash(ctx.codeHandle)]);
  const { id } = byBrowser.isRequester
    ? byBrowser
    : await store.tryOtp(ctx.db, attempt, 'network', ctx.keys.hashes('address', requesterText(ctx)));
  if (id !== null) return id;
  recordEvent(ctx, 'code.wrong', { account: ctx.session?.accountId, detail: purpose });
  const tries = byBrowser.isRequester ? [] : ([{ name: 'smsWrongAddress', key: ctx.network }] as const);
  const passed = await countFailure(ctx, ctx.db, tries);
  throw passed === null ? new AppError('smsWrongCode', { field }) : tooOften(passed);
}

/** Uses codes up that {@link tryCode} found right. @throws AppError smsWrongCode when one has been used since */
export async function useCodes(tx: Tx, ids: readonly string[], field = 'code'): Promise<void> {
  if (ids.length > 0 && !(await store.useOtps(tx, ids))) throw new AppError('smsWrongCode', { field });
}

/** What sending a message needs: a request, or the operator's commands. */
export type NotifyCtx = Pick<Ctx, 'config' | 'sms' | 'keys' | 'log' | 'metrics'>;

/** Notifies a phone of a change; a failure to deliver is only logged. */
export async function notify(ctx: NotifyCtx, phone: string, notice: SmsNotice): Promise<void> {
  try {
    await ctx.sms.port?.notify(phone, notice);
  } catch (error) {
    smsFailure(ctx, error, phone);
  }
}

/** Removes every trace of codes of a phone, for the erasure of its account. */
export async function eraseCodes(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
  await store.dropOtps(tx, hashes);
}

/** Lets a phone's codes be found under the current secret. */
export async function rehashCodes(tx: Tx, from: readonly Buffer[], to: Buffer): Promise<void> {
  await store.rehashPhone(tx, from, to);
}

/** How many codes a phone asked for since each of the instants. */
export async function countCodes(ctx: Pick<Ctx, 'db'>, hashes: readonly Buffer[], since: Since) {
  return store.countOtps(ctx.db, hashes, since);
}

const RETENTION_MS = 366 * DAY_MS;

/**
 * Forgets who asked for codes that are over, and removes those of more than a year ago: until then they are counted in the
 * information list.
 *
 * @returns how many were removed
 */
export async function purgeCodes(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  await store.clearRequesters(ctx.db, ctx.clock.now());
  return store.dropOldOtps(ctx.db, new Date(ctx.clock.now().getTime() - RETENTION_MS));
}
