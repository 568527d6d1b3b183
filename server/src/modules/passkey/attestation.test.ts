import { isoCBOR } from '@simplewebauthn/server/helpers';
import { describe, expect, it } from 'vitest';
import { hasNoCertificates } from './attestation.ts';

const object = (
  format: string,
  statement: readonly (readonly [string, number | Uint8Array | Uint8Array[]])[],
) =>
  isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', new Map(statement)],
      ['authData', new Uint8Array(37)],
    ]) as Parameters<typeof isoCBOR.encode>[0],
  );
const SIGNATURE = new Uint8Array(70);
const CHAIN: [string, Uint8Array[]] = ['x5c', [new Uint8Array(300), new Uint8Array(300)]];

describe('a new passkey', () => {
  it('comes without certificates where nothing is attested, or by its own key', () => {
    expect(hasNoCertificates(object('none', []))).toBe(true);
    expect(
      hasNoCertificates(
        object('packed', [
          ['alg', -7],
          ['sig', SIGNATURE],
        ]),
      ),
    ).toBe(true);
  });

  it.each(['packed', 'android-key', 'tpm', 'apple', 'fido-u2f'])(
    'of the format %s with a chain does not',
    (format) => {
      expect(hasNoCertificates(object(format, [['alg', -7], ['sig', SIGNATURE], CHAIN]))).toBe(false);
    },
  );

  it('whose chain stands inside another text does not', () => {
    expect(hasNoCertificates(object('android-safetynet', [['response', SIGNATURE]]))).toBe(false);
  });
});
