/**
 * Commonly guessed passwords. The wire carries the MD5 of a password, so the list is one of hashes: the
 * commonest passwords of leaks, what is common in Chinese, every date of a lifetime, and whatever is three characters or
 * shorter. Our own app also sends the password itself (inside `p`), whose length can then be seen.
 */
import { createHash } from 'node:crypto';
import { LIMITS } from '@shangyuan/contract';
import { AppError } from '../../errors.ts';
import { CHINESE_PASSWORDS } from './chinesePasswords.ts';

/** Bytes of a hash that are kept: two of the list's hundred thousand meet once in 10⁹ lists. */
const HASH_BYTES = 6;
const FIRST_YEAR = 1940;
const LAST_YEAR = 2030;
const SHORT = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Hashes made before others get their turn. */
const SLICE = 4_000;

/** Uppercase MD5, as the wire has passwords. */
export function md5Of(text: string): string {
  return createHash('md5').update(text).digest('hex').toUpperCase();
}

const keyOf = (md5: string) => Number.parseInt(md5.slice(0, 2 * HASH_BYTES), 16);

function* dates(): Generator<string> {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= 31; day += 1) {
        const [yyyy, mm, dd] = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
        yield `${yyyy}${mm}${dd}`;
        yield `${yyyy.slice(2)}${mm}${dd}`;
      }
}

function* shortTexts(): Generator<string> {
  yield '';
  for (const a of SHORT) {
    yield a;
    for (const b of SHORT) {
      yield a + b;
      for (const c of SHORT) yield a + b + c;
    }
  }
}

/** Common ones, as they are, with a capital, and with the signs people add. */
function* variants(password: string): Generator<string> {
  yield password;
  yield password.charAt(0).toUpperCase() + password.slice(1);
  if (!/\D$/.test(password)) return;
  yield `${password}!`;
  yield `${password.charAt(0).toUpperCase()}${password.slice(1)}!`;
  yield `${password}1`;
  yield `${password}123`;
  yield `${password}123456`;
}

async function* deniedPasswords(): AsyncGenerator<string> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  for (const word of dictionary['passwords-common'] ?? []) yield* variants(String(word));
  for (const word of CHINESE_PASSWORDS) yield* variants(word);
  yield* dates();
  yield* shortTexts();
}

let list: Promise<ReadonlySet<number>> | null = null;

/** The deny list, made once; it takes a few tenths of a second in slices that let others work. */
export function loadDenyList(): Promise<ReadonlySet<number>> {
  list ??= (async () => {
    const keys = new Set<number>();
    let made = 0;
    for await (const text of deniedPasswords()) {
      keys.add(keyOf(md5Of(text)));
      made += 1;
      if (made % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return keys;
  })();
  return list;
}

/** A new password: its MD5, itself where the client sends it, and what of the account it must not be. */
export type NewPassword = {
  readonly md5: string;
  readonly plain?: string | undefined;
  readonly names: readonly string[];
};

/**
 * Refuses a password that is easily guessed.
 *
 * @param field in which the client sent it
 * @throws AppError weakPassword; badInput where the two forms do not belong together
 */
export async function checkPassword({ md5, plain, names }: NewPassword, field: string): Promise<void> {
  if (plain !== undefined) checkPlain(md5, plain, names, field);
  const own = names.flatMap((name) => [
    name,
    name.toLowerCase(),
    `${name}123`,
    [...name].toReversed().join(''),
  ]);
  const isOwn = own.some((name) => md5Of(name) === md5);
  if (isOwn || (await loadDenyList()).has(keyOf(md5))) throw new AppError('weakPassword', { field });
}

function checkPlain(md5: string, plain: string, names: readonly string[], field: string): void {
  if (md5Of(plain) !== md5) throw new AppError('badInput', { field: 'plain' });
  if ([...plain].length < LIMITS.passwordMin)
    throw new AppError('weakPassword', { field, msg: `密码至少 ${LIMITS.passwordMin} 位` });
  const lower = plain.toLowerCase();
  const isMostlyName = names.some(
    (name) => name.length >= 4 && lower.includes(name.toLowerCase()) && plain.length < name.length + 4,
  );
  if (isMostlyName) throw new AppError('weakPassword', { field, msg: '密码不能与账号相近' });
}
