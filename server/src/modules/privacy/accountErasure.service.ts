/**
 * The erasure of accounts whose days of grace are over.
 */
import type { SystemCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { SECOND_MS } from '../../duration.ts';
import { recordEvent } from '../../events.ts';
import { dropPhones, dueErasures, emptyAccount } from '../account/emptying.service.ts';
import { lockAccount, ownAccountIds } from '../account/lookup.service.ts';
import { audit } from '../audit/audit.service.ts';
import { eraseAvatar } from '../avatar/avatar.service.ts';
import { eraseCalendars } from '../calendars/calendars.service.ts';
import { eraseUnlocks } from '../entitlement/unlock.service.ts';
import { eraseExports } from '../export/export.service.ts';
import { eraseFeedback } from '../feedback/feedback.service.ts';
import { erasePasskeys } from '../passkey/passkey.service.ts';
import { unlinkOrders } from '../payment/orderBook.service.ts';
import { eraseUses } from '../quota/quota.service.ts';
import { eraseRecords } from '../records/records.service.ts';
import { eraseSecondStep } from '../secondStep/secondStep.service.ts';
import { endSessions } from '../session/session.service.ts';
import { eraseCodes } from '../sms/otp.service.ts';
import { eraseConsents } from '../consent/consent.service.ts';

const BATCH = 50;

/**
 * Erases an account: all that is the user's goes, also of accounts that were merged into it; an empty row stays so that what the
 * law keeps (orders) points to a row without a person.
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
  const isErased = await withTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, id);
    if (account === null || account.status === 'erased') return false;
    const isDue = account.erase_after !== null && account.erase_after <= now;
    if (!isDue && !isForced) return false;
    for (const own of await ownAccountIds(tx, id)) await eraseHoldings(ctx, tx, own);
    const phones = await dropPhones(tx, account);
    if (phones.length > 0) await eraseCodes(tx, phones);
    await emptyAccount(tx, id, now);
    await audit(ctx, tx, { actor, action: 'user.erase', target: id });
    return true;
  });
  if (isErased) recordEvent(ctx, 'account.erased', { account: id, detail: actor });
  return isErased;
}

async function eraseHoldings(ctx: SystemCtx, tx: Tx, id: string): Promise<void> {
  await eraseRecords(tx, id);
  await eraseUses(tx, id);
  await eraseFeedback(tx, id);
  await eraseConsents(tx, id);
  await erasePasskeys(tx, id);
  await eraseSecondStep(tx, id);
  await eraseAvatar(tx, id);
  await eraseExports(tx, id);
  await eraseCalendars(tx, id);
  await eraseUnlocks(tx, id);
  await unlinkOrders(ctx, tx, id);
  await endSessions(tx, id);
}

/**
 * Erases every account whose days are over; one that cannot be erased does not hold up the others.
 *
 * @returns how many
 * @throws Error after all were tried, where some could not be erased; each is in the log
 */
export async function eraseDueAccounts(ctx: SystemCtx): Promise<number> {
  const failed = new Set<string>();
  let erased = 0;
  for (;;) {
    const due = (await dueErasures(ctx, BATCH + failed.size)).filter(({ id }) => !failed.has(id));
    if (due.length === 0) break;
    for (const { id } of due) {
      try {
        if (await eraseAccount(ctx, id, 'job')) erased += 1;
        else failed.add(id);
      } catch (error) {
        failed.add(id);
        ctx.log.error({ account: id, ...nameOf(error) }, 'an account could not be erased');
      }
    }
  }
  if (failed.size > 0) throw new Error(`${failed.size} accounts could not be erased, ${erased} were`);
  return erased;
}

/** What of an error may go into the log: its text quotes rows. */
function nameOf(error: unknown): { errorName: string; errorCode: string } {
  if (!(error instanceof Error)) return { errorName: typeof error, errorCode: '' };
  return { errorName: error.name, errorCode: 'code' in error ? String(error.code) : '' };
}

/** Seconds for which the erasure that is due longest has been due; 0 where none is. */
export async function oldestDueErasureSec(ctx: Pick<SystemCtx, 'db' | 'clock'>): Promise<number> {
  const oldest = (await dueErasures(ctx, 1))[0]?.erase_after ?? null;
  return oldest === null ? 0 : Math.max(0, ctx.clock.now().getTime() - oldest.getTime()) / SECOND_MS;
}
