/**
 * Turning the second step of logins on and off, and new recovery codes (docs/decisions/127-second-step.md). A proof of the owner
 * is needed, as before a passkey is added; and a code of the app, so that neither a stolen session nor a stolen phone is enough.
 */
import { APPNAME } from '@shangyuan/contract';
import type { OpsCtx, UserCtx } from '../../context.ts';
import { openTicket, sealTicket } from '../../crypto/ticket.ts';
import { BOUNDS } from '../../bounds.ts';
import type { AccountRow } from '../../db/tables.ts';
import { isUniqueViolation, withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { audit } from '../audit/audit.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import {
  codesLeft,
  consumeCode,
  eraseSecondStep,
  firstStep,
  newRecoverySet,
  newSecret,
  replaceRecoverySet,
  secondStepSince,
  storeSecondStep,
  verifyCode,
  type VerifiedCode,
} from '../secondStep/secondStep.service.ts';
import { appAddress, base32 } from '../secondStep/totp.ts';
import { endOtherSessions } from '../session/session.service.ts';
import { useOnce } from '../wireKey/wireKey.service.ts';
import { ownAccount } from './account.service.ts';
import { findAccount } from './account.store.ts';
import { deviceOf } from './device.ts';
import { auditSecondStep, notifyOwner } from './securityEvents.service.ts';
import { lockProvenAccount, proveRecentLogin, type Proof, type VerifiedProof } from './proof.service.ts';

/** A secret that an app has been given, for the session that asked for it. */
type Setup = { readonly session: string; readonly secret: string };

const SETUP = { kind: 'secondStepSetup', lifeMs: BOUNDS.secondStepSetup.limit } as const;

/** Whether, and since when, and how many recovery codes are left. */
export async function secondStepState(ctx: UserCtx) {
  const { accountId } = ctx.session;
  return { since: await secondStepSince(ctx.db, accountId), codesLeft: await codesLeft(ctx.db, accountId) };
}

/**
 * A secret for the app, after a proof of the owner. Nothing is stored before the app's first code.
 *
 * @throws AppError proofRequired, secondStepOn
 */
export async function beginSecondStep(ctx: UserCtx, proof: Proof) {
  const account = await ownAccount(ctx);
  const proven = await proveRecentLogin(ctx, account, proof, 'secondStep');
  await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await takeToken(ctx, tx, 'secondStepAccount', account.id);
    if ((await secondStepSince(tx, account.id)) !== null) throw new AppError('secondStepOn');
  });
  const bytes = newSecret();
  const secret = base32(bytes);
  const setup: Setup = { session: ctx.session.id, secret: bytes.toString('base64') };
  return {
    ticket: sealTicket(ctx, SETUP, setup),
    secret,
    uri: appAddress(secret, APPNAME, account.username),
  };
}

/**
 * Turns the second step on by the app's first code; every other session ends, since one step opened it.
 *
 * @returns recovery codes, which can be shown only now
 * @throws AppError secondStepWrong, secondStepStale, secondStepOn
 */
export async function turnOnSecondStep(
  ctx: UserCtx,
  { ticket, secondCode }: { readonly ticket: string; readonly secondCode: string },
): Promise<readonly string[]> {
  const setup = openTicket<Setup>(ctx, SETUP, ticket);
  if (setup === null || setup.session !== ctx.session.id) throw new AppError('secondStepStale');
  const secret = Buffer.from(setup.secret, 'base64');
  const step = firstStep(ctx, secret, secondCode);
  if (step === null) throw new AppError('secondStepWrong', { field: 'secondCode' });
  const account = await ownAccount(ctx);
  const recovery = await newRecoverySet();
  try {
    await withTransaction(ctx, async (tx) => {
      await lockProvenAccount(ctx, tx, { account, codes: [] });
      if (!(await useOnce(ctx, tx, ticket, SETUP.lifeMs))) throw new AppError('secondStepStale');
      await storeSecondStep(ctx, tx, { accountId: account.id, secret, step }, recovery);
      await endOtherSessions(tx, ctx.session);
      await auditSecondStep(ctx, tx, account.id, 'secondStepOn');
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('secondStepOn') : error;
  }
  recordEvent(ctx, 'secondStep.on', { account: account.id });
  await notifyOwner(ctx, account);
  return recovery.shown;
}

/** A proof of the owner and a code of the second step, both not used up yet. */
async function proveBoth(
  ctx: UserCtx,
  { secondCode, ...proof }: Proof & { readonly secondCode: string },
): Promise<{ readonly account: AccountRow; readonly proven: VerifiedProof; readonly code: VerifiedCode }> {
  const account = await ownAccount(ctx);
  const proven = await proveRecentLogin(ctx, account, proof, 'secondStep');
  const device = deviceOf(ctx, ctx.device, account.id);
  return { account, proven, code: await verifyCode(ctx, account.id, secondCode, device) };
}

/** Turns it off. There is no rate limit: only what was turned on can be. @throws AppError proofRequired, secondStepWrong, secondStepOff */
export async function turnOffSecondStep(
  ctx: UserCtx,
  input: Proof & { readonly secondCode: string },
): Promise<void> {
  const { account, proven, code } = await proveBoth(ctx, input);
  await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await consumeCode(ctx, tx, code);
    await eraseSecondStep(tx, account.id);
    await auditSecondStep(ctx, tx, account.id, 'secondStepOff');
  });
  recordEvent(ctx, 'secondStep.off', { account: account.id, detail: 'user' });
  await notifyOwner(ctx, account);
}

/** @returns a new set of recovery codes; those before it work no more. @throws AppError proofRequired, secondStepWrong, secondStepOff */
export async function renewRecoveryCodes(
  ctx: UserCtx,
  input: Proof & { readonly secondCode: string },
): Promise<readonly string[]> {
  const { account, proven, code } = await proveBoth(ctx, input);
  const recovery = await newRecoverySet();
  await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await takeToken(ctx, tx, 'secondStepAccount', account.id);
    await consumeCode(ctx, tx, code);
    await replaceRecoverySet(tx, account.id, recovery);
    await auditSecondStep(ctx, tx, account.id, 'recoveryCodes');
  });
  recordEvent(ctx, 'secondStep.renewed', { account: account.id });
  return recovery.shown;
}

/** For the operator: lets in a user who has lost both the app and the recovery codes, who gets a message. @returns whether it was on */
export async function removeSecondStep(ctx: OpsCtx, accountId: string, why: string): Promise<boolean> {
  const isRemoved = await withTransaction(ctx, async (tx) => {
    if (!(await eraseSecondStep(tx, accountId))) return false;
    const detail = { why };
    await audit(ctx, tx, { actor: ctx.operator, action: 'user.secondStepOff', target: accountId, detail });
    return true;
  });
  if (!isRemoved) return false;
  recordEvent(ctx, 'secondStep.off', { account: accountId, detail: ctx.operator });
  const account = await findAccount(ctx.db, accountId);
  if (account !== null) await notifyOwner(ctx, account);
  return true;
}
