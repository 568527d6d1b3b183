/**
 * Keys that WeChat Pay signs with, by the name it gives them. While a key is being replaced both are in the ring.
 */
import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { StartError } from '../../errors.ts';

/** Key by the value of Wechatpay-Serial. */
export type KeyRing = Readonly<Record<string, KeyObject>>;

const ENTRY =
  /(?:^|\n)[ \t]*(PUB_KEY_ID_\w+)?\s*(-----BEGIN (PUBLIC KEY|CERTIFICATE)-----[\s\S]+?-----END \3-----)/g;

/**
 * Reads a ring: public keys in PEM, each under its id (PUB_KEY_ID_…), and platform certificates, which carry their own
 * serial number.
 *
 * @throws StartError where there is none, or one cannot be read
 */
export function readKeyRing(text: string): KeyRing {
  const entries = [...text.matchAll(ENTRY)].map(([, id, pem = '', kind]) => {
    try {
      if (kind === 'CERTIFICATE') {
        const certificate = new X509Certificate(pem);
        return [certificate.serialNumber.toUpperCase(), certificate.publicKey] as const;
      }
      if (id !== undefined) return [id, createPublicKey(pem)] as const;
    } catch {
      // Falls through: what cannot be read is named without its text.
    }
    throw new StartError(
      'WECHATPAY_PUBLIC_KEYS: a key cannot be read; each is a line PUB_KEY_ID_… and its PEM, or a certificate in PEM',
    );
  });
  if (entries.length === 0) throw new StartError('WECHATPAY_PUBLIC_KEYS: holds no key in PEM');
  return Object.fromEntries(entries);
}
