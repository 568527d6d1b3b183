/** What was collected of an account, in numbers. */
import type { UserCtx } from '../../context.ts';
import { DAY_MS } from '../../duration.ts';
import { ownAccount } from '../account/account.service.ts';
import { countAudit } from '../audit/audit.service.ts';
import { countFeedback } from '../feedback/feedback.service.ts';
import { countBirths } from '../records/records.service.ts';
import { countSessions } from '../session/session.service.ts';
import { countCodes } from '../sms/otp.service.ts';

const SPANS = { week: 7, month: 30, year: 365 } as const;

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
    feedback: named(await countFeedback(ctx, id, since)),
  };
}
