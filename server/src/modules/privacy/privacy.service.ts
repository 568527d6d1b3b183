/**
 * Consent, and what was collected.
 */
import type { Ctx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { FIRST_ID } from '../../db/values.ts';
import { DAY_MS } from '../../duration.ts';
import { holdOwnAccount, ownAccount } from '../account/account.service.ts';
import { countAudit } from '../audit/audit.service.ts';
import { countLetters } from '../feedback/feedback.service.ts';
import { take } from '../rate/rate.service.ts';
import { countBirths } from '../records/records.service.ts';
import { countSessions } from '../session/session.service.ts';
import { countCodes } from '../sms/otp.service.ts';
import * as store from './consent.store.ts';

const SPANS = { week: 7, month: 30, year: 365 } as const;
const LISTED = 500;

type Consent = {
  readonly requestId: string;
  readonly item: string;
  readonly granted: boolean;
  readonly version: string;
};

/**
 * Keeps a consent, or its withdrawal. What stands already is not written again; what was given can always be taken back.
 *
 * @returns when it was given
 * @throws AppError tooOften
 */
export async function giveConsent(ctx: UserCtx, consent: Consent): Promise<Date> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    // One after another, so that each is taken back once.
    await holdOwnAccount(ctx, tx);
    const last = await store.findLastConsent(tx, accountId, consent.item);
    if (last !== null && last.is_granted === consent.granted && last.version === consent.version)
      return last.at;
    const isTakenBack = last?.is_granted === true && !consent.granted;
    if (!isTakenBack) await take(ctx, tx, 'consentAccount', accountId);
    return store.addConsent(tx, {
      account_id: accountId,
      request_id: consent.requestId,
      item: consent.item,
      is_granted: consent.granted,
      version: consent.version,
      at: ctx.clock.now(),
    });
  });
}

/** Whether an account has consented to something, and not taken it back since. */
export async function hasConsent(ctx: Pick<Ctx, 'db'>, accountId: string, item: string): Promise<boolean> {
  return (await store.findLastConsent(ctx.db, accountId, item))?.is_granted === true;
}

export async function listConsents(ctx: UserCtx) {
  return store.findConsents(ctx.db, ctx.session.accountId, LISTED);
}

type Counts = Readonly<Record<keyof typeof SPANS, number>>;

/** How often each kind of personal information was taken in, over a week, a month, a year. */
export async function collectedCounts(ctx: UserCtx) {
  const account = await ownAccount(ctx);
  const { id, phone_hmac: hmac } = account;
  const now = ctx.clock.now().getTime();
  const since = Object.values(SPANS).map((days) => new Date(now - days * DAY_MS));
  const named = ([week = 0, month = 0, year = 0]: readonly number[]): Counts => ({ week, month, year });
  return {
    phone: named(hmac === null ? [] : await countCodes(ctx, [hmac], since)),
    profile: named(await countAudit(ctx, id, 'user.update', since)),
    birth: named(await countBirths(ctx, id, since)),
    log: named(await countSessions(ctx, id, since)),
    feedback: named(await countLetters(ctx, id, since)),
  };
}

const CONSENT_PAGE = 500;

/** Every consent of an account, page by page. */
export async function* eachConsent(tx: Tx, accountId: string) {
  for (let after = FIRST_ID; ;) {
    const page = await store.findConsentPage(tx, accountId, after, CONSENT_PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

export async function eraseConsents(tx: Tx, accountId: string): Promise<void> {
  await store.eraseConsents(tx, accountId);
}
