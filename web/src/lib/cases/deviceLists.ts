/**
 * The lists of the device's database for components: cases, comparisons, groups. Every change in any tab reads again what is shown.
 */
import { queryOptions, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { refreshResource, useResource } from '../page/resource.ts';
import { listCases, findCase } from './caseDb.ts';
import type { CaseRecord } from './caseRecord.ts';
import { useClientState } from './clientState.ts';
import { listComparisons } from './comparisonDb.ts';
import type { ComparisonRecord } from './comparisonRecord.ts';
import { readDevice, watchDevice } from './db.ts';
import { listGroups } from './groupDb.ts';
import type { GroupRecord } from './groupRecord.ts';

/** Beginning of the key of what is read from the device's database. */
export const DEVICE = 'device';

watchDevice(() => refreshResource([DEVICE]));

/** A list: null until it has been read, empty where it cannot be, which `useDeviceRead` says. */
function useList<T, K extends QueryKey>(list: UseQueryOptions<readonly T[], Error, readonly T[], K>) {
  const loaded = useResource(list);
  if (loaded.state === 'loading') return null;
  return loaded.state === 'ready' ? loaded.value : NONE;
}

const NONE: readonly never[] = [];

/** Living cases, last used first. @param limit at most so many */
export const useCases = (limit = Infinity): readonly CaseRecord[] | null =>
  useList({ queryKey: [DEVICE, 'cases', limit], queryFn: () => readDevice(() => listCases(limit)) });

/** Living comparisons, last first. */
export const useComparisons = (): readonly ComparisonRecord[] | null =>
  useList({ queryKey: [DEVICE, 'comparisons'], queryFn: () => readDevice(listComparisons) });

/** Living groups in their order. */
export const useGroups = (): readonly GroupRecord[] | null =>
  useList({
    queryKey: [DEVICE, 'groups'],
    queryFn: async () => {
      const groups = await readDevice(listGroups);
      useClientState.getState().set({ GroupData: groups.map(({ id, name }) => ({ id, name })) });
      return groups;
    },
  });

/** A case that is being edited: read once, whatever changes beside it. */
export const caseToEdit = (id: string) =>
  queryOptions({ queryKey: ['caseToEdit', id], queryFn: () => findCase(id) });
