/**
 * The seal of a link to a chart: what the server signs and every browser can check. The birth itself stays in the part of the
 * address that no server sees; what is signed is a digest of it with salt.
 */

/** What a seal says of the text it stands beside. */
export interface LinkStatement {
  /** Id of the key that signs. */
  readonly kid: string;
  /** Last day on which the link opens, in Shanghai: `YYYYMMDD`. */
  readonly until: string;
  /** SHA-512 of salt and text, base64url. */
  readonly digest: string;
}

/** A public key that links are checked with: Ed25519, base64url. */
export interface LinkKey {
  readonly kid: string;
  readonly key: string;
}

/** Days for which a link opens, beside the one on which it is made. */
export const LINK_DAYS = 365;

/**
 * What is signed, Ed25519 over its UTF-8. The first line separates it from any other kind of signature.
 *
 * @example linkStatementText({ kid: '0a1b2c3d', until: '20271123', digest: 'AA' }) // "shangyuan chart link 1\n0a1b2c3d\n20271123\nAA"
 */
export function linkStatementText({ kid, until, digest }: LinkStatement): string {
  return ['shangyuan chart link 1', kid, until, digest].join('\n');
}
