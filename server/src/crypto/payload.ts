/**
 * The encrypted payload parameter `p`: RSA PKCS#1 v1.5 blocks of JSON with `ts` (epoch ms) and `nonce`. Node answers a
 * tampered block with random bytes instead of an error, so every failure looks the same from outside.
 */
import { constants, privateDecrypt, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '../errors.ts';
import { BOUNDS } from '../bounds.ts';

const BLOCK_BYTES = 256;
const MAX_BLOCKS = 8;

const SHAPE = z.looseObject({ ts: z.number(), nonce: z.string().min(8).max(64) });

/** What `p` carried, without its own `ts` and `nonce`. */
export type Payload = { readonly fields: Readonly<Record<string, unknown>>; readonly nonce: string };

/**
 * Opens a payload with the key that fits.
 *
 * @throws AppError badSecret, the same for every cause; badClock for one that is whole and dated another time, which
 * shows only that the sender's clock is wrong
 */
export function openPayload(
  p: unknown,
  keys: readonly { readonly privateKey: KeyObject }[],
  now: Date,
): Payload {
  for (const { privateKey } of keys) {
    const opened = SHAPE.safeParse(jsonOf(p, privateKey));
    if (!opened.success) continue;
    const { ts, nonce, ...fields } = opened.data;
    if (Math.abs(now.getTime() - ts) > BOUNDS.payloadAge.limit)
      throw new AppError('badClock', { field: 'p' });
    return { fields, nonce };
  }
  throw new AppError('badSecret', { field: 'p' });
}

function jsonOf(p: unknown, key: KeyObject): unknown {
  try {
    return JSON.parse(decryptBlocks(p, key));
  } catch {
    return null;
  }
}

/** Milliseconds for which a nonce must be remembered. */
export const NONCE_LIFE_MS = 2 * BOUNDS.payloadAge.limit;

function decryptBlocks(p: unknown, key: KeyObject): string {
  // A `+` of base64 arrives as a space where the client did not escape it.
  const bytes = Buffer.from(String(p).replaceAll(' ', '+'), 'base64');
  const count = bytes.length / BLOCK_BYTES;
  if (!Number.isInteger(count) || count < 1 || count > MAX_BLOCKS) throw new RangeError('size');
  const blocks = Array.from({ length: count }, (_, index) =>
    privateDecrypt(
      { key, padding: constants.RSA_PKCS1_PADDING },
      bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES),
    ),
  );
  return Buffer.concat(blocks).toString('utf8');
}
