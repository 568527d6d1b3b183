/**
 * What the server or the device's database holds, as components see it: read by a key, changed at once and taken back where the
 * write fails, read again after it. A resource is `queryOptions` of TanStack Query, in the file of what it holds.
 */
import {
  hashKey,
  QueryClient,
  useQuery,
  type DataTag,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Loaded } from './useModule.ts';

/**
 * The resources that some page shows. The next page reads again: prices, orders and access must be those of now. Values stay
 * the objects that were read, because pillars are compared by identity.
 */
export const resources = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, a read answers from the device or fails at once; pages say so and read again when asked.
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      gcTime: 0,
      structuralSharing: false,
    },
  },
});

/** A resource for a component. */
export function useResource<T, K extends QueryKey>(resource: UseQueryOptions<T, Error, T, K>): Loaded<T> {
  const { status, data, error, refetch } = useQuery(resource, resources);
  const key = hashKey(resource.queryKey);
  const current = useMemo((): { readonly key: string; readonly loaded: Loaded<T> } => {
    if (status === 'success') return { key, loaded: { state: 'ready', value: data } };
    if (status === 'pending') return { key, loaded: { state: 'loading' } };
    return { key, loaded: { state: 'failed', error, retry: () => void refetch() } };
  }, [key, status, data, error, refetch]);
  // Rendered at low priority, so that the page stays responsive while results arrive.
  const shown = useDeferredValue(current);
  return shown.key === key ? shown.loaded : { state: 'loading' };
}

/** Reads a resource again where a component shows it; a shorter key names all that begin with it. */
export function refreshResource(queryKey: QueryKey): void {
  void resources.invalidateQueries({ queryKey });
}

/**
 * Writes to a resource: shows the change at once, takes it back where the write fails, and reads again in either case.
 *
 * @throws what `write` throws
 */
export async function changeResource<T, R>(
  queryKey: DataTag<QueryKey, T, Error>,
  change: (before: T) => T,
  write: () => Promise<R>,
): Promise<R> {
  await resources.cancelQueries({ queryKey });
  const before = resources.getQueryData(queryKey);
  if (before !== undefined) resources.setQueryData(queryKey, change(before));
  try {
    return await write();
  } catch (error) {
    if (before !== undefined) resources.setQueryData(queryKey, before);
    throw error;
  } finally {
    refreshResource(queryKey);
  }
}
