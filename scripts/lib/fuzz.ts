/**
 * Random input for the tests of what reads something from outside: how many cases each of them tries, the texts that have broken
 * programs before, and how a run is repeated. A run prints its seed; `FUZZ_SEED=<seed>` repeats it.
 */
import fc from 'fast-check';
import { expect } from 'vitest';

const IS_FULL = process.env['FULL'] === '1';
const given = process.env['FUZZ_SEED'];

/** Cases of each reader in `npm test` and in `npm run test:full`. Those of the server run once on each database. */
export const FUZZ_CASES = {
  calls: { short: 400, full: 8_000 },
  operatorCalls: { short: 200, full: 4_000 },
  bytes: { short: 50, full: 3_000 },
  notices: { short: 50, full: 4_000 },
  mcpHttp: { short: 25, full: 1_500 },
  sealedParameter: { short: 20, full: 1_000 },
  birthText: { short: 300, full: 16_000 },
  command: { short: 50, full: 3_000 },
  table: { short: 50, full: 5_000 },
  importFile: { short: 100, full: 8_000 },
  caseFile: { short: 25, full: 3_000 },
  sealedFile: { short: 100, full: 6_000 },
  chartLink: { short: 200, full: 10_000 },
  linkSeal: { short: 100, full: 6_000 },
  address: { short: 200, full: 8_000 },
  settings: { short: 40, full: 3_000 },
  recordBody: { short: 100, full: 6_000 },
  commandLine: { short: 25, full: 2_000 },
  batchRows: { short: 15, full: 1_000 },
  mcpTools: { short: 25, full: 1_500 },
  holidayFile: { short: 100, full: 6_000 },
  phone: { short: 200, full: 8_000 },
} as const;

/** What is tried with random input. */
export type FuzzTarget = keyof typeof FUZZ_CASES;

/** How often a target is tried in this run. */
export const casesOf = (target: FuzzTarget): number => FUZZ_CASES[target][IS_FULL ? 'full' : 'short'];

/** Time for a target on a busy machine. */
export const FUZZ_MS = IS_FULL ? 1_800_000 : 120_000;

/** The short run tries the same cases each time, the full one new ones. */
function seedOf(): number {
  if (given !== undefined) return Number(given);
  return IS_FULL ? Math.trunc(Math.random() * 0x7fffffff) : 31;
}

/**
 * Tries a reader on as many cases as its target has, and checks that it did.
 *
 * @param check fails where the reader does
 */
export async function fuzz<T>(
  target: FuzzTarget,
  cases: fc.Arbitrary<T>,
  check: (value: T) => Promise<void> | void,
): Promise<void> {
  const seed = seedOf();
  const numRuns = casesOf(target);
  if (IS_FULL) process.stdout.write(`fuzz ${target}: ${numRuns} cases, FUZZ_SEED=${seed}\n`);
  let count = 0;
  const property = fc.asyncProperty(cases, async (value) => {
    count += 1;
    await check(value);
  });
  await fc.assert(property, { seed, numRuns });
  expect(count, target).toBeGreaterThanOrEqual(numRuns);
}

/** Nested lists as JSON. */
export const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Texts that programs have stumbled over. */
export const ODD_TEXTS: readonly string[] = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff', 'x\ud800y', '\u202e', '\u200b', '\ufeff', '\ufffd', '\u2028', '\r\n', '\t',
  '九', '９', '丁卯', '𠮷', '👩‍👩‍👧‍👦', '🇨🇳', 'ﷺ', 'e\u0301', 'İ', 'ß', '甲'.repeat(200), 'x'.repeat(3_000),
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'then', 'toJSON', 'length',
  'null', 'undefined', 'NaN', 'Infinity', 'true', 'false', '{}', '[]', '""', '{"__proto__":{"a":1}}', '{"a":', '[1,', nested(40), nested(3_000),
  "'", '"', "' OR 1=1 --", "'; DROP TABLE account; --", '$1', '$$', '\\', '\\x00', '%', '%00', '%zz', '%c0%af', '_', '../../etc/passwd', '/etc/passwd',
  'C:\\', '//evil.example', 'javascript:alert(1)', '<script>alert(1)</script>', '<!--', ']]>', '${7*7}', '{{7*7}}', '=1+1', '@SUM(A1)',
  '\r\nSet-Cookie: a=b', '&', '=', '?', '#', ';', ',', '|', '`id`', '$(id)',
]; // prettier-ignore

