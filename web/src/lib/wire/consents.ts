/** What the user has agreed to, how often what was collected, and withdrawing a consent. */
import type { CALLS, InputOf } from '@shangyuan/contract';
import { queryOptions } from '@tanstack/react-query';
import { newId } from '../device/newId.ts';
import { changeResource, refreshResource } from '../page/resource.ts';

const KEY = ['consents'];

/** Consents and counts. @param isOnline reads again when the network comes or goes */
export const consents = (isOnline: boolean) =>
  queryOptions({
    queryKey: [...KEY, isOnline],
    queryFn: async () => {
      const { callApi, QUIET } = await import('./api.ts');
      return callApi('listConsents', {}, QUIET);
    },
  });

type ConsentItem = InputOf<typeof CALLS.giveConsent>['item'];

/** Records that the user agrees to an item, or withdraws. @param version of the texts that were shown */
export async function giveConsent(item: ConsentItem, granted: boolean, version: string): Promise<void> {
  const { callApi } = await import('./api.ts');
  const given = { item, granted, version, at: new Date().toISOString() };
  await changeResource(
    // It is only given with a network.
    consents(true).queryKey,
    (before) => ({ ...before, items: [given, ...before.items] }),
    () => callApi('giveConsent', { requestId: newId(), item, granted, version }),
  );
}

/** Reads the consents again, after one that was changed by another call. */
export function refreshConsents(): void {
  refreshResource(KEY);
}
