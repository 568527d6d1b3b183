/**
 * Groups of this device for components.
 */
import { useEffect, useState } from 'react';
import { useClientState } from './clientState.ts';
import { watchGroups } from './groupDb.ts';
import type { GroupRecord } from './groupRecord.ts';

/** Living groups in their order; null until they have been read. */
export function useGroups(): readonly GroupRecord[] | null {
  const [groups, setGroups] = useState<readonly GroupRecord[] | null>(null);
  useEffect(
    () =>
      watchGroups((found) => {
        setGroups(found);
        useClientState.getState().set({ GroupData: found.map(({ id, name }) => ({ id, name })) });
      }),
    [],
  );
  return groups;
}
