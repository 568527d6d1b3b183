/**
 * One-time codes: made here, kept as keyed hashes, delivered by any SMS adapter. The answer is the same for known and
 * unknown numbers.
 */
import { randomInt } from 'node:crypto';
import { LIMITS, SMS_CODE_DIGITS, smsText, type ErrorReason } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import type { Keys } from '../../crypto/keys.ts';
import type { Since } from '../../db/counts.ts';
import type { OtpPurpose, Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { tell } from '../../events.ts';
import { BOUNDS, SMS_ALERTS } from '../../bounds.ts';
import type { SmsNotice } from '../../ports.ts';
import { bucketOf, takeHourly, tryTake, untake } from '../rate/rate.service.ts';
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
export type Addressee = {
  readonly phone: string;
  readonly purpose: OtpPurpose;
  /** Whether the number has an account. */
  readonly isKnown: boolean;
  /** Whether its owner asks: within a session of that account, or on a device that has logged into it before. */
  readonly isOwn: boolean;
};

/**
 * Makes and sends a code. Where the provider does not answer in time the code stays live: it may have been sent.
 *
 * @throws AppError for limits and for what the provider refused
 */
export async function sendCode(ctx: Ctx, to: Addressee): Promise<void> {
  const { phone, purpose } = to;
  if (ctx.sms.port === null) throw new AppError('smsService');
  const code = String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0');
  const id = await withTransaction(ctx, (tx) => keepCode(ctx, tx, to, code)).catch((error: unknown) => {
    if (error instanceof AppError) tell(ctx, 'code.refused', { detail: purpose });
    throw error;
  });
  try {
    await ctx.sms.port.send({ phone, code, purpose });
    tell(ctx, 'code.sent', { account: ctx.session?.accountId, detail: purpose });
  } catch (error) {
    if (!(error instanceof SmsError) || !error.isUnsure) await takeBack(ctx, id, phone);
    throw told(ctx, error, phone);
  }
}

/** A code that was certainly not sent is dead, and the phone may ask again at once. */
async function takeBack(ctx: Ctx, id: string, phone: string): Promise<void> {
  await store.failOtp(ctx.db, id);
  await untake(ctx, ctx.db, 'smsGap', phone);
}

function told(ctx: Ctx, error: unknown, phone: string): unknown {
  if (!(error instanceof SmsError)) return error;
  tell(ctx, 'sms.failed', { detail: `${ctx.config.SMS_PROVIDER} ${error.providerCode}` });
  return new AppError(REASONS[error.code], { msg: smsText(error.code, phone) });
}

async function keepCode(ctx: Ctx, tx: Tx, { phone, purpose, isKnown, isOwn }: Addressee, code: string) {
  // The bucket of the phone is taken first: its row lock lets one request of a number in at a time.
  const isSoon = !(await tryTake(ctx, tx, 'smsGap', phone));
  if (isSoon) throw new AppError('smsTooOften', { retryAfterSec: LIMITS.smsResendSec });
  // Strangers who ask for codes to a phone use up none of its owner's.
  for (const name of ['smsPhoneHour', 'smsPhoneDay'] as const)
    if (!(await tryTake(ctx, tx, name, isOwn ? `${phone}|own` : phone)))
      throw new AppError('smsTooOften', { retryAfterSec: 3_600 });
  await takeHourly(ctx, tx, bucketOf(ctx, 'smsAddress', ctx.network), ctx.config.SMS_ADDRESS_CAP);
  await takeOfAll(ctx, tx, isKnown);
  const now = ctx.clock.now();
  const id = newId(now);
  const otp = {
    id,
    phone_hmac: phoneHash(ctx, phone),
    purpose,
    code_hmac: ctx.keys.hash('otp', codeText(phone, purpose, code)),
    created_at: now,
    expires_at: new Date(now.getTime() + BOUNDS.codeLife.limit),
  };
  await store.replaceOtp(tx, otp, phoneHashes(ctx, phone));
  return id;
}

/**
 * The cap of all codes an hour, against pumping. Its last part is kept for numbers that have an account, so that
 * strangers cannot shut the users out, and the log raises an alert long before.
 */
async function takeOfAll(ctx: Ctx, tx: Tx, isKnown: boolean): Promise<void> {
  const cap = ctx.config.SMS_HOURLY_CAP;
  const forStrangers = Math.max(1, Math.floor(cap * (1 - BOUNDS.smsReserve.limit)));
  const n = await takeHourly(ctx, tx, 'smsHour', isKnown ? cap : forStrangers);
  const reached = SMS_ALERTS.find((share) => n === Math.ceil(cap * share));
  if (reached !== undefined) tell(ctx, 'sms.cap', { detail: `${Math.round(reached * 100)} %` });
}

/** A code that somebody brings. */
export type Brought = { readonly phone: string; readonly purpose: OtpPurpose; readonly code: string };

/**
 * Uses one try of a code, but not the code itself. Runs outside the caller's transaction, so that a wrong try counts
 * even where the caller fails.
 *
 * @param field in which the client sent the code
 * @returns what {@link useCodes} takes
 * @throws AppError smsWrongCode (413)
 */
export async function tryCode(ctx: Ctx, { phone, purpose, code }: Brought, field = 'code'): Promise<string> {
  const id = await store.tryOtp(ctx.db, {
    phoneHashes: phoneHashes(ctx, phone),
    codeHashes: ctx.keys.hashes('otp', codeText(phone, purpose, code.trim())),
    purpose,
    now: ctx.clock.now(),
  });
  if (id !== null) return id;
  tell(ctx, 'code.wrong', { account: ctx.session?.accountId, detail: purpose });
  throw new AppError('smsWrongCode', { field });
}

/** Uses codes up that {@link tryCode} found right. @throws AppError smsWrongCode when one was used meanwhile */
export async function useCodes(tx: Tx, ids: readonly string[], field = 'code'): Promise<void> {
  if (ids.length > 0 && !(await store.useOtps(tx, ids))) throw new AppError('smsWrongCode', { field });
}

/** Tells a phone what was done; that it does not arrive holds nothing up. */
export async function notify(ctx: Ctx, phone: string, notice: SmsNotice): Promise<void> {
  try {
    await ctx.sms.port?.notify?.(phone, notice);
  } catch (error) {
    told(ctx, error, phone);
  }
}

/** Removes every trace of codes of a phone, for the erasure of its account. */
export async function eraseCodes(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
  await store.dropOtps(tx, hashes);
}

/** Lets a phone's codes be found under the current secret. */
export async function renameCodes(tx: Tx, from: readonly Buffer[], to: Buffer): Promise<void> {
  await store.renamePhone(tx, from, to);
}

/** How many codes a phone asked for since each of the instants. */
export async function countCodes(ctx: Pick<Ctx, 'db'>, hashes: readonly Buffer[], since: Since) {
  return store.countOtps(ctx.db, hashes, since);
}

const KEPT_MS = 366 * DAY_MS;

/** Removes codes of more than a year ago: until then they are counted in the information list. @returns how many */
export async function purgeCodes(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return store.dropOldOtps(ctx.db, new Date(ctx.clock.now().getTime() - KEPT_MS));
}
