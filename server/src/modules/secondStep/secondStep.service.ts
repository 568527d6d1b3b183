/**
 * The second step of an account: a code of an authenticator app, or a recovery code. Who may turn it on and off, and what a login
 * does with it, is in account/secondStep.service.ts and account/login.service.ts.
 */
import { randomBytes } from 'node:crypto';
import type { Ctx, SystemCtx } from '../../context.ts';
import { formatCode, newCode, parseCode } from '../../crypto/codeText.ts';
import { hashWithSalt } from '../../crypto/password.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { SecondStepRow, Tx } from '../../db/tables.ts';
import { FIRST_ID } from '../../db/values.ts';
import { BOUNDS } from '../../bounds.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { clearRate, countFailure, findReachedLimit, tooOften, type RateKey } from '../rate/rate.service.ts';
import * as store from './secondStep.store.ts';
import { isAppCode, matchStep } from './totp.ts';

const SECRET_BYTES = 20;
const SALT_BYTES = 16;
const BATCH = 200;

/** A code that was right, to be used up with what it is for. */
export type VerifiedCode =
  | { readonly kind: 'app'; readonly accountId: string; readonly step: number }
  | { readonly kind: 'recovery'; readonly accountId: string; readonly hash: Buffer };

/** A new secret for an app. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** When the second step of an account was turned on; null where it is off. */
export async function secondStepSince(tx: Tx, accountId: string): Promise<Date | null> {
  return (await store.findSecondStep(tx, accountId))?.created_at ?? null;
}

export async function codesLeft(tx: Tx, accountId: string): Promise<number> {
  return store.countUnusedCodes(tx, accountId);
}

/**
 * What a wrong code counts under. A device that has logged into the account before has separate tries, so that a client with a
 * stolen first step cannot use up the owner's.
 *
 * @param device from account/device.ts; null for an unknown one
 */
function failureCounters(accountId: string, device: string | null): readonly RateKey[] {
  if (device !== null) return [{ name: 'secondStepDevice', key: `${device}|${accountId}` }];
  return [
    { name: 'secondStepHour', key: accountId },
    { name: 'secondStepDay', key: accountId },
  ];
}

/**
 * Checks a code; wrong ones are limited. It is used up by {@link consumeCode}.
 *
 * @throws AppError secondStepWrong, tooOften; secondStepOff where the account has no second step
 */
export async function verifyCode(
  ctx: Ctx,
  accountId: string,
  typed: string,
  device: string | null,
): Promise<VerifiedCode> {
  const row = await store.findSecondStep(ctx.db, accountId);
  if (row === null) throw new AppError('secondStepOff');
  const tries = failureCounters(accountId, device);
  const checkLimits = async () => {
    const full = await findReachedLimit(ctx, ctx.db, tries);
    if (full === null) return;
    recordEvent(ctx, 'secondStep.limited', { account: accountId, detail: full });
    throw tooOften(full);
  };
  await checkLimits();
  const code = typed.replaceAll(/\s/g, '');
  const verified = isAppCode(code) ? matchApp(ctx, row, code) : await matchRecovery(ctx, row, typed);
  if (verified === null) {
    const passed = await countFailure(ctx, ctx.db, tries);
    recordEvent(ctx, 'secondStep.wrong', {
      account: accountId,
      detail: isAppCode(code) ? 'app' : 'recovery',
    });
    throw passed === null ? wrongCode(code) : tooOften(passed);
  }
  // Also by tries that ended while this one was checked.
  await checkLimits();
  for (const { name, key } of tries) if (name !== 'secondStepDay') await clearRate(ctx, ctx.db, name, key);
  return verified;
}

const wrongCode = (code: string) =>
  new AppError('secondStepWrong', {
    field: 'secondCode',
    ...(isAppCode(code) ? {} : { msg: '恢复码有误或已用过' }),
  });

function matchApp(ctx: Ctx, row: SecondStepRow, code: string): VerifiedCode | null {
  const secret = Buffer.from(ctx.keys.open(row.secret_enc), 'base64');
  const step = matchStep(secret, code, ctx.clock.now(), row.last_step);
  return step === null ? null : { kind: 'app', accountId: row.account_id, step };
}

async function matchRecovery(ctx: Ctx, row: SecondStepRow, typed: string): Promise<VerifiedCode | null> {
  const code = parseCode(typed);
  if (code === null) return null;
  const hash = await hashWithSalt(code, row.recovery_salt);
  const isThere = await store.hasUnusedCode(ctx.db, row.account_id, hash);
  return isThere ? { kind: 'recovery', accountId: row.account_id, hash } : null;
}

/**
 * Uses a right code up, within the transaction of what it is for.
 *
 * @throws AppError secondStepWrong where it was used since
 */
export async function consumeCode(ctx: Ctx, tx: Tx, code: VerifiedCode): Promise<void> {
  const { accountId } = code;
  if (code.kind === 'app') {
    if (!(await store.useStep(tx, accountId, code.step))) throw wrongCode('000000');
    return;
  }
  if (!(await store.useRecoveryCode(tx, accountId, code.hash, ctx.clock.now()))) throw wrongCode('');
  const detail = `${await store.countUnusedCodes(tx, accountId)} left`;
  recordEvent(ctx, 'secondStep.recovery', { account: accountId, detail });
}

/** A set of recovery codes: as they are shown, and as they are stored. */
export type RecoverySet = {
  readonly shown: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly Buffer[];
};

export async function newRecoverySet(): Promise<RecoverySet> {
  const codes = Array.from({ length: BOUNDS.recoveryCodes.limit }, newCode);
  const salt = randomBytes(SALT_BYTES);
  const hashes = await Promise.all(codes.map((code) => hashWithSalt(code, salt)));
  return { shown: codes.map(formatCode), salt, hashes };
}

/** Stores a second step whose first code was right. Breaks a unique constraint where the account has one. */
export async function storeSecondStep(
  ctx: Ctx,
  tx: Tx,
  first: { readonly accountId: string; readonly secret: Buffer; readonly step: number },
  { salt, hashes }: RecoverySet,
): Promise<void> {
  const row: SecondStepRow = {
    account_id: first.accountId,
    secret_enc: ctx.keys.seal(first.secret.toString('base64')),
    last_step: first.step,
    recovery_salt: salt,
    created_at: ctx.clock.now(),
  };
  await store.addSecondStep(tx, row, hashes);
}

/** The step of a first code, before anything is stored; null where it is wrong. */
export function firstStep(ctx: Ctx, secret: Buffer, typed: string): number | null {
  const code = typed.replaceAll(/\s/g, '');
  return isAppCode(code) ? matchStep(secret, code, ctx.clock.now(), 0) : null;
}

export async function replaceRecoverySet(
  tx: Tx,
  accountId: string,
  { salt, hashes }: RecoverySet,
): Promise<void> {
  await store.replaceCodes(tx, accountId, salt, hashes);
}

/** @returns whether the account had one */
export async function eraseSecondStep(tx: Tx, accountId: string): Promise<boolean> {
  return store.dropSecondStep(tx, accountId);
}

/** Seals secrets that are not sealed under the current secret. @returns how many */
export async function reencryptSecondSteps(ctx: SystemCtx): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const from: string = after;
    after = await withTransaction(ctx, async (tx) => {
      const page = await store.findSecrets(tx, from, BATCH);
      for (const { account_id: id, secret_enc: sealed } of page) {
        if (ctx.keys.isCurrent(sealed)) continue;
        await store.saveSecret(tx, id, ctx.keys.seal(ctx.keys.open(sealed)));
        changed += 1;
      }
      return page.at(-1)?.account_id;
    });
  }
  return changed;
}
