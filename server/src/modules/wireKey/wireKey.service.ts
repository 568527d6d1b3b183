/**
 * The RSA key pair of the payload parameter: made once for a database and kept sealed in it.
 */
import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Ctx } from '../../context.ts';
import type { Keys } from '../../crypto/keys.ts';
import { NONCE_LIFE_MS, openPayload } from '../../crypto/payload.ts';
import type { Db } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError, StartError } from '../../errors.ts';
import type { Clock, WireKey } from '../../ports.ts';
import { addKey, addNonce, dropOldNonces, findNewestKey, lockKeys } from './wireKey.store.ts';

const makePair = promisify(generateKeyPair);

/** Loads the key pair, or makes the first. */
export async function loadWireKey(ctx: { db: Db; keys: Keys; clock: Clock }): Promise<WireKey> {
  return withTransaction(ctx, async (tx) => {
    await lockKeys(tx);
    const row = await findNewestKey(tx);
    if (row !== null)
      return { kid: row.kid, publicPem: row.public_pem, privateKey: openKey(ctx.keys, row.private_enc) };
    const { publicKey, privateKey } = await makePair('rsa', { modulusLength: 2048 });
    const publicPem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    const kid = createHash('sha256').update(publicPem).digest('hex').slice(0, 12);
    const sealed = ctx.keys.seal(String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    await addKey(tx, { kid, private_enc: sealed, public_pem: publicPem, created_at: ctx.clock.now() });
    return { kid, publicPem, privateKey };
  });
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

/** Fields of the parameter `p`, once: a payload that comes again is refused. */
export async function readPayload(ctx: Ctx, p: unknown): Promise<Readonly<Record<string, unknown>>> {
  const now = ctx.clock.now();
  const { fields, nonce } = openPayload(p, ctx.wireKey.privateKey, now);
  const isNew = await addNonce(
    ctx.db,
    ctx.keys.hash('nonce', nonce),
    new Date(now.getTime() + NONCE_LIFE_MS),
  );
  if (!isNew) throw new AppError('badSecret', { field: 'p' });
  return fields;
}

/** Forgets nonces whose payloads would be stale anyway. @returns how many */
export async function purgeNonces(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return dropOldNonces(ctx.db, ctx.clock.now());
}
