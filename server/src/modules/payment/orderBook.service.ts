/** What other modules need of orders. */
import type { Ctx } from '../../context.ts';
import type { OrderRow } from '../../db/moneyTables.ts';
import type { Tx } from '../../db/tables.ts';
import { FIRST_ID } from '../../db/values.ts';
import * as store from './order.store.ts';

const PAGE = 500;

/** Number of the order an account has paid for last, '' where there is none. */
export async function lastPaidNo(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<string> {
  return (await store.findLastPaidNo(ctx.db, accountId)) ?? '';
}

/** For export: every order of an account, page by page. */
export async function* eachOrder(tx: Tx, accountId: string): AsyncGenerator<OrderRow> {
  for (let after = FIRST_ID; ;) {
    const page = await store.findOrderPage(tx, accountId, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** For erasure: leaves of an account's orders what the books need and nothing of the person. */
export async function unlinkOrders(ctx: Pick<Ctx, 'clock'>, tx: Tx, accountId: string): Promise<void> {
  await store.unlinkOrders(tx, accountId, ctx.clock.now());
}
