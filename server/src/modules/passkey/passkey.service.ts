/**
 * The own passkeys: added and removed after a proof, or within minutes of a login, because a session by itself can be a stolen
 * one.
 */
import { LIMITS, type CALLS, type OutputOf, type ParsedOf } from '@shangyuan/contract';
import type { UserCtx } from '../../context.ts';
import type { PasskeyRow, Tx } from '../../db/tables.ts';
import { isUniqueViolation, withTransaction } from '../../db/transaction.ts';
import { newId } from '../../db/values.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { ownAccount } from '../account/account.service.ts';
import { lockProvenAccount, proveRecentLogin, type Proof } from '../account/proof.service.ts';
import { audit } from '../audit/audit.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import { deviceName } from '../session/deviceName.ts';
import { userHandle } from './assertion.service.ts';
import { CHALLENGE_MS, makeChallenge, readChallenge, consumeChallenge } from './challenge.ts';
import * as store from './passkey.store.ts';
import type { RelyingParty } from './relyingParty.ts';

type Attestation = ParsedOf<typeof CALLS.addPasskey>['answer'];

/** Signatures that are taken, the best first: Ed25519, ECDSA P-256, RSA (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];

/** As the table has it: an RSA key of 16,384 bits takes half of it. */
const MAX_KEY_BYTES = 4_096;

/** What a device is asked before it makes a passkey. @throws AppError proofRequired, tooManyPasskeys */
export async function createPasskeyOptions(
  ctx: UserCtx,
  party: RelyingParty,
  proof: Proof,
): Promise<OutputOf<typeof CALLS.beginPasskey>> {
  const account = await ownAccount(ctx);
  await takeToken(ctx, ctx.db, 'passkeyAccount', account.id);
  const proven = await proveRecentLogin(ctx, account, proof, 'passkey');
  const existing = await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    return store.findPasskeys(tx, account.id);
  });
  if (existing.length >= LIMITS.passkeyCount) throw new AppError('tooManyPasskeys');
  return {
    challenge: makeChallenge(ctx, `add ${ctx.session.id}`).toString('base64url'),
    rp: { id: party.id, name: party.name },
    user: { id: userHandle(account.id), name: account.username, displayName: account.nickname },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: existing.map((row) => ({
      id: row.credential_id.toString('base64url'),
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/**
 * Keeps the passkey that a device has made.
 *
 * @throws AppError passkeyFailed, passkeyStale, passkeyTaken, tooManyPasskeys
 */
export async function addPasskey(
  ctx: UserCtx,
  party: RelyingParty,
  answer: Attestation,
  label = deviceName(ctx.userAgent),
): Promise<PasskeyRow> {
  const { challenge, made } = await verify(ctx, party, answer);
  const account = await ownAccount(ctx);
  const accountId = account.id;
  const now = ctx.clock.now();
  const passkey: PasskeyRow = {
    id: newId(now),
    account_id: accountId,
    credential_id: Buffer.from(made.credential.id, 'base64url'),
    public_key: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    transports: (made.credential.transports ?? []).join(' ').slice(0, 100),
    is_synced: made.credentialDeviceType === 'multiDevice',
    label: label.trim().slice(0, 32),
    created_at: now,
    last_used_at: null,
  };
  try {
    await withTransaction(ctx, async (tx) => {
      if (!(await consumeChallenge(ctx, tx, challenge))) throw new AppError('passkeyFailed');
      await lockProvenAccount(ctx, tx, { account, codes: [] });
      if ((await store.findPasskeys(tx, accountId)).length >= LIMITS.passkeyCount)
        throw new AppError('tooManyPasskeys');
      await store.addPasskey(tx, passkey);
      await audit(ctx, tx, { actor: 'user', action: 'user.addPasskey', target: accountId });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('passkeyTaken') : error;
  }
  recordEvent(ctx, 'passkey.added', { account: accountId });
  return passkey;
}

async function verify(ctx: UserCtx, party: RelyingParty, answer: Attestation) {
  let challenge = '';
  let fault = 'new';
  const [{ verifyRegistrationResponse }, { hasNoCertificates }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('./attestation.ts'),
  ]);
  try {
    if (!hasNoCertificates(Buffer.from(answer.response.attestationObject, 'base64url'))) {
      fault = 'certificates';
      throw new Error('Certificates were not asked for');
    }
    const { verified, registrationInfo: made } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (text) => {
        challenge = text;
        const state = readChallenge(ctx, text, `add ${ctx.session.id}`);
        if (state === 'stale') fault = 'stale';
        return state === 'fresh';
      },
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified && made.credential.publicKey.length <= MAX_KEY_BYTES) return { challenge, made };
  } catch {
    // The library's words are for its developers.
  }
  recordEvent(ctx, 'passkey.failed', { account: ctx.session.accountId, detail: fault });
  throw new AppError(fault === 'stale' ? 'passkeyStale' : 'passkeyFailed');
}

export async function listPasskeys(ctx: UserCtx): Promise<readonly PasskeyRow[]> {
  return store.findPasskeys(ctx.db, ctx.session.accountId);
}

/** @throws AppError notFound also for a passkey of another user */
export async function renamePasskey(ctx: UserCtx, id: string, label: string): Promise<PasskeyRow> {
  await takeToken(ctx, ctx.db, 'passkeyAccount', ctx.session.accountId);
  const passkey = await store.renamePasskey(ctx.db, ctx.session.accountId, id, label.trim());
  if (passkey === null) throw new AppError('notFound', { field: 'id' });
  return passkey;
}

/**
 * Removes a passkey. There is no rate limit: a stolen session could exhaust it to keep its own passkey. Only what was
 * added can be removed.
 *
 * @throws AppError proofRequired; notFound also for a passkey of another user
 */
export async function removePasskey(ctx: UserCtx, id: string, proof: Proof): Promise<void> {
  const account = await ownAccount(ctx);
  const proven = await proveRecentLogin(ctx, account, proof, 'passkey');
  await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    if (!(await store.dropPasskey(tx, account.id, id))) throw new AppError('notFound', { field: 'id' });
    await audit(ctx, tx, { actor: 'user', action: 'user.removePasskey', target: account.id });
  });
  recordEvent(ctx, 'passkey.removed', { account: account.id });
}

/** Passkeys of an account, for the export of its data. */
export async function passkeysOf(tx: Tx, accountId: string): Promise<readonly PasskeyRow[]> {
  return store.findPasskeys(tx, accountId);
}

export async function erasePasskeys(tx: Tx, accountId: string): Promise<void> {
  await store.dropPasskeys(tx, accountId);
}
