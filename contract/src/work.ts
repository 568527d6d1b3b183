/**
 * Proof of work: a client finds a number whose SHA-256 with the challenge begins with so many zero bits, which costs it
 * seconds and the server one hash.
 */

/** What a client has to find a number for. */
export type Work = { readonly challenge: string; readonly bits: number };

/** The text whose SHA-256 is looked at. */
export function workText(challenge: string, nonce: string): string {
  return `${challenge}|${nonce}`;
}

/** Whether a digest begins with so many zero bits. @param bits 0 to 32 */
export function isWorkDone(digest: Uint8Array, bits: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = digest;
  return bits === 0 || (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >>> (32 - bits) === 0;
}
