/**
 * A login with a passkey: what the device is asked, and whether its answer is right. The checks of the standard (origin,
 * host, flags, signature) are the library's; whose the passkey is, that a challenge is answered once and that the passkey
 * has counted on are ours, because they hold in the database.
 */
import type { CALLS, ErrorReason, OutputOf, ParsedOf } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import type { PasskeyRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { ownAccountIds } from '../account/lookup.service.ts';
import { openLogin, lockActiveAccount, reportLogin, type LoggedIn } from '../account/login.service.ts';
import { countFailure, findReachedLimit, tooOften } from '../rate/rate.service.ts';
import { CHALLENGE_MS, makeChallenge, readChallenge, consumeChallenge } from './challenge.ts';
import { findPasskey, recordUse } from './passkey.store.ts';
import type { RelyingParty } from './relyingParty.ts';

/** What a device answered. */
type Assertion = ParsedOf<typeof CALLS.loginByPasskey>['answer'];

/** A right answer, which is not used up yet. */
type VerifiedAssertion = {
  readonly passkey: PasskeyRow;
  readonly challenge: string;
  readonly counter: number;
};

/** What a device is asked: any passkey it has for this host, with its lock opened by its user. */
export function createLoginChallenge(ctx: Ctx, party: RelyingParty): OutputOf<typeof CALLS.askPasskey> {
  return {
    challenge: makeChallenge(ctx, 'login').toString('base64url'),
    rpId: party.id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/** An answer of a passkey, used up with the login it opens. @throws AppError passkeyFailed and the like, accountLocked */
export async function loginByPasskey(ctx: Ctx, party: RelyingParty, answer: Assertion): Promise<LoggedIn> {
  const asserted = await checkAssertion(ctx, party, answer);
  const entered = await withTransaction(ctx, async (tx) => {
    const account = await lockActiveAccount(tx, asserted.passkey.account_id);
    if (account === null) throw new AppError('passkeyUnknown');
    await useAssertion(ctx, tx, asserted);
    return openLogin(ctx, tx, account, 'known');
  });
  return reportLogin(ctx, entered);
}

/**
 * Checks an answer.
 *
 * @throws AppError passkeyFailed, passkeyStale, passkeyUnknown; tooOften after many wrong ones from an address
 */
async function checkAssertion(ctx: Ctx, party: RelyingParty, answer: Assertion): Promise<VerifiedAssertion> {
  const counted = [{ name: 'passkeyAddress', key: ctx.network }] as const;
  if ((await findReachedLimit(ctx, ctx.db, counted)) !== null) throw tooOften('passkeyAddress');
  const result = await verify(ctx, party, answer);
  if (typeof result !== 'string') return result;
  await countFailure(ctx, ctx.db, counted);
  recordEvent(ctx, 'passkey.failed', { detail: result });
  throw new AppError(result);
}

async function verify(
  ctx: Ctx,
  party: RelyingParty,
  answer: Assertion,
): Promise<VerifiedAssertion | Extract<ErrorReason, `passkey${string}`>> {
  const passkey = await findPasskey(ctx.db, Buffer.from(answer.rawId, 'base64url'));
  if (passkey === null) return 'passkeyUnknown';
  // A passkey names its account itself, or the one that was merged into it; one that names another was made for something else.
  const own = (await ownAccountIds(ctx.db, passkey.account_id)).map(userHandle);
  if (!own.includes(answer.response.userHandle ?? '')) return 'passkeyFailed';
  let challenge = '';
  let isStale = false;
  // Loaded with the first passkey: it takes 30 MB that a server without any does not need.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (text) => {
        challenge = text;
        const state = readChallenge(ctx, text, 'login');
        isStale = state === 'stale';
        return state === 'fresh';
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(passkey.public_key),
        // Whether it has counted on is asked where it is written, so that two logins at a time cannot both say so.
        counter: 0,
      },
    });
    return verified ? { passkey, challenge, counter: authenticationInfo.newCounter } : 'passkeyFailed';
  } catch {
    return isStale ? 'passkeyStale' : 'passkeyFailed';
  }
}

/**
 * Uses a right answer up, within the transaction of the login.
 *
 * @throws AppError passkeyFailed where it was used before, or the passkey has not counted on
 */
async function useAssertion(ctx: Ctx, tx: Tx, { passkey, challenge, counter }: VerifiedAssertion) {
  if (!(await consumeChallenge(ctx, tx, challenge))) {
    recordEvent(ctx, 'passkey.failed', { account: passkey.account_id, detail: 'used' });
    throw new AppError('passkeyFailed');
  }
  if (!(await recordUse(tx, passkey.id, counter, ctx.clock.now()))) {
    recordEvent(ctx, 'passkey.copied', { account: passkey.account_id });
    throw new AppError('passkeyFailed');
  }
}

/** What a passkey names its account by: the bytes of its id. */
export function userHandle(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}
