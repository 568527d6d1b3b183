/**
 * A device that makes and uses passkeys: P-256 keys, no attestation, and every part of an answer can be spoilt by a test.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } };

/** What a test may want otherwise. */
export type Spoilt = {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device's lock was opened. */
  readonly isVerified?: boolean;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly type?: string;
  /** Certificates that were not requested. */
  readonly chain?: Uint8Array[];
};

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export class Authenticator {
  credentialId = randomBytes(32);
  readonly origin: string;
  counter = 0;
  userHandle = '';
  private readonly privateKey: KeyObject;
  publicKey: Uint8Array;

  constructor(origin: string) {
    this.origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    this.privateKey = privateKey;
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  private clientData(type: string, { challenge }: Options, spoilt: Spoilt): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: spoilt.type ?? type,
        challenge: spoilt.challenge ?? challenge,
        origin: spoilt.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private authData(rpId: string, flags: number, { isVerified = true }: Spoilt): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0));
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  }

  private answer(response: Readonly<Record<string, unknown>>) {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** The answer to options of `passkey/begin`. */
  create(options: Options & { readonly user: { readonly id: string } }, spoilt: Spoilt = {}) {
    this.userHandle = options.user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.authData(spoilt.rpId ?? options.rp?.id ?? '', HAS_KEY, spoilt),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.publicKey,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
        ['fmt', spoilt.chain === undefined ? 'none' : 'android-key'],
        ['attStmt', new Map(spoilt.chain === undefined ? [] : [['x5c', spoilt.chain]])],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', options, spoilt).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to options of `passkey/ask`; counts on where the device counts. */
  get(options: Options, spoilt: Spoilt = {}) {
    const clientData = this.clientData('webauthn.get', options, spoilt);
    const authData = this.authData(spoilt.rpId ?? options.rpId ?? '', 0, spoilt);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey).toString(
        'base64url',
      ),
      userHandle: spoilt.userHandle ?? this.userHandle,
    });
  }
}
