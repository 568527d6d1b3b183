/** Reports that compare our books with the providers' bills. */
import type { PayChannel } from '@shangyuan/contract';
import type { Json, Tx } from '../../db/tables.ts';
import { jsonb } from '../../db/values.ts';

type NewReport = {
  readonly day: string;
  readonly channel: PayChannel;
  readonly isReady: boolean;
  readonly report: Json;
  readonly at: Date;
};

export async function saveReport(tx: Tx, { day, channel, isReady, report, at }: NewReport): Promise<void> {
  const values = { is_ready: isReady, report: jsonb(report), at };
  await tx
    .insertInto('payment_report')
    .values({ day, channel, ...values })
    .onConflict((conflict) => conflict.columns(['day', 'channel']).doUpdateSet(values))
    .execute();
}

/** Whether a day's report has the provider's bill in it. */
export async function isReported(tx: Tx, day: string, channel: PayChannel): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_report')
    .select('is_ready')
    .where('day', '=', day)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.is_ready === true;
}
