import fc from 'fast-check';
import { linkStatementText, type LinkKey } from '@shangyuan/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { base64url } from '../device/signature.ts';
import { checkSeal, linkDigest, newSalt, readSeal, writeSeal } from './linkSeal.ts';

const TEXT = '1.fg19900615-1430.e104-07.n30-66.t.p510100成都市.rclock-trueSolar.a小月';
const UNTIL = '20271123';
/** The day is over in Shanghai. */
const END = Date.UTC(2027, 10, 23, 16);

interface Signer {
  readonly key: LinkKey;
  readonly seal: (text: string, until?: string) => Promise<string>;
}

/** A server with a new key. */
async function signerOf(kid: string): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const key = base64url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const seal = async (text: string, until = UNTIL): Promise<string> => {
    const salt = newSalt();
    const statement = linkStatementText({ kid, until, digest: await linkDigest(salt, text) });
    const signed = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(statement));
    return writeSeal({ kid, until, salt, signature: base64url(new Uint8Array(signed)) });
  };
  return { key: { kid, key }, seal };
}

let current: Signer;
let former: Signer;
beforeAll(async () => {
  current = await signerOf('0a1b2c3d');
  former = await signerOf('ffffffff');
});
afterEach(() => vi.unstubAllGlobals());

const check = (text: string, seal: string, nowMs = END - 1, keys = [current.key]) =>
  checkSeal(text, seal, keys, nowMs);

/** Browsers by what they can do. */
const BROWSERS = {
  'that knows Ed25519': () => undefined,
  'that does not know Ed25519': () =>
    vi.stubGlobal('crypto', {
      getRandomValues: crypto.getRandomValues.bind(crypto),
      subtle: {
        digest: crypto.subtle.digest.bind(crypto.subtle),
        importKey: () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError')),
      },
    }),
  'on a page without https': () =>
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }),
} as const;

describe.each(Object.entries(BROWSERS))('in a browser %s', (_, become) => {
  test('a link opens that was signed for its text, until its day is over in Shanghai', async () => {
    const seal = await current.seal(TEXT);
    become();
    expect(await check(TEXT, seal)).toBe('valid');
    expect(await check(TEXT, seal, END - 1)).toBe('valid');
    expect(await check(TEXT, seal, END)).toBe('expired');
    expect(await check(TEXT, seal, END + 1)).toBe('expired');
  });

  test('each part that is changed is refused, of the text and of the seal', async () => {
    const seal = await current.seal(TEXT);
    become();
    const parts = TEXT.split('.');
    for (const [index, part] of parts.entries()) {
      const changed = parts.with(index, `${part}0`).join('.');
      expect(await check(changed, seal), changed).toBe('broken');
      expect(await check(parts.toSpliced(index, 1).join('.'), seal)).toBe('broken');
    }
    const [kid = '', until = '', salt = '', signature = ''] = seal.split('.');
    const other = (sign: string) => (sign === 'A' ? 'B' : 'A');
    for (const changed of [
      [kid, '20281123', salt, signature],
      [kid, until, other(salt[0] ?? '') + salt.slice(1), signature],
      ...[...signature].map((sign, at) => [
        kid,
        until,
        salt,
        signature.slice(0, at) + other(sign) + signature.slice(at + 1),
      ]),
    ])
      expect(await check(TEXT, changed.join('.')), changed.join('.')).toBe('broken');
    expect(await check(TEXT, seal.slice(0, -1))).toBe('broken');
    expect(await check(TEXT, `${seal}A`)).toBe('broken');
  });

  test('a signature of another key is refused; of a key that followed another, both open', async () => {
    const old = await former.seal(TEXT);
    const forged = [current.key.kid, ...old.split('.').slice(1)].join('.');
    become();
    expect(await check(TEXT, forged)).toBe('broken');
    expect(await check(TEXT, old)).toBe('unknownKey');
    expect(await check(TEXT, old, END - 1, [current.key, former.key])).toBe('valid');
    expect(await check(TEXT, old, END - 1, [{ ...former.key, key: 'none' }])).toBe('broken');
  });
});

test('the digest says nothing of the text without its salt, and no two links have one', async () => {
  const [one, two] = [newSalt(), newSalt()];
  expect(one).not.toBe(two);
  expect(await linkDigest(one, TEXT)).not.toBe(await linkDigest(two, TEXT));
  expect(await linkDigest(one, TEXT)).toMatch(/^[\w-]{86}$/);
});

test('no text breaks the reading of a seal', async () => {
  const letters = fc.string({
    unit: fc.constantFrom('0', '1', '9', 'a', 'f', 'A', 'Z', '.', '_', '-', 'é', '链'),
    maxLength: 160,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(letters, fc.string({ unit: 'binary', maxLength: 200 })), async (text) => {
      const read = readSeal(text);
      if (read !== null) expect(writeSeal(read)).toBe(text);
      expect(['broken', 'unknownKey']).toContain(await check(TEXT, text));
    }),
  );
});
