import { CALLS } from '@shangyuan/contract';
import { DAY_MS } from '../../duration.ts';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { useCode, usedCodes } from './code.service.ts';

export function codeRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.useActivateCode, async (ctx, { code, activateCode, requestId }) => {
    const { gift, membership } = await useCode(ctx, code ?? activateCode ?? '', requestId ?? null);
    const left = (membership.until?.getTime() ?? 0) - ctx.clock.now().getTime();
    return {
      name: gift.name,
      days: gift.days ?? 0,
      isLifetime: gift.is_lifetime,
      vipDeadline: membership.until?.toISOString() ?? '',
      vipDay: Math.max(0, Math.ceil(left / DAY_MS)),
    };
  });

  onUser(CALLS.listCodes, async (ctx) =>
    (await usedCodes(ctx)).map((row) => ({
      name: row.name,
      days: row.days ?? 0,
      isLifetime: row.is_lifetime,
      usedAt: row.used_at.toISOString(),
    })),
  );
}
