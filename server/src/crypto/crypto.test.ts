import { describe, expect, it } from 'vitest';
import { deriveKeys } from './keys.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { encryptWire } from './wireCipher.ts';

describe('deriveKeys', () => {
  const keys = deriveKeys('s'.repeat(32));

  it('seals with a new nonce each time, and opens only what is whole', () => {
    const sealed = keys.seal('13800138000');
    expect(keys.seal('13800138000').equals(sealed)).toBe(false);
    expect(keys.open(sealed)).toBe('13800138000');
    sealed[30] = (sealed[30] ?? 0) ^ 1;
    expect(() => keys.open(sealed)).toThrow();
    expect(() => deriveKeys('t'.repeat(32)).open(keys.seal('x'))).toThrow();
  });

  it('hashes differently for every use and secret', () => {
    const hashes = [
      keys.hash('phone', 'a'),
      keys.hash('otp', 'a'),
      deriveKeys('t'.repeat(32)).hash('phone', 'a'),
    ];
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(3);
  });
});

describe('encryptWire', () => {
  it('is AES-128-ECB with PKCS#7 under the key text (value by openssl enc)', () => {
    // printf '上元' | openssl enc -aes-128-ecb -K $(printf 'sy-h5-shangyuan0' | xxd -p) -base64
    expect(encryptWire('上元')).toBe('ro6f3KzFCc07FNytyiawCA==');
  });
});

describe('passwords', () => {
  it('are argon2id, and an absent hash is never right', async () => {
    const hash = await hashPassword('A'.repeat(32));
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'A'.repeat(32))).toBe(true);
    expect(await verifyPassword(hash, 'B'.repeat(32))).toBe(false);
    expect(await verifyPassword(null, 'A'.repeat(32))).toBe(false);
  });
});
