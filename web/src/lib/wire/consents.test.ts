import { afterEach, expect, test, vi } from 'vitest';
import { resources } from '../page/resource.ts';
import { callApi } from './api.ts';
import { consents, giveConsent } from './consents.ts';

vi.mock('./api.ts', () => ({ callApi: vi.fn(), QUIET: {} }));

const GIVEN = { item: 'cloudSave', granted: true, version: '1', at: '2026-11-20T00:00:00.000Z' } as const;
const { queryKey } = consents(true);
const grantedNow = () => resources.getQueryData(queryKey)?.items.map(({ granted }) => granted);

afterEach(() => resources.clear());

test('a consent is shown as withdrawn at once, and as given where the server refuses', async () => {
  resources.setQueryDefaults(queryKey, { gcTime: Infinity });
  resources.setQueryData(queryKey, { items: [GIVEN], collected: {} as never });
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(callApi).mockReturnValue(promise);
  const withdrawn = giveConsent('cloudSave', false, '1');
  await vi.waitFor(() => expect(grantedNow()).toEqual([false, true]));
  reject(new Error('refused'));
  await expect(withdrawn).rejects.toThrow('refused');
  expect(grantedNow()).toEqual([true]);
});