/** Numbers at the edges, as text. */
export const ODD_NUMBERS: readonly string[] = [
  '0', '-0', '1', '-1', '00', '+1', '1.5', '.5', '1.', '1e3', '1e309', '-1e309', '5e-324', '0x10', '0b1', '1_000', '1,000', '２０２６', '一', '255', '256',
  '32767', '32768', '65536', '2147483647', '2147483648', '-2147483649', '4294967296', '9007199254740991', '9007199254740992', '9223372036854775807',
  '9223372036854775808', '99999999999999999999',
]; // prettier-ignore

/** Dates and instants at the edges, and those that do not exist. */
export const ODD_DATES: readonly string[] = [
  '0000-01-01', '0001-01-01', '-0001-01-01', '-4712-01-01', '1582-10-04', '1582-10-05', '1582-10-14', '1582-10-15', '1900-02-29', '2000-02-29', '2026-02-29',
  '2026-02-30', '2026-13-01', '2026-00-10', '2026-06-31', '2026-1-1', '2026/01/01', '20260101', '1645-01-28', '2200-12-31', '2201-01-01', '9999-12-31',
  '10000-01-01', '+275760-09-13', '1990-06-15 24:00', '1990-06-15 23:59:60', '1990-06-15 14:30', '1990-06-15T14:30:00Z', '1990-06-15T14:30:00.000Z',
  '0000-06-15T14:30:00Z', '9999-12-31T23:59:59.999Z', '2026-02-30T00:00:00Z', '2026-01-01T24:00:00Z', '1986-05-04 00:30', '1991-04-14 00:30', '1940-06-03 00:30',
  '农历1990年闰五月初一', '农历2033年闰冬月三十', '农历2200年腊月三十', '宣统三年八月十九', '今天', '庚午 壬午 辛亥 乙未',
]; // prettier-ignore

/** A text of the dictionary, or any. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_DATES) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_NUMBERS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** Any JSON value that a program may not expect. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], 0, -0, -1, 1.5, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'a', '', '\u0000', '\ud800'), oddText, { maxKeys: 3 }),
  fc.array(oddText, { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
); // prettier-ignore

/** A text with one piece replaced, left out, doubled or cut off behind. */
export function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(
      texts,
      fc.nat(),
      fc.nat(12),
      oddText,
      fc.constantFrom('replace', 'insert', 'drop', 'double', 'cut'),
    )
    .map(([text, place, length, piece, how]) => {
      const at = place % (text.length + 1);
      const [before, part, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
      if (how === 'cut') return before;
      if (how === 'drop') return before + after;
      if (how === 'double') return before + part + part + after;
      return how === 'insert' ? before + piece + part + after : before + piece + after;
    });
}

/**
 * A JSON value with one place of it changed: replaced by an odd value, left out, or given a key that it does not have.
 *
 * @param place picks the place: the same number gives the same one
 */
export function changeOnePlace(
  value: unknown,
  place: number,
  odd: unknown,
  how: 'replace' | 'drop' | 'add',
): unknown {
  const paths = pathsOf(value);
  const path = paths[place % paths.length] ?? [];
  return changeAt(value, path, odd, how);
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return [path, ...inner];
}

function changeAt(
  value: unknown,
  [key, ...rest]: Path,
  odd: unknown,
  how: 'replace' | 'drop' | 'add',
): unknown {
  if (key === undefined) {
    if (how !== 'add' || typeof value !== 'object' || value === null) return odd;
    return Array.isArray(value)
      ? [...value, odd]
      : withEntries([...Object.entries(value), ['constructor', odd]]);
  }
  const entries = Object.entries(value as object).flatMap(([name, item]): [string, unknown][] => {
    if (name !== String(key)) return [[name, item]];
    return how === 'drop' && rest.length === 0 ? [] : [[name, changeAt(item, rest, odd, how)]];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : withEntries(entries);
}

/** An object that has `__proto__` as a key like any other. */
function withEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [key, item] of entries)
    Object.defineProperty(made, key, { value: item, enumerable: true, configurable: true, writable: true });
  return made;
}
