/**
 * The encrypted payload parameter: RSA PKCS#1 v1.5 blocks of the JSON payload with its time and a nonce.
 */
import { JSEncrypt } from 'jsencrypt';

/** Bytes of text in a block of RSA 2048 with PKCS#1 padding. */
const BLOCK_TEXT_BYTES = 245;

/**
 * Cuts text into pieces of at most `maxBytes` bytes in UTF-8, never within a character.
 *
 * @example splitByBytes('上元ab', 4) // ["上", "元a", "b"]
 */
export function splitByBytes(text: string, maxBytes: number): string[] {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of text) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxBytes) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/**
 * Seals the fields of a call for the server.
 *
 * @param fields with the time and a nonce of the call
 * @param pem the server's public key, RSA 2048, SPKI
 */
export function sealPayload(fields: Readonly<Record<string, unknown>>, pem: string): string {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(pem);
  const blocks = splitByBytes(JSON.stringify(fields), BLOCK_TEXT_BYTES).map((piece) => {
    const block = rsa.encrypt(piece);
    if (block === false) throw new Error('Cannot seal payload: the key was refused, expected RSA 2048');
    return atob(block);
  });
  return btoa(blocks.join(''));
}
