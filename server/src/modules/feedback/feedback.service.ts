/** Feedback: from users with their account, from visitors with a contact. */
import { writeFile } from 'node:fs/promises';
import type { Ctx, OpsCtx, UserCtx } from '../../context.ts';
import type { Since } from '../../db/counts.ts';
import type { Json, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { FIRST_ID, newId } from '../../db/values.ts';
import { AppError } from '../../errors.ts';
import { lockOwnAccount } from '../account/account.service.ts';
import { audit } from '../audit/audit.service.ts';
import { BOUNDS } from '../../bounds.ts';
import { takeToken, takeDaily } from '../rate/rate.service.ts';
import * as store from './feedback.store.ts';

/** A feedback message as submitted. */
export type FeedbackInput = {
  readonly requestId: string;
  readonly type: string;
  readonly text: string;
  readonly more: string;
  readonly contact: string;
  readonly facts: Json;
  readonly images: readonly Buffer[];
};

const MB = 1024 * 1024;
const LISTED = 100;
const EXPORTED = 10_000;

/**
 * Takes a letter in; the same request id is taken once.
 *
 * @returns id of the letter
 */
export async function submitFeedback(ctx: Ctx, letter: FeedbackInput): Promise<string> {
  const { session } = ctx;
  const accountId = session?.accountId ?? null;
  if (accountId === null && letter.contact.trim() === '')
    throw new AppError('badInput', { field: 'contact', msg: '未登录时请留下联系方式(contact)' });
  const images = await encodePictures(ctx, letter.images);
  const now = ctx.clock.now();
  const id = newId(now);
  return withTransaction(ctx, async (tx) => {
    if (session !== null) await lockOwnAccount({ session }, tx);
    const isNew = await store.addFeedback(tx, {
      id,
      account_id: accountId,
      request_id: letter.requestId,
      type: letter.type,
      text: letter.text,
      more: letter.more,
      contact_enc: letter.contact === '' ? null : ctx.keys.seal(letter.contact),
      facts: letter.facts,
      created_at: now,
    });
    if (!isNew) return (await store.findFeedbackId(tx, accountId, letter.requestId)) ?? id;
    for (const [position, webp] of images.entries()) await store.addImage(tx, id, position, webp, now);
    return id;
  });
}

/** Asks the limits of letters; before the body of the request is read. */
export async function checkFeedbackLimits(ctx: Ctx): Promise<void> {
  await takeToken(ctx, ctx.db, 'feedbackAddress', ctx.network);
  if (ctx.session !== null) await takeToken(ctx, ctx.db, 'feedbackAccount', ctx.session.accountId);
}

/** Pictures as they are kept; those of strangers are smaller, and only so many megabytes a day. */
async function encodePictures(ctx: Ctx, images: readonly Buffer[]): Promise<readonly Buffer[]> {
  const isStranger = ctx.session === null;
  const maxPixels = (isStranger ? BOUNDS.visitorPixels : BOUNDS.userPixels).limit;
  const bytes = images.reduce((sum, image) => sum + image.length, 0);
  if (isStranger && bytes > 0) await reserveVisitorPictures(ctx, Math.ceil(bytes / MB));
  const encoded: Buffer[] = [];
  for (const image of images) encoded.push(await ctx.images.reencode(image, maxPixels));
  return encoded;
}

/** @throws AppError busy where the line of pictures is half full, tooOften where the day's megabytes are used up */
async function reserveVisitorPictures(ctx: Ctx, megabytes: number): Promise<void> {
  if (ctx.images.pendingCount() >= BOUNDS.visitorPicturesWaiting.limit)
    throw new AppError('busy', { retryAfterSec: 30 });
  await takeDaily(ctx, ctx.db, 'visitorPictures', megabytes, BOUNDS.visitorPictures.limit / MB);
}

/** The last letters of an account with the ids of their images, newest first. */
export async function recentFeedback(ctx: Pick<Ctx, 'db'>, accountId: string) {
  return withImageIds(ctx, await store.findFeedback(ctx.db, accountId, LISTED));
}

/** Every letter of an account, contacts opened, page by page. */
export async function* eachFeedback(ctx: Pick<Ctx, 'db' | 'keys'>, accountId: string) {
  for (let after = FIRST_ID; ;) {
    const page = await store.findFeedbackPage(ctx.db, accountId, after, LISTED);
    yield* await withImageIds(ctx, openContacts(ctx, page));
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function withImageIds<T extends { id: string }>(ctx: Pick<Ctx, 'db'>, letters: readonly T[]) {
  const ids = letters.map((letter) => letter.id);
  const images = await store.findImageIds(ctx.db, ids);
  return letters.map((letter) => ({
    ...letter,
    imageIds: images.filter((image) => image.feedback_id === letter.id).map((image) => image.id),
  }));
}

function openContacts<T extends { readonly contact_enc: Buffer | null }>(
  ctx: Pick<Ctx, 'keys'>,
  letters: readonly T[],
) {
  return letters.map(({ contact_enc: sealed, ...letter }) => ({
    ...letter,
    contact: sealed === null ? '' : ctx.keys.open(sealed),
  }));
}

/** @throws AppError notFound also for an image of another user */
export async function ownImage(ctx: UserCtx, id: string): Promise<Buffer> {
  const image = await store.findOwnImage(ctx.db, ctx.session.accountId, id);
  if (image === null) throw new AppError('notFound', { field: 'id' });
  return image;
}

/** For the operator: letters since an instant, contacts opened; leaves an audit row. */
export async function exportFeedback(ctx: OpsCtx, since: Date) {
  const letters = await withImageIds(
    ctx,
    openContacts(ctx, await store.findFeedbackSince(ctx.db, since, EXPORTED)),
  );
  const detail = { since: since.toISOString(), letters: letters.length };
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'feedback.export', target: 'feedback', detail });
  return letters;
}

/** For the operator. @returns the image as WebP, null when there is none of that id */
export async function imageOf(ctx: Pick<Ctx, 'db'>, id: string): Promise<Buffer | null> {
  return store.findImage(ctx.db, id);
}

/** For the operator: letters with the ids of their images, the newest first; contacts stay sealed. */
export async function findLetters(ctx: Pick<Ctx, 'db'>, filter: Parameters<typeof store.findLetters>[1]) {
  return withImageIds(ctx, await store.findLetters(ctx.db, filter));
}

export async function countOpenLetters(ctx: Pick<Ctx, 'db'>): Promise<number> {
  return store.countOpenLetters(ctx.db);
}

/** For the operator: how to reach the writer of a letter; leaves an audit row. @returns null where there is no such letter */
export async function openContact(ctx: OpsCtx, id: string, why: string): Promise<string | null> {
  const sealed = await store.findContact(ctx.db, id);
  if (sealed === undefined) return null;
  const entry = { actor: ctx.operator, action: 'feedback.contact', target: id, detail: { why } };
  await audit(ctx, ctx.db, entry);
  return sealed === null ? '' : ctx.keys.open(sealed);
}

/** For the operator: marks a letter as dealt with, or as open again. @returns whether there is such a letter */
export async function endFeedback(ctx: OpsCtx, id: string, isDone: boolean): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const isFound = await store.saveDone(tx, id, isDone ? ctx.clock.now() : null);
    const action = isDone ? 'feedback.done' : 'feedback.open';
    if (isFound) await audit(ctx, tx, { actor: ctx.operator, action, target: id });
    return isFound;
  });
}

