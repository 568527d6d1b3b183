import { useState } from 'react';
import { useGo } from '../../lib/page/navigation.ts';
import { showToast } from '../../lib/page/toast.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { Check } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Prose } from '../../ui/display/Prose.tsx';

interface EraseDeviceProps {
  /** Cases on this device. */
  readonly count: number;
  readonly onClose: () => void;
}

/** 清除本机数据: deletes all user data on this device; the data of the account stays. */
export function EraseDevice({ count, onClose }: EraseDeviceProps) {
  const go = useGo();
  const isSynced = useSync(({ phase }) => phase !== 'off');
  const [isSure, setIsSure] = useState(false);
  const erase = async () => {
    await (await import('../../lib/cases/clearDevice.ts')).clearDevice();
    showToast('本机数据已清除');
    onClose();
  };
  if (isSynced)
    return (
      <Sheet
        isOpen
        title="清除本机数据"
        onClose={onClose}
        confirmText="去退出登录"
        onConfirm={() => go.to('personalCenter')}
      >
        <p>
          正在与账号同步：只清除本机，下次同步又会取回。请在个人中心退出登录，并勾选「同时清除本机的命例、草稿与收藏」。
        </p>
      </Sheet>
    );
  return (
    <Sheet
      isOpen
      title="清除本机数据"
      onClose={onClose}
      confirmText="清除"
      isConfirmDisabled={!isSure}
      onConfirm={() => void erase().catch(() => showToast('清除未成功，请稍后再试'))}
    >
      <Prose>
        <p>将从这台设备上永久删除 {count} 个命例，连同分组、合盘、图片、回收站、草稿与收藏的日子。</p>
        <p>外观与排盘规则保留；已存到账号的命例不受影响。</p>
        <Check isOn={isSure} onChange={setIsSure}>
          我已导出备份，或不再需要
        </Check>
      </Prose>
    </Sheet>
  );
}
