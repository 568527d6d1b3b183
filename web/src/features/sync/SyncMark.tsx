import { useSync } from '../../lib/sync/syncState.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { cloudArrowUpIcon, warningCircleIcon } from '../../ui/tables/icons.ts';

/** The pending work of a record; nothing where it is synchronised, or stays only on this device by choice. */
export function SyncMark({ id }: { readonly id: string }) {
  const isPending = useSync(({ phase, pendingIds }) => phase !== 'off' && pendingIds.has(id));
  const isDouble = useSync(({ conflictIds }) => conflictIds.has(id));
  if (isDouble)
    return (
      <>
        两个版本 <Icon of={warningCircleIcon} size={1} />
      </>
    );
  if (!isPending) return null;
  return (
    <>
      待同步 <Icon of={cloudArrowUpIcon} size={1} />
    </>
  );
}