/** For the operator: an image of a letter; leaves an audit row. @returns null when there is none of that id */
export async function showImage(ctx: OpsCtx, id: string): Promise<Buffer | null> {
  const image = await store.findImage(ctx.db, id);
  if (image !== null) await audit(ctx, ctx.db, { actor: ctx.operator, action: 'feedback.image', target: id });
  return image;
}

/** For the operator: writes an image into a new file; leaves an audit row. */
export async function imageToFile(ctx: OpsCtx, id: string, image: Buffer, file: string): Promise<void> {
  await writeFile(file, image, { flag: 'wx', mode: 0o600 });
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'feedback.image', target: id });
}

/** For the operator. @returns whether there is such a letter */
export async function replyToFeedback(ctx: OpsCtx, id: string, reply: string): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    const isFound = await store.saveReply(tx, id, reply, ctx.clock.now());
    if (isFound) await audit(ctx, tx, { actor: ctx.operator, action: 'feedback.reply', target: id });
    return isFound;
  });
}

const RESEAL_BATCH = 200;

/** Seals contacts that are not sealed under the current secret. @returns how many */
export async function reencryptContacts(ctx: Pick<Ctx, 'db' | 'keys'>): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const page = await store.findContacts(ctx.db, after, RESEAL_BATCH);
    for (const { id, contact_enc: sealed } of page) {
      if (sealed === null || ctx.keys.isCurrent(sealed)) continue;
      await store.saveContact(ctx.db, id, ctx.keys.seal(ctx.keys.open(sealed)));
      changed += 1;
    }
    after = page.at(-1)?.id;
  }
  return changed;
}

/** How many letters an account has sent since each of the instants. */
export async function countFeedback(ctx: Pick<Ctx, 'db'>, accountId: string, since: Since) {
  return store.countFeedback(ctx.db, accountId, since);
}

export async function eraseFeedback(tx: Tx, accountId: string): Promise<void> {
  await store.eraseFeedback(tx, accountId);
}
