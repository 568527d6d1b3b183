/**
 * One-time codes: made here, kept as keyed hashes, delivered by any SMS adapter. The answer is the same for known and
 * unknown numbers.
 */
import { randomInt } from 'node:crypto';
import { LIMITS, SMS_CODE_DIGITS, smsText, type ErrorReason } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import type { OtpPurpose, Tx } from '../../db/tables.ts';
import { newId } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS, MINUTE_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import { bucketOf, takeHourly, tryTake } from '../rate/rate.service.ts';
import { countOtps, dropOldOtps, dropOtps, failOtp, replaceOtp, tryOtp } from './otp.store.ts';
import { SmsError, type SmsCode } from './smsPort.ts';

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

/**
 * A mainland number as eleven digits; +86, spaces and hyphens are taken off.
 *
 * @throws AppError smsPhone (414), with the number as it was typed
 */
export function parsePhone(typed: string, field = 'phone'): string {
  const digits = typed.replaceAll(/[\s-]/g, '').replace(/^(\+?86)(?=1\d{10}$)/, '');
  if (!/^1[3-9]\d{9}$/.test(digits)) throw new AppError('smsPhone', { field, msg: smsText(414, typed) });
  return digits;
}

export function phoneHash(ctx: Pick<Ctx, 'keys'>, phone: string): Buffer {
  return ctx.keys.hash('phone', phone);
}

function codeHash(ctx: Pick<Ctx, 'keys'>, phone: string, purpose: OtpPurpose, code: string): Buffer {
  return ctx.keys.hash('otp', `${phone}|${purpose}|${code}`);
}

/**
 * Makes and sends a code.
 *
 * @param phone eleven digits
 * @throws AppError for limits and for what the provider refused
 */
export async function sendCode(ctx: Ctx, phone: string, purpose: OtpPurpose): Promise<void> {
  if (ctx.sms.port === null) throw new AppError('smsService');
  const code = String(randomInt(10 ** SMS_CODE_DIGITS)).padStart(SMS_CODE_DIGITS, '0');
  const id = await withTransaction(ctx, (tx) => keepCode(ctx, tx, { phone, purpose, code }));
  try {
    await ctx.sms.port.send({ phone, code, purpose });
  } catch (error) {
    await failOtp(ctx.db, id);
    if (!(error instanceof SmsError)) throw error;
    ctx.log.warn({ provider: ctx.config.SMS_PROVIDER, providerCode: error.providerCode }, 'sms refused');
    throw new AppError(REASONS[error.code], { msg: smsText(error.code, phone) });
  }
}

async function keepCode(
  ctx: Ctx,
  tx: Tx,
  { phone, purpose, code }: { phone: string; purpose: OtpPurpose; code: string },
): Promise<string> {
  // The bucket of the phone is taken first: its row lock lets one request of a number in at a time.
  const isSoon = !(await tryTake(ctx, tx, 'smsGap', phone));
  if (isSoon) throw new AppError('smsTooOften', { retryAfterSec: LIMITS.smsResendSec });
  for (const name of ['smsPhoneHour', 'smsPhoneDay'] as const) await takeSms(ctx, tx, name, phone);
  await takeHourly(ctx, tx, bucketOf(ctx, 'smsAddress', ctx.ip), ctx.config.SMS_ADDRESS_CAP);
  await takeHourly(ctx, tx, 'smsHour', ctx.config.SMS_HOURLY_CAP);
  const now = ctx.clock.now();
  const id = newId(now);
  await replaceOtp(tx, {
    id,
    phone_hmac: phoneHash(ctx, phone),
    purpose,
    code_hmac: codeHash(ctx, phone, purpose, code),
    created_at: now,
    expires_at: new Date(now.getTime() + LIMITS.smsCodeMinutes * MINUTE_MS),
  });
  return id;
}

async function takeSms(ctx: Ctx, tx: Tx, name: 'smsPhoneHour' | 'smsPhoneDay', key: string) {
  if (!(await tryTake(ctx, tx, name, key))) throw new AppError('smsTooOften', { retryAfterSec: 3_600 });
}

/**
 * Uses a code up. Runs outside the caller's transaction, so that a wrong try counts even where the caller fails.
 *
 * @param field in which the client sent the code
 * @throws AppError smsWrongCode (413)
 */
export async function useCode(
  ctx: Ctx,
  { phone, purpose, code }: { phone: string; purpose: OtpPurpose; code: string },
  field = 'code',
): Promise<void> {
  const isRight = await tryOtp(ctx.db, {
    phone_hmac: phoneHash(ctx, phone),
    purpose,
    code_hmac: codeHash(ctx, phone, purpose, code.trim()),
    now: ctx.clock.now(),
  });
  if (!isRight) throw new AppError('smsWrongCode', { field });
}

/** Removes every trace of codes of a phone, for the erasure of its account. */
export async function eraseCodes(tx: Tx, phoneHmac: Buffer): Promise<void> {
  await dropOtps(tx, phoneHmac);
}

export async function countCodes(ctx: Ctx, phoneHmac: Buffer, since: Date): Promise<number> {
  return countOtps(ctx.db, phoneHmac, since);
}

const KEPT_MS = 366 * DAY_MS;

/** Removes codes of more than a year ago: until then they are counted in the information list. @returns how many */
export async function purgeCodes(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return dropOldOtps(ctx.db, new Date(ctx.clock.now().getTime() - KEPT_MS));
}
