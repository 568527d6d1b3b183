/** What an authenticator app shows. */
import { codeOfStep, stepOf } from '../src/modules/secondStep/totp.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a secret that was typed into an app, now or some steps of thirty seconds earlier or later. */
export const appCode = (secret: string, now: Date, shift = 0): string =>
  codeOfStep(bytesOf(secret), stepOf(now) + shift);
