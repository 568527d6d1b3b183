/**
 * Keys derived from APP_SECRET, one for each use, and from the secrets it followed. What is written is written under the
 * current secret; what older secrets wrote can still be found and opened until `ops secret rotate` has re-encrypted it.
 *
 * Sealed values are AES-256-GCM: 3 bytes mark, 4 bytes key id, 12 bytes nonce, 16 bytes tag, text. Values of before the
 * key id came begin with the nonce.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

type HashUse = 'phone' | 'otp' | 'bucket' | 'nonce' | 'device' | 'address' | 'code' | 'challenge' | 'work';
type Use = HashUse | 'seal' | 'kid' | 'link';

/** The key pair that signs links to charts. */
export type LinkKey = {
  readonly kid: string;
  /** Ed25519, base64url. */
  readonly publicKey: string;
  /** Signature of a text, base64url. */
  readonly sign: (text: string) => string;
};

/** Keyed hashes and sealing. */
export type Keys = {
  /** Keyed SHA-256, 32 bytes; the same text gives another hash for every use. */
  readonly hash: (use: HashUse, text: string) => Buffer;
  /** The hash under every secret, the current one first: to find what may have been written under an older one. */
  readonly hashes: (use: HashUse, text: string) => readonly Buffer[];
  readonly seal: (text: string) => Buffer;
  /** Opens what {@link Keys.seal} made; throws where it was changed or sealed with a secret that is not known. */
  readonly open: (sealed: Uint8Array) => string;
  /** Whether a value is sealed under the current secret. */
  readonly isCurrent: (sealed: Uint8Array) => boolean;
  /** Of the current secret. */
  readonly link: LinkKey;
};

const MARK = Buffer.from([0x73, 0x79, 0x02]);
const KID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HASH_USES = [
  'phone',
  'otp',
  'bucket',
  'nonce',
  'device',
  'address',
  'code',
  'challenge',
  'work',
] as const satisfies readonly HashUse[];

type Ring = {
  readonly kid: Buffer;
  readonly sealKey: Buffer;
  readonly hashKeys: Readonly<Record<HashUse, Buffer>>;
};

/** What stands before the 32 bytes of a private Ed25519 key in PKCS#8. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const keyOf = (secret: string, use: Use) => Buffer.from(hkdfSync('sha256', secret, 'shangyuan', use, 32));

function linkKeyOf(secret: string): LinkKey {
  const key = Buffer.concat([PKCS8_ED25519, keyOf(secret, 'link')]);
  const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const publicKey = String(createPublicKey(privateKey).export({ format: 'jwk' }).x);
  const kid = createHash('sha256').update(publicKey).digest('hex').slice(0, 8);
  return {
    kid,
    publicKey,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

function ringOf(secret: string): Ring {
  const hashKeys = Object.fromEntries(HASH_USES.map((use) => [use, keyOf(secret, use)])) as Record<
    HashUse,
    Buffer
  >;
  return { kid: keyOf(secret, 'kid').subarray(0, KID_BYTES), sealKey: keyOf(secret, 'seal'), hashKeys };
}

/**
 * Derives the keys.
 *
 * @param secret the current secret
 * @param older secrets that may still have written what is stored
 */
export function deriveKeys(secret: string, older: readonly string[] = []): Keys {
  const current = ringOf(secret);
  const rings = [current, ...older.map(ringOf)];
  const header = Buffer.concat([MARK, current.kid]);
  const hashBy = (ring: Ring, use: HashUse, text: string) =>
    createHmac('sha256', ring.hashKeys[use]).update(text).digest();
  return {
    hash: (use, text) => hashBy(current, use, text),
    hashes: (use, text) => rings.map((ring) => hashBy(ring, use, text)),
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.sealKey, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
    },
    open: (sealed) => openWith(rings, Buffer.from(sealed)),
    isCurrent: (sealed) => header.equals(sealed.subarray(0, header.length)),
    link: linkKeyOf(secret),
  };
}

function openWith(rings: readonly Ring[], sealed: Buffer): string {
  const isMarked = sealed.subarray(0, MARK.length).equals(MARK);
  const kid = sealed.subarray(MARK.length, MARK.length + KID_BYTES);
  const body = sealed.subarray(MARK.length + KID_BYTES);
  const tries: readonly (readonly [Ring, Buffer])[] = [
    ...rings.flatMap((ring) => (isMarked && ring.kid.equals(kid) ? [[ring, body] as const] : [])),
    ...rings.map((ring) => [ring, sealed] as const),
  ];
  for (const [{ sealKey }, text] of tries) {
    try {
      return decipher(sealKey, text);
    } catch {
      // Another secret, or another form: the next one.
    }
  }
  throw new RangeError('Cannot open a sealed value: changed, or sealed with a secret that is not known');
}

function decipher(key: Buffer, sealed: Buffer): string {
  const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  opener.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([opener.update(body), opener.final()]).toString('utf8');
}
