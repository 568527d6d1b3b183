/**
 * Codes of authenticator apps: TOTP of RFC 6238 with HMAC-SHA-1, six digits and steps of thirty seconds, the only form that all
 * apps know.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '../../duration.ts';

const STEP_MS = 30 * SECOND_MS;
const DIGITS = 6;
/** Steps before and after the present one that are taken: clocks of phones differ. */
const DRIFT = 1;

/** The step of time in which an instant lies. */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The code of a step (RFC 4226, 5.3). */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Whether a text has the form of a code. */
export const isAppCode = (text: string): boolean => /^\d{6}$/.test(text);

/**
 * The step that a code belongs to, among those near an instant and after the last one used.
 *
 * @returns null where it is the code of none of them
 */
export function matchStep(secret: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  const present = stepOf(now);
  let found: number | null = null;
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    const isSame = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code));
    if (isSame && step > lastStep) found ??= step;
  }
  return found;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base 32 (RFC 4648) without padding, as apps take a secret that is typed. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

/** What {@link base32} wrote. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The address that an app reads from a QR code. */
export function appAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
