/**
 * Keys derived from APP_SECRET, one for each use. Sealed values are AES-256-GCM: 12 bytes nonce, 16 bytes tag, text.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

type Use = 'phone' | 'otp' | 'seal' | 'bucket' | 'nonce';

/** Keyed hashes and sealing. */
export type Keys = {
  /** Keyed SHA-256, 32 bytes; the same text gives another hash for every use. */
  readonly hash: (use: Exclude<Use, 'seal'>, text: string) => Buffer;
  readonly seal: (text: string) => Buffer;
  /** Opens what {@link Keys.seal} made; throws where it was changed or sealed with another secret. */
  readonly open: (sealed: Uint8Array) => string;
};

export function deriveKeys(secret: string): Keys {
  const keyOf = (use: Use) => Buffer.from(hkdfSync('sha256', secret, 'shangyuan', use, 32));
  const keys = { phone: keyOf('phone'), otp: keyOf('otp'), bucket: keyOf('bucket'), nonce: keyOf('nonce') };
  const sealKey = keyOf('seal');
  return {
    hash: (use, text) => createHmac('sha256', keys[use]).update(text).digest(),
    seal: (text) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
