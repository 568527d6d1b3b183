import { useState } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { showToast } from '../../lib/page/toast.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';
import { exportSealed } from './exportCases.ts';

const LEAST = 8;

interface SealedExportProps {
  readonly cases: readonly CaseRecord[];
  readonly onClose: () => void;
}

/** A backup encrypted with a password. */
export function SealedExport({ cases, onClose }: SealedExportProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isShort = password !== '' && password.length < LEAST;
  const handleConfirm = async (): Promise<void> => {
    setIsBusy(true);
    await exportSealed(cases, password);
    showToast('已导出加密备份');
    onClose();
  };
  return (
    <Sheet
      isOpen
      title="加密备份"
      confirmText={isBusy ? '正在加密' : '导出'}
      isConfirmDisabled={isBusy || password.length < LEAST || password !== again}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <Stack gap={3}>
        <TextField
          label="密码"
          type="password"
          autoComplete="new-password"
          placeholder={`至少 ${LEAST} 位`}
          value={password}
          error={isShort ? `至少 ${LEAST} 位` : ''}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="再输一次"
          type="password"
          autoComplete="new-password"
          value={again}
          error={again !== '' && again !== password ? '两次密码不一致' : ''}
          onChange={(event) => setAgain(event.target.value)}
        />
        <p>文件在本机加密，密码不会保存，也无法找回。忘记密码，备份就打不开了。</p>
      </Stack>
    </Sheet>
  );
}
