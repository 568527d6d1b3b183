/**
 * Consent, what was collected, and the export of it.
 */
import type { SystemCtx, UserCtx } from '../../context.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { DAY_MS } from '../../duration.ts';
import { ownAccount } from '../account/account.service.ts';
import { accountOf, identitiesOf } from '../account/erasure.service.ts';
import { audit, countAudit, listAudit } from '../audit/audit.service.ts';
import { countLetters, exportLetters } from '../feedback/feedback.service.ts';
import { exportUses } from '../quota/quota.service.ts';
import { countBirths, exportRecords } from '../records/records.service.ts';
import { countSessions, sessionsOf } from '../session/session.service.ts';
import { countCodes } from '../sms/otp.service.ts';
import * as store from './consent.store.ts';

const SPANS = { week: 7, month: 30, year: 365 } as const;
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

export async function eraseConsents(tx: Tx, accountId: string): Promise<void> {
  await store.eraseConsents(tx, accountId);
}
