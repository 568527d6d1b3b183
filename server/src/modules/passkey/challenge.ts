/**
 * What a device is asked to sign: random bytes that carry their end and what they are for under a keyed hash, so that
 * asking writes nothing. An answer uses its challenge up: it is remembered until it would be stale.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { BOUNDS } from '../../bounds.ts';
import { useOnce } from '../wireKey/wireKey.service.ts';

/** What a challenge is for: a login with any passkey, or a new passkey within one session. */
export type ChallengeUse = 'login' | `add ${string}`;

/** How long a device may take, milliseconds. */
export const CHALLENGE_MS: number = BOUNDS.passkeyLife.limit;

const RANDOM_BYTES = 16;
const END_BYTES = 6;
const HEAD_BYTES = RANDOM_BYTES + END_BYTES;

type ChallengeCtx = Pick<Ctx, 'keys' | 'clock'>;

const signed = (head: Buffer, use: ChallengeUse) => `${use}|${head.toString('base64url')}`;

export function makeChallenge({ keys, clock }: ChallengeCtx, use: ChallengeUse): Buffer<ArrayBuffer> {
  const end = Buffer.alloc(END_BYTES);
  end.writeUIntBE(clock.now().getTime() + CHALLENGE_MS, 0, END_BYTES);
  const head = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
  return Buffer.concat([head, keys.hash('challenge', signed(head, use))]);
}

/** Whether a challenge is one of ours for this use, and whether its time is over. */
export function readChallenge(
  { keys, clock }: ChallengeCtx,
  text: string,
  use: ChallengeUse,
): 'fresh' | 'stale' | 'foreign' {
  const bytes = Buffer.from(text, 'base64url');
  // The same bytes spelt otherwise would be another challenge to who remembers which were used.
  if (bytes.toString('base64url') !== text) return 'foreign';
  const head = bytes.subarray(0, HEAD_BYTES);
  const mark = bytes.subarray(HEAD_BYTES);
  const isOurs = keys
    .hashes('challenge', signed(head, use))
    .some((hash) => hash.length === mark.length && timingSafeEqual(hash, mark));
  if (!isOurs) return 'foreign';
  return head.readUIntBE(RANDOM_BYTES, END_BYTES) < clock.now().getTime() ? 'stale' : 'fresh';
}

/** Uses a challenge up. @returns false when it was used before */
export async function consumeChallenge(ctx: ChallengeCtx, tx: Tx, text: string): Promise<boolean> {
  return useOnce(ctx, tx, text, CHALLENGE_MS);
}
