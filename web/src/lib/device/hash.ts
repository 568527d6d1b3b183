/**
 * The hash helper of the spec: MD5 and SHA1, nothing else. Used on the wire only; neither protects anything by itself.
 */
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const HASHES = { MD5: md5, SHA1: sha1 } as const;

/** A hash the helper knows. */
export type HashName = keyof typeof HASHES;

/**
 * Hash of the UTF-8 text, hexadecimal in lower case.
 *
 * @throws RangeError for another name
 * @example hashText('SHA1', 'abc') // "a9993e364706816aba3e25717850c26c9cd0d89d"
 */
export function hashText(name: HashName, text: string): string {
  if (!Object.hasOwn(HASHES, name)) throw new RangeError(`Cannot hash with ${name}, expected MD5 or SHA1`);
  return bytesToHex(HASHES[name](utf8ToBytes(text)));
}
