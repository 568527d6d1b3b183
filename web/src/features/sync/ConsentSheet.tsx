/**
 * 云端同步: what goes to the account and what does not, before it is agreed to.
 */
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Prose } from '../../ui/display/Prose.tsx';

interface ConsentSheetProps {
  /** Cases on this device. */
  readonly count: number;
  readonly onClose: () => void;
}

export function ConsentSheet({ count, onClose }: ConsentSheetProps) {
  const handleConfirm = async (): Promise<void> => {
    onClose();
    const { turnOnSync } = await import('../../lib/sync/sync.ts');
    await turnOnSync().catch(() => undefined);
  };
  return (
    <Sheet
      isOpen
      title="开启云端同步"
      closeText="暂不"
      confirmText="同意"
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <Prose>
        <p>同意后，下列内容会保存在您的账号里，并随账号到其他设备：</p>
        <p>
          命例（姓名、性别、生辰、出生地、标签、备注与经历）、分组、合盘记录、收藏的日子、排盘规则与显示设置。
        </p>
        <p>不上传：命例的图片、外观与字号、未保存的合盘。</p>
        <p>
          {count === 0
            ? '账号里已有的内容会来到本机。'
            : `本机的 ${count} 条命例会存入账号，与账号里已有的合在一起。`}
          随时可以在「数据备份」里停止；注销账号时，云端的内容一并清除。
        </p>
      </Prose>
    </Sheet>
  );
}
