/**
 * The seal beside the text of a link: `kid.until.salt.signature`. It is the server's word that the link was made here and may be
 * opened by anybody until a day is over in Shanghai; of the one who made it it says nothing.
 */
import { linkStatementText, type LinkKey } from '@shangyuan/contract';
import { base64url, isSignedBy, sha512 } from '../device/signature.ts';

const SALT_BYTES = 9;
const SEAL = /^([0-9a-f]{8})\.(\d{8})\.([\w-]{12})\.([\w-]{86})$/;

/** What a seal holds. */
export interface LinkSeal {
  readonly kid: string;
  /** Last day on which the link opens: `YYYYMMDD`. */
  readonly until: string;
  readonly salt: string;
  readonly signature: string;
}

/** Result of checking a seal; after `unknownKey`, fetch the keys and check again. */
export type SealVerdict = 'valid' | 'expired' | 'broken' | 'unknownKey';

/** Salt for another link: without it a birth could be found from the digest by trying all of them. */
export function newSalt(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

/** What the server signs. */
export function linkDigest(salt: string, text: string): Promise<string> {
  return sha512(`${salt}.${text}`);
}

export function writeSeal({ kid, until, salt, signature }: LinkSeal): string {
  return [kid, until, salt, signature].join('.');
}

/** The parts of a seal; null where it is none. */
export function readSeal(text: string): LinkSeal | null {
  const [, kid, until, salt, signature] = SEAL.exec(text) ?? [];
  if (kid === undefined || until === undefined || salt === undefined || signature === undefined) return null;
  return { kid, until, salt, signature };
}

/** When the last day of a link is over, in epoch milliseconds: midnight in Shanghai. */
function endOf(until: string): number {
  const [year, month, day] = [until.slice(0, 4), until.slice(4, 6), until.slice(6)].map(Number);
  return Date.UTC(year ?? 0, (month ?? 0) - 1, (day ?? 0) + 1, -8);
}

/**
 * Looks at the seal of a link.
 *
 * @param text the link's own text, as `writeChartLink` gave it
 * @param nowMs epoch milliseconds
 */
export async function checkSeal(
  text: string,
  seal: string,
  keys: readonly LinkKey[],
  nowMs: number,
): Promise<SealVerdict> {
  const read = readSeal(seal);
  if (read === null) return 'broken';
  const { kid, until, salt, signature } = read;
  const found = keys.find((key) => key.kid === kid);
  if (found === undefined) return 'unknownKey';
  const statement = linkStatementText({ kid, until, digest: await linkDigest(salt, text) });
  if (!(await isSignedBy(found.key, signature, statement))) return 'broken';
  return nowMs < endOf(until) ? 'valid' : 'expired';
}
