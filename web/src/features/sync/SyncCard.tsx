/**
 * 云端同步 among the ways to store data: on and off, its state, when it last ran.
 */
import { useState } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { useSync } from '../../lib/sync/syncState.ts';
import { useSession } from '../../lib/wire/session.ts';
import { Switch } from '../../ui/controls/Choice.tsx';
import { ActionRow, FieldRow, LinkRow, Rows, RowsCard } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PATHS } from '../../lib/page/paths.ts';
import { showToast } from '../../lib/page/toast.ts';
import { ConsentSheet } from './ConsentSheet.tsx';
import { syncLine } from './syncView.ts';

interface SyncCardProps {
  /** Cases on this device. */
  readonly count: number;
}

export function SyncCard({ count }: SyncCardProps) {
  const isLoggedIn = useSession(({ user }) => user !== null);
  const isOnline = useOnline();
  const { phase, pendingIds, conflictIds, refused, lastAt } = useSync();
  const [sheet, setSheet] = useState<'on' | 'off' | null>(null);
  const isOn = phase !== 'off';
  const line = syncLine({
    phase,
    pendingCount: pendingIds.size,
    conflictCount: conflictIds.size,
    refused,
    news: [],
  });
  const last = lastAt === 0 ? '' : `上次 ${new Date(lastAt).toLocaleString('zh-CN')}`;
  const handleSwitch = (isOn: boolean): void => {
    if (isOnline) setSheet(isOn ? 'on' : 'off');
    else showToast('联网后可用');
  };
  const handleOff = async (): Promise<void> => {
    setSheet(null);
    const { turnOffSync } = await import('../../lib/sync/sync.ts');
    await turnOffSync().catch(() => undefined);
  };
  const handleNow = async (): Promise<void> => {
    const { syncNow } = await import('../../lib/sync/sync.ts');
    await syncNow(true);
  };
  if (!isLoggedIn)
    return (
      <RowsCard>
        <LinkRow page="phoneLogin" query={{ redirect: PATHS.backup }} label="云端同步" value="登录后可用" />
      </RowsCard>
    );
  return (
    <Card isPadded={false}>
      <Rows>
        <FieldRow label="云端同步">
          <Switch label="云端同步" isOn={isOn} onChange={handleSwitch} />
        </FieldRow>
        {isOn && (
          <ActionRow
            label={line?.text ?? '本机与账号一致'}
            value={line === null ? last : '现在同步'}
            hasArrow={false}
            isDisabled={!isOnline || phase === 'running'}
            onClick={() => void handleNow()}
          />
        )}
      </Rows>
      {sheet === 'on' && <ConsentSheet count={count} onClose={() => setSheet(null)} />}
      <Sheet
        isOpen={sheet === 'off'}
        title="停止云端同步"
        confirmText="停止"
        onClose={() => setSheet(null)}
        onConfirm={() => void handleOff()}
      >
        <p>本机的命例都留在本机，之后的修改不再上传。账号里已有的一份仍在，注销账号时一并清除。</p>
      </Sheet>
    </Card>
  );
}
