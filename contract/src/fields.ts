/**
 * Fields that calls are made of. Every one of them takes what a query string can carry, so that GET and POST share one
 * schema, and refuses control characters and lone surrogates, which PostgreSQL cannot store.
 */
import * as z from 'zod/mini';
import { LIMITS } from './product.ts';

/** A field that may be left out. */
export { _default as withDefault } from 'zod/mini';

const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const PLAIN_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
const MAX_JSON_DEPTH = 16;

/** One line of text, at most `max` characters. */
export function text(max: number = LIMITS.inputLength) {
  return z.string().check(z.maxLength(max), z.regex(PLAIN, { error: 'plain' }));
}

/** One line of text that is not blank. */
export function filledText(max: number = LIMITS.inputLength) {
  return text(max).check(z.refine((value) => value.trim() !== '', { error: 'blank' }));
}

/** Text of several lines, at most `max` characters. */
export function lines(max: number) {
  return z.string().check(z.maxLength(max), z.regex(PLAIN_LINES, { error: 'plain' }));
}

const USERNAME = /^[\p{Script=Han}A-Za-z0-9_.@·-]+$/u;

/**
 * Whether a text can be the name of an account.
 *
 * @example isUsername('子平先生') // true
 * @example isUsername('ab') // false
 */
export function isUsername(name: string): boolean {
  const width = [...name].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);
  return USERNAME.test(name) && width >= 4 && width <= 40;
}

/** Uppercase MD5 of a password: 32 hexadecimal digits. */
export const passwordMd5 = z.string().check(z.regex(/^[0-9A-F]{32}$/, { error: 'md5' }));

/** Id made by the client before it sends: 8-64 letters, digits, `-` or `_`; a repeat with the same id is answered as the first. */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, { error: 'requestId' }));

/** Id of a record, made by the client: a UUID in lower case. */
export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: 'uuid' }));

/** SHA-512 in base64url: 86 letters. */
export const linkDigest = z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/, { error: 'digest' }));

/** Gregorian date 'YYYY-MM-DD' that exists. */
export const isoDate = z
  .string()
  .check(
    z.refine(
      (value) =>
        /^\d{4}-\d{2}-\d{2}$/.test(value) &&
        !Number.isNaN(Date.parse(value)) &&
        new Date(value).toISOString().startsWith(value),
      { error: 'date' },
    ),
  );

const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

/** Whether a text is an instant that there is: Date.parse takes 30 February for 2 March, and 24:00 for the next day. */
function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return at.getUTCDate() === Number(text.slice(8, 10)) && !text.startsWith('24', 11);
}

/** Instant as ISO 8601 text in UTC, such as '2026-01-02T03:04:05.678Z'; not in the year 0, which PostgreSQL has not. */
export const instant = z.string().check(z.refine(isInstant, { error: 'instant' }));

/** A whole number, also as decimal text, within `min` to `max`. */
export function whole(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))], { error: 'whole' }),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );
}

/** Yes or no, also as the texts true/false/1/0. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'flag' }),
  z.pipe(
    z.transform(
      (value: boolean | 'true' | 'false' | '1' | '0') => value === true || value === 'true' || value === '1',
    ),
    z.boolean(),
  ),
);

/** A list or object, also as JSON text (in a query string). */
export function json<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(z.transform(parseJsonText), schema);
}

/** What {@link json} reads from text that is not JSON: nothing any schema accepts. */
const NOT_JSON = Symbol('not JSON');

function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return NOT_JSON;
  }
}

/** A JSON object of the client's own making: bounded in size and depth, texts free of control characters, plain numbers. */
export function document(maxBytes: number = LIMITS.recordBytes) {
  return z.record(z.string(), z.unknown()).check(
    z.refine((value) => isCleanJson(value, 0), { error: 'plain' }),
    z.refine((value) => fits(JSON.stringify(value), maxBytes), { error: 'tooLarge' }),
  );
}

/** Whether a text takes at most so many bytes; a UTF-16 unit takes three at most. */
function fits(text: string, maxBytes: number): boolean {
  return text.length * 3 <= maxBytes || new TextEncoder().encode(text).length <= maxBytes;
}

function isCleanJson(value: unknown, depth: number): boolean {
  if (depth > MAX_JSON_DEPTH) return false;
  if (typeof value === 'string') return PLAIN_LINES.test(value);
  if (Array.isArray(value)) return value.every((item) => isCleanJson(item, depth + 1));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(
      ([key, item]) => key !== '__proto__' && PLAIN.test(key) && isCleanJson(item, depth + 1),
    );
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && isPlainNumber(value));
}

/** Finite and written without an exponent: PostgreSQL writes 1e308 out in 309 digits, past every bound of size. */
function isPlainNumber(value: number): boolean {
  return Number.isFinite(value) && !String(value).includes('e');
}
