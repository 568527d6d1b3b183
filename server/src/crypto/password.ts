/**
 * Passwords at rest: argon2id of the uppercase MD5 that the wire carries. The MD5 is the password in effect, so the
 * kind is kept beside the hash for a stronger scheme to come.
 *
 * Hashing runs on the four threads that files are read on too, so it takes as many of them as there are processors and
 * no more; who comes then waits in a line of bounded length.
 */
import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';
import { createWorkQueue } from '../workQueue.ts';
import { BOUNDS } from '../bounds.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = Math.max(1, Math.min(3, availableParallelism()));

/** Hash of a random text, verified for accounts that do not exist, so that both cases take equally long. */
const DUMMY = hash(crypto.randomUUID(), COST);

const hashQueue = createWorkQueue(
  MAX_AT_ONCE,
  BOUNDS.hashesWaiting.limit,
  () => new AppError('busy', { retryAfterSec: 1 }),
);

/** Hashes that run or wait now. */
export function pendingHashes(): number {
  return hashQueue.size();
}

export async function hashPassword(md5: string): Promise<string> {
  return hashQueue.run(() => hash(md5, COST));
}

/** 32 bytes by which a text of a set is found, slow to compute: the texts of a set share its salt. */
export async function hashWithSalt(text: string, salt: Uint8Array): Promise<Buffer> {
  return hashQueue.run(() => hashRaw(text, { ...COST, salt }));
}

/** Whether the password is right; takes as long for an absent hash. */
export async function verifyPassword(pwHash: string | null, md5: string): Promise<boolean> {
  return hashQueue.run(async () => (await verify(pwHash ?? (await DUMMY), md5)) && pwHash !== null);
}
