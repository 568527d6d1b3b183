/**
 * Scheduled work: erase accounts whose days are over, empty old trash, drop what has
 * expired. Each part is safe to run twice and at the same time, and none is held up by another that fails.
 */
import type { SystemCtx } from '../context.ts';
import { purgeFormerPhones } from '../modules/account/credentials.service.ts';
import { purgeLinkKeys } from '../modules/chartLink/chartLink.service.ts';
import { purgeExports } from '../modules/export/export.service.ts';
import { purgeRefusedNotices } from '../modules/payment/notice.service.ts';
import { purgeOperatorSessions } from '../modules/operatorSession/operatorSession.service.ts';
import { eraseDueAccounts } from '../modules/privacy/accountErasure.service.ts';
import { purgeRates } from '../modules/rate/rate.service.ts';
import { purgeOldTrash, purgeTombstones } from '../modules/records/records.service.ts';
import { purgeSessions } from '../modules/session/session.service.ts';
import { purgeCodes } from '../modules/sms/otp.service.ts';
import { purgeNonces, purgeWireKeys } from '../modules/wireKey/wireKey.service.ts';

const PARTS: Readonly<Record<string, (ctx: SystemCtx) => Promise<number>>> = {
  erasedAccounts: eraseDueAccounts,
  formerPhones: purgeFormerPhones,
  purgedRecords: purgeOldTrash,
  tombstones: purgeTombstones,
  exports: purgeExports,
  sessions: purgeSessions,
  operatorSessions: purgeOperatorSessions,
  codes: purgeCodes,
  rates: purgeRates,
  nonces: purgeNonces,
  wireKeys: purgeWireKeys,
  linkKeys: purgeLinkKeys,
  refusedNotices: purgeRefusedNotices,
};

/** Names of the parts. */
export const HOUSEKEEPING_PARTS = Object.keys(PARTS);

/** How much was done, by name of the part, and which parts failed. */
export type Housekeeping = {
  readonly done: Readonly<Record<string, number>>;
  readonly failed: readonly string[];
};

/** Runs every part; a part that fails is logged and counted. */
export async function runHousekeeping(ctx: SystemCtx): Promise<Housekeeping> {
  const done: Record<string, number> = {};
  const failed: string[] = [];
  for (const [part, run] of Object.entries(PARTS)) {
    const isDone = await run(ctx).then(
      (count) => {
        done[part] = count;
        return true;
      },
      (error: unknown) => {
        failed.push(part);
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        const name = error instanceof Error ? error.name : typeof error;
        ctx.log.error({ part, errorName: name, errorCode: code }, 'a part of the housekeeping failed');
        return false;
      },
    );
    ctx.metrics.recordHousekeeping(part, isDone, ctx.clock.now());
  }
  ctx.log.info({ done, failed }, 'housekeeping');
  return { done, failed };
}
