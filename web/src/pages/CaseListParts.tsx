import { useSync } from '../lib/sync/syncState.ts';
import { useGo } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { cloudArrowUpIcon, warningCircleIcon } from '../ui/tables/icons.ts';

/** A device without cases: ways to the first. */
export function NoCases() {
  const go = useGo();
  return (
    <EmptyState
      action={
        <>
          <Button onClick={() => go.to('addCase')}>新建</Button>
          <Button variant="secondary" size="small" onClick={() => go.to('backup')}>
            导入（CSV / JSON）
          </Button>
        </>
      }
    >
      还没有命例
    </EmptyState>
  );
}

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
