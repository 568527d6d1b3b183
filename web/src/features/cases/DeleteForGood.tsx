import { emptyTrash, removeTrashed } from '../../lib/cases/trash.ts';
import { hideSnack, showToast } from '../../lib/page/toast.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import type { Trashed } from './trashRows.ts';

interface DeleteForGoodProps {
  readonly items: readonly Trashed[];
  /** Whether these are all cases in the trash. */
  readonly isAll: boolean;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** 清空回收站, 彻底删除: deletes for good before the 30 days are over. */
export function DeleteForGood({ items, isAll, onDeleted, onClose }: DeleteForGoodProps) {
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const count = items.length;
  const remove = async (): Promise<void> => {
    await (isAll ? emptyTrash() : removeTrashed(items.map(({ id }) => id)));
    // The undo of the first deletion has nothing left to restore.
    hideSnack();
    showToast(isAll ? '回收站已清空' : `已彻底删除 ${count} 条`);
    onDeleted();
    onClose();
  };
  return (
    <Sheet
      isOpen
      title={isAll ? '清空回收站' : '彻底删除'}
      onClose={onClose}
      confirmText={isAll ? '清空' : '删除'}
      onConfirm={() =>
        void remove().catch(() => showToast(isAll ? '清空未成功，请稍后再试' : '删除未成功，请稍后再试'))
      }
    >
      <p>
        {isSynced
          ? `${count} 条将彻底删除，账号里的下次同步时一并删除，不能恢复。`
          : `${count} 条将从这台设备上彻底删除，不能恢复。`}
      </p>
    </Sheet>
  );
}
