import { CALLS } from '@shangyuan/contract';
import type { TokenCallRegistrar, UserCallRegistrar } from '../../http/calls.ts';
import { countLiving } from '../records/records.service.ts';
import { consume, listQuotas, reconcile, useCounts, type QuotaState } from './quota.service.ts';

const presentState = ({ date, unlimited, remaining, limits }: QuotaState) => ({
  date,
  unlimited,
  remaining,
  limits,
});

export function quotaRoutes(onUser: UserCallRegistrar, onToken: TokenCallRegistrar): void {
  onUser(CALLS.listQuotas, async (ctx) => presentState(await listQuotas(ctx)), { replica: 'primaryAway' });

  onToken(CALLS.consumeQuota, async (ctx, { feature, requestId }) => {
    const { date, unlimited, remaining } = await consume(ctx, feature, requestId);
    return { feature, remaining, unlimited, date };
  });

  onUser(CALLS.reconcileQuota, async (ctx, { uses }) => presentState(await reconcile(ctx, uses)));

  onUser(
    CALLS.getUserPaiPanReportCount,
    async (ctx) => {
      const uses = await useCounts(ctx);
      return {
        count: uses.get('PaiPan')?.total ?? 0,
        today: uses.get('PaiPan')?.today ?? 0,
        caseCount: await countLiving(ctx, 'case'),
        hepanCount: uses.get('hepan')?.total ?? 0,
      };
    },
    { replica: 'primaryAway' },
  );
}
