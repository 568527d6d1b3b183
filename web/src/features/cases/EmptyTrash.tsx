import { emptyTrash } from '../../lib/cases/trash.ts';
import { hideSnack, showToast } from '../../lib/page/toast.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';

interface EmptyTrashProps {
  /** How many lie in it. */
  readonly count: number;
  readonly onEmptied: () => void;
  readonly onClose: () => void;
}

/** 清空回收站: what was deleted, gone for good before its 30 days. */
export function EmptyTrash({ count, onEmptied, onClose }: EmptyTrashProps) {
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const empty = async (): Promise<void> => {
    await emptyTrash();
    // What offered to undo the deletion has nothing left to bring back.
    hideSnack();
    showToast('回收站已清空');
    onEmptied();
    onClose();
  };
  return (
    <Sheet
      isOpen
      title="清空回收站"
      onClose={onClose}
      confirmText="清空"
      onConfirm={() => void empty().catch(() => showToast('清空未成功，请稍后再试'))}
    >
      <p>
        {isSynced
          ? `${count} 条将彻底删除，账号里的下次同步时一并删除，不能恢复。`
          : `${count} 条将从这台设备上彻底删除，不能恢复。`}
      </p>
    </Sheet>
  );
}
