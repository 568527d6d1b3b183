/**
 * The cookie of a device that has logged into an account before: a random id and a keyed hash that ties it to the
 * account. It opens nothing; it only lets the device's own wrong passwords be counted apart from those of strangers.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../crypto/keys.ts';

type KeyCtx = { readonly keys: Pick<Keys, 'hash' | 'hashes'> };

const SHAPE = /^([\w-]{22})\.([\w-]{43})$/;

const textOf = (id: string, accountId: string) => `${id}|${accountId}`;

/** A cookie for a device that has just logged into an account; it keeps the id it has. */
export function deviceCookie(ctx: KeyCtx, current: string, accountId: string): string {
  const id = SHAPE.exec(current)?.[1] ?? randomBytes(16).toString('base64url');
  return `${id}.${ctx.keys.hash('device', textOf(id, accountId)).toString('base64url')}`;
}

/** The id of a device that has logged into the account before, else null. */
export function deviceOf(ctx: KeyCtx, cookie: string, accountId: string): string | null {
  const [, id = '', mac = ''] = SHAPE.exec(cookie) ?? [];
  if (id === '') return null;
  const macBytes = Buffer.from(mac, 'base64url');
  const isKnown = ctx.keys
    .hashes('device', textOf(id, accountId))
    .some((hash) => hash.length === macBytes.length && timingSafeEqual(hash, macBytes));
  return isKnown ? id : null;
}
