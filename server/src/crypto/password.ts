/**
 * Passwords at rest: argon2id of the uppercase MD5 that the wire carries. The MD5 is the password in effect, so the
 * kind is kept beside the hash for a stronger scheme to come.
 */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_IN_FLIGHT = 2 * availableParallelism() + 4;

/** Of a random text nobody knows: verified against for accounts that do not exist, so that both take as long. */
const DUMMY = hash(crypto.randomUUID(), COST);
let inFlight = 0;

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (inFlight >= MAX_IN_FLIGHT) throw new AppError('busy', { retryAfterSec: 1 });
  inFlight += 1;
  try {
    return await work();
  } finally {
    inFlight -= 1;
  }
}

export async function hashPassword(md5: string): Promise<string> {
  return limited(() => hash(md5, COST));
}

/** Whether the password is right; takes as long for an absent hash. */
export async function verifyPassword(pwHash: string | null, md5: string): Promise<boolean> {
  return limited(async () => (await verify(pwHash ?? (await DUMMY), md5)) && pwHash !== null);
}
