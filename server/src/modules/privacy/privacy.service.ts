/**
 * Consent, what was collected, export, and the erasure of accounts whose days of grace are over.
 */
import type { SystemCtx, UserCtx } from '../../context.ts';
import type { AccountRow } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { DAY_MS } from '../../duration.ts';
import { ownAccount } from '../account/account.service.ts';
import {
  accountOf,
  dueErasures,
  emptyAccount,
  identitiesOf,
  lockAccount,
} from '../account/erasure.service.ts';
import { audit, countAudit, listAudit } from '../audit/audit.service.ts';
import { countLetters, eraseFeedback, exportLetters } from '../feedback/feedback.service.ts';
import { eraseUses, exportUses } from '../quota/quota.service.ts';
import { countBirths, eraseRecords, exportRecords } from '../records/records.service.ts';
import { countSessions, endSessions, sessionsOf } from '../session/session.service.ts';
import { countCodes, eraseCodes } from '../sms/otp.service.ts';
import * as store from './consent.store.ts';

const SPANS = { week: 7, month: 30, year: 365 } as const;
const ERASE_BATCH = 50;
const LISTED = 500;
const EXPORTED = 100_000;

type Consent = {
  readonly requestId: string;
  readonly item: string;
  readonly granted: boolean;
  readonly version: string;
};

export async function giveConsent(ctx: UserCtx, consent: Consent): Promise<Date> {
  return store.addConsent(ctx.db, {
    account_id: ctx.session.accountId,
    request_id: consent.requestId,
    item: consent.item,
    is_granted: consent.granted,
    version: consent.version,
    at: ctx.clock.now(),
  });
}

export async function listConsents(ctx: UserCtx) {
  return store.findConsents(ctx.db, ctx.session.accountId, LISTED);
}

type Counts = Readonly<Record<keyof typeof SPANS, number>>;

/** How often each kind of personal information was taken in, over a week, a month, a year. */
export async function collectedCounts(ctx: UserCtx) {
  const account = await ownAccount(ctx);
  const over = async (count: (since: Date) => Promise<number>): Promise<Counts> => {
    const entries = Object.entries(SPANS).map(async ([span, days]) => {
      const since = new Date(ctx.clock.now().getTime() - days * DAY_MS);
      return [span, await count(since)] as const;
    });
    return Object.fromEntries(await Promise.all(entries)) as Counts;
  };
  const hmac = account.phone_hmac;
  return {
    phone: await over(async (since) => (hmac === null ? 0 : countCodes(ctx, Buffer.from(hmac), since))),
    profile: await over((since) => countAudit(ctx, account.id, 'user.update', since)),
    birth: await over((since) => countBirths(ctx, account.id, since)),
    log: await over((since) => countSessions(ctx, account.id, since)),
    feedback: await over((since) => countLetters(ctx, account.id, since)),
  };
}

/** Everything we hold about a user; see privacy.present.ts for what of it is given out. */
export type PersonalData = Awaited<ReturnType<typeof personalData>>;

/** Everything we hold about the user who asks. */
export async function exportOwn(ctx: UserCtx): Promise<PersonalData> {
  return personalData(ctx, await ownAccount(ctx), 'user');
}

/** For the operator: everything we hold about an account, null when there is none. */
export async function exportAccount(ctx: SystemCtx, id: string): Promise<PersonalData | null> {
  const account = await accountOf(ctx, id);
  return account === null ? null : personalData(ctx, account, 'operator');
}

async function personalData(ctx: SystemCtx, account: AccountRow, actor: 'user' | 'operator') {
  const { db } = ctx;
  const { id } = account;
  await audit(ctx, db, { actor, action: 'user.export', target: id });
  return {
    at: ctx.clock.now(),
    account,
    phone: account.phone_enc === null ? '' : ctx.keys.open(account.phone_enc),
    email: account.email_enc === null ? '' : ctx.keys.open(account.email_enc),
    identities: await identitiesOf(ctx, id),
    sessions: await sessionsOf(ctx, id),
    ...(await exportRecords(db, id)),
    uses: await exportUses(db, id),
    letters: await exportLetters(ctx, id),
    consents: await store.findConsents(db, id, EXPORTED),
    history: await listAudit(ctx, { target: id, limit: EXPORTED }),
  };
}

/**
 * Erases an account: all that is the user's goes, an empty row stays so that what the law keeps (orders) points to
 * somebody without being anybody.
 *
 * @param isForced also erases an account that is not due (the operator)
 * @returns whether it was erased now
 */
export async function eraseAccount(
  ctx: SystemCtx,
  id: string,
  actor: string,
  isForced = false,
): Promise<boolean> {
  const now = ctx.clock.now();
  return withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, id);
    if (account === null || account.status === 'erased') return false;
    const isDue = account.erase_after !== null && account.erase_after <= now;
    if (!isDue && !isForced) return false;
    await eraseRecords(tx, id);
    await eraseUses(tx, id);
    await eraseFeedback(tx, id);
    await store.eraseConsents(tx, id);
    await endSessions(tx, id);
    if (account.phone_hmac !== null) await eraseCodes(tx, account.phone_hmac);
    await emptyAccount(tx, id, now);
    await audit(ctx, tx, { actor, action: 'user.erase', target: id });
    return true;
  });
}

/** Erases every account whose days are over. @returns how many */
export async function eraseDueAccounts(ctx: SystemCtx): Promise<number> {
  let erased = 0;
  for (const id of await dueErasures(ctx, ERASE_BATCH)) if (await eraseAccount(ctx, id, 'job')) erased += 1;
  return erased;
}
