/**
 * SHA-512 and Ed25519 for checking signatures: by the browser where it has them. A page without https has no WebCrypto, and
 * browsers before 2025 do not all know Ed25519: there a library is loaded that does both.
 */
import type Nacl from 'tweetnacl';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

const webCrypto = (): SubtleCrypto | undefined => (crypto as Partial<Crypto>).subtle;

const loadNacl = async (): Promise<typeof Nacl> => (await import('tweetnacl')).default;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

/**
 * Bytes as base64url.
 *
 * @example base64url(new Uint8Array([255, 254])) // "__4"
 */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Bytes of base64url; null where the text is not exactly what {@link base64url} writes. */
export function readBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
    return base64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** SHA-512 of a text, base64url. */
export async function sha512(text: string): Promise<string> {
  const bytes = bytesOf(text);
  const subtle = webCrypto();
  if (subtle !== undefined) return base64url(new Uint8Array(await subtle.digest('SHA-512', bytes)));
  return base64url((await loadNacl()).hash(bytes));
}

/**
 * Whether a signature is that of a text by a key.
 *
 * @param key Ed25519, base64url
 * @param signature base64url
 */
export async function isSignedBy(key: string, signature: string, text: string): Promise<boolean> {
  const keyBytes = readBase64url(key);
  const signed = readBase64url(signature);
  if (keyBytes?.length !== KEY_BYTES || signed?.length !== SIGNATURE_BYTES) return false;
  const subtle = webCrypto();
  if (subtle !== undefined) {
    try {
      const imported = await subtle.importKey('raw', keyBytes, 'Ed25519', false, ['verify']);
      return await subtle.verify('Ed25519', imported, signed, bytesOf(text));
    } catch {
      // A browser that does not know the algorithm.
    }
  }
  return (await loadNacl()).sign.detached.verify(bytesOf(text), signed, keyBytes);
}
