/**
 * What has to be done without anybody asking: erase accounts whose days are over, empty old trash, drop what has
 * expired. Each part is safe to run twice and at the same time.
 */
import type { SystemCtx } from '../context.ts';
import { eraseDueAccounts } from '../modules/privacy/privacy.service.ts';
import { purgeRates } from '../modules/rate/rate.service.ts';
import { purgeOldTrash } from '../modules/records/records.service.ts';
import { purgeSessions } from '../modules/session/session.service.ts';
import { purgeCodes } from '../modules/sms/otp.service.ts';
import { purgeNonces } from '../modules/wireKey/wireKey.service.ts';

/** How much was done, by name of the part. */
export type Housekeeping = Readonly<Record<string, number>>;

export async function keepHouse(ctx: SystemCtx): Promise<Housekeeping> {
  const done = {
    erasedAccounts: await eraseDueAccounts(ctx),
    purgedRecords: await purgeOldTrash(ctx),
    sessions: await purgeSessions(ctx),
    codes: await purgeCodes(ctx),
    rates: await purgeRates(ctx),
    nonces: await purgeNonces(ctx),
  };
  ctx.log.info(done, 'housekeeping');
  return done;
}
