import { CALLS } from '@shangyuan/contract';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { unlock, unlocksOf } from './unlock.service.ts';

export function unlockRoutes(onUser: UserCallRegistrar): void {
  onUser(
    CALLS.listServices,
    async (ctx) => {
      const { opened, left } = await unlocksOf(ctx);
      return {
        unlocked: opened.map((row) => ({
          productId: row.product_id,
          target: row.target,
          at: row.at.toISOString(),
        })),
        left: Object.fromEntries(left),
      };
    },
    { replica: 'primaryAway' },
  );

  onUser(CALLS.useService, async (ctx, { productId, target }) => unlock(ctx, productId, target));
}
