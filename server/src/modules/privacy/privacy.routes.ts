import { CALLS, CONSENT_ITEMS } from '@shangyuan/contract';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { recordConsent, listConsents } from '../consent/consent.service.ts';
import { collectedCounts } from './privacy.service.ts';

export function privacyRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.giveConsent, async (ctx, input) => ({ at: (await recordConsent(ctx, input)).toISOString() }));

  onUser(CALLS.listConsents, async (ctx) => ({
    items: (await listConsents(ctx)).flatMap((row) => {
      const item = CONSENT_ITEMS.find((known) => known === row.item);
      return item === undefined
        ? []
        : [{ item, granted: row.is_granted, version: row.version, at: row.at.toISOString() }];
    }),
    collected: await collectedCounts(ctx),
  }));
}
