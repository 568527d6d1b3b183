/** Consents and their withdrawals. */
import type { Ctx, UserCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { FIRST_ID } from '../../db/values.ts';
import { lockOwnAccount } from '../account/account.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import * as store from './consent.store.ts';

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
export async function recordConsent(ctx: UserCtx, consent: Consent): Promise<Date> {
  const { accountId } = ctx.session;
  return withTransaction(ctx, async (tx) => {
    // One after another, so that each is taken back once.
    await lockOwnAccount(ctx, tx);
    const last = await store.findLastConsent(tx, accountId, consent.item);
    if (last !== null && last.is_granted === consent.granted && last.version === consent.version)
      return last.at;
    const isWithdrawal = last?.is_granted === true && !consent.granted;
    if (!isWithdrawal) await takeToken(ctx, tx, 'consentAccount', accountId);
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
