/**
 * Signs links to charts. The server is given a digest with salt, never the birth, and keeps nothing of who asked but the
 * count of a day; of the key it keeps the public half for as long as one of its links opens.
 */
import { LINK_DAYS, linkStatementText, type LinkKey } from '@shangyuan/contract';
import type { Ctx, UserCtx } from '../../context.ts';
import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { takeToken } from '../rate/rate.service.ts';
import * as store from './chartLink.store.ts';

const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

/** A signature with what it says beside the digest. */
export type SignedLink = { readonly kid: string; readonly until: string; readonly signature: string };

/**
 * Signs a digest.
 *
 * @throws AppError tooOften
 */
export async function signLink(ctx: UserCtx, digest: string): Promise<SignedLink> {
  await takeToken(ctx, ctx.db, 'linkAccount', ctx.session.accountId);
  const { kid, publicKey, sign } = ctx.keys.link;
  const day = shanghaiDay(new Date(ctx.clock.now().getTime() + LINK_DAYS * DAY_MS));
  // The day is over at midnight in Shanghai.
  const endsAt = new Date(Date.parse(day) + DAY_MS - SHANGHAI_OFFSET_MS);
  await store.saveLinkKey(ctx.db, { kid, public_key: publicKey, ends_at: endsAt });
  const until = day.replaceAll('-', '');
  return { kid, until, signature: sign(linkStatementText({ kid, until, digest })) };
}

/** Keys that links may be signed with: the current one, and those of links that have not ended. */
export async function listLinkKeys(
  ctx: Pick<Ctx, 'db' | 'cache' | 'keys' | 'clock'>,
): Promise<readonly LinkKey[]> {
  const rows = await ctx.cache.get('link_key', () => store.findLinkKeys(ctx.db, ctx.clock.now()));
  const { kid, publicKey } = ctx.keys.link;
  const former = rows.filter((row) => row.kid !== kid);
  return [{ kid, key: publicKey }, ...former.map((row) => ({ kid: row.kid, key: row.public_key }))];
}

/** Drops keys whose links have all ended. @returns how many */
export async function purgeLinkKeys(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  return store.dropEndedLinkKeys(ctx.db, ctx.clock.now());
}
