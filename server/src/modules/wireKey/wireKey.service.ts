/**
 * The RSA key pairs of the payload parameter: kept sealed in the database, the newest given to clients, the ones before
 * it still opening what was sealed with them for a day.
 */
import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Ctx, SystemCtx } from '../../context.ts';
import type { Keys } from '../../crypto/keys.ts';
import { NONCE_LIFE_MS, openPayload } from '../../crypto/payload.ts';
import type { Db, Tx, WireKeyRow } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS, SECOND_MS } from '../../duration.ts';
import { AppError, StartError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import type { Clock, WireKey, WireKeys } from '../../ports.ts';
import * as store from './wireKey.store.ts';

const RETIRED_MS = DAY_MS;
/** An unknown key id makes a server reload the keys, at most so often. */
const REFRESH_GAP_MS = 5 * SECOND_MS;

const makePair = promisify(generateKeyPair);

type KeyCtx = { readonly db: Db; readonly keys: Keys; readonly clock: Clock };

/** Loads the key pairs, or makes the first. */
export async function loadWireKeys(ctx: KeyCtx): Promise<WireKeys> {
  let loaded = await loadOrMake(ctx);
  let lookedAt = ctx.clock.now().getTime();
  const refresh = async () => {
    const rows = await store.findKeys(ctx.db, ctx.clock.now());
    lookedAt = ctx.clock.now().getTime();
    if (rows.length > 0) loaded = rows.map((row) => openRow(ctx.keys, row));
  };
  return {
    newest: () => loaded[0] as WireKey,
    candidates: async (kid) => {
      if (kid === '') return loaded;
      const isOld = Math.abs(ctx.clock.now().getTime() - lookedAt) > REFRESH_GAP_MS;
      if (isOld && !loaded.some((key) => key.kid === kid)) await refresh();
      return loaded.filter((key) => key.kid === kid);
    },
    refresh,
  };
}

async function loadOrMake(ctx: KeyCtx): Promise<readonly WireKey[]> {
  return withTransaction(ctx, async (tx) => {
    await store.lockKeys(tx);
    const rows = await store.findKeys(tx, ctx.clock.now());
    if (rows.length > 0) return rows.map((row) => openRow(ctx.keys, row));
    return [await makeKey(ctx, tx)];
  });
}

async function makeKey(ctx: Omit<KeyCtx, 'db'>, tx: Tx): Promise<WireKey> {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: 2048 });
  const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const kid = createHash('sha256').update(publicPem).digest('hex').slice(0, 12);
  await store.addKey(tx, {
    kid,
    private_enc: ctx.keys.seal(String(privateKey.export({ type: 'pkcs8', format: 'pem' }))),
    public_pem: publicPem,
    created_at: ctx.clock.now(),
    opens_until: null,
  });
  return { kid, publicPem, privateKey };
}

function openRow(keys: Keys, row: WireKeyRow): WireKey {
  return { kid: row.kid, publicPem: row.public_pem, privateKey: openKey(keys, row.private_enc) };
}

function openKey(keys: Keys, sealed: Uint8Array): KeyObject {
  try {
    return createPrivateKey(keys.open(sealed));
  } catch {
    throw new StartError(
      'APP_SECRET is not the one this database was made with: its sealed values cannot be opened.',
    );
  }
}

/** Makes a new key pair; the ones before it open payloads for another day. @returns the new key's id */
export async function rotateWireKey(ctx: SystemCtx, tx: Tx): Promise<string> {
  await store.lockKeys(tx);
  const { kid } = await makeKey(ctx, tx);
  await store.retireKeys(tx, kid, new Date(ctx.clock.now().getTime() + RETIRED_MS));
  return kid;
}

/** Seals the private keys under the current secret. @returns how many were not */
export async function reencryptWireKeys(ctx: SystemCtx, tx: Tx): Promise<number> {
  const old = (await store.findAllKeys(tx)).filter((row) => !ctx.keys.isCurrent(row.private_enc));
  for (const { kid, private_enc: sealed } of old)
    await store.saveSealedKey(tx, kid, ctx.keys.seal(ctx.keys.open(sealed)));
  return old.length;
}

/**
 * Fields of the parameter `p`, once: a payload that comes again is refused.
 *
 * @param kid id of the key it was sealed with; empty where the client does not say
 * @throws AppError badSecret, the same for every cause; badClock where it is whole and its time is not now
 */
export async function readPayload(
  ctx: Ctx,
  p: unknown,
  kid: string,
): Promise<Readonly<Record<string, unknown>>> {
  const now = ctx.clock.now();
  try {
    const { fields, nonce } = openPayload(p, await ctx.wireKeys.candidates(kid), now);
    if (await useOnce(ctx, ctx.db, nonce, NONCE_LIFE_MS)) return fields;
    throw new AppError('badSecret', { field: 'p' });
  } catch (error) {
    if (error instanceof AppError) recordEvent(ctx, 'payload.refused', { detail: error.reason });
    throw error;
  }
}

/** Uses a text up for some time: what is to be taken once. @returns false when it was used before */
export async function useOnce(
  ctx: Pick<Ctx, 'keys' | 'clock'>,
  tx: Tx,
  text: string,
  forMs: number,
): Promise<boolean> {
  const forgetAt = new Date(ctx.clock.now().getTime() + forMs);
  return store.addNonce(tx, ctx.keys.hash('nonce', text), forgetAt);
}

/** Forgets nonces whose payloads would be stale anyway. @returns how many */
export async function purgeNonces(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return store.dropOldNonces(ctx.db, ctx.clock.now());
}

/** Removes keys whose day is over. @returns how many */
export async function purgeWireKeys(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return store.dropRetiredKeys(ctx.db, ctx.clock.now());
}
