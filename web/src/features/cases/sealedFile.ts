/**
 * A backup that a password closes: PBKDF2 makes the key, AES-GCM closes and proves the content. Both are the browser's own.
 */

const FORMAT = 'zh-sealed';
const VERSION = 1;
/** As OWASP recommends for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** Upper bound for the iterations of a file, so that a forged one does not block the device. */
const MOST_ITERATIONS = 5_000_000;

/** Whether this browser can close files: pages that are not served securely cannot. */
export function canSeal(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 8_192) text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  return btoa(text);
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

async function keyOf(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const words = new TextEncoder().encode(password.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Closes a text with a password. @returns the file's JSON */
export async function sealFile(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(password, salt, ITERATIONS);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    kdf: 'PBKDF2-SHA256',
    iterations: ITERATIONS,
    cipher: 'AES-256-GCM',
    salt: toText(salt),
    iv: toText(iv),
    data: toText(new Uint8Array(data)),
  });
}

interface SealedFile {
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

/** A closed file, or null where the text is none. */
export function parseSealed(text: string): SealedFile | null {
  try {
    const file = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    if (file?.['format'] !== FORMAT || file['version'] !== VERSION) return null;
    const { iterations, salt, iv, data } = file;
    if (typeof iterations !== 'number' || !(iterations > 0 && iterations <= MOST_ITERATIONS)) return null;
    if (typeof salt !== 'string' || typeof iv !== 'string' || typeof data !== 'string') return null;
    return { iterations, salt, iv, data };
  } catch {
    return null;
  }
}

/** Opens a closed file. @returns null where the password is wrong or the file damaged */
export async function openSealed(file: SealedFile, password: string): Promise<string | null> {
  try {
    const key = await keyOf(password, toBytes(file.salt), file.iterations);
    const iv = toBytes(file.iv);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, toBytes(file.data));
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}
