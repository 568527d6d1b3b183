import { useState } from 'react';
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { showToast } from '../../lib/page/toast.ts';
import { useResource } from '../../lib/page/resource.ts';
import { momentText } from '../../lib/time/beijing.ts';
import { DEVICES, revokeDevice, revokeOtherDevices } from '../../lib/wire/devices.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, FactRow, Rows, RowsCard } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';

type DeviceSession = OutputOf<typeof CALLS.listSessions>[number];

const timeOf = (iso: string) => momentText(Date.parse(iso));

/** 登录设备: where the account is logged in, and when it was used last; ending a session is asked about first. */
export function Devices() {
  const [ending, setEnding] = useState<DeviceSession | 'others' | null>(null);
  const sessions = useResource(DEVICES);
  if (sessions.state !== 'ready') return null;
  const others = sessions.value.filter(({ isCurrent }) => !isCurrent).length;
  const close = () => setEnding(null);
  const revoke = async (what: DeviceSession | 'others') => {
    close();
    if (what === 'others') {
      showToast(`已退出其他 ${await revokeOtherDevices()} 台设备`);
      return;
    }
    await revokeDevice(what.id);
    showToast('该设备已退出');
  };
  return (
    <>
      <SectionTitle>登录设备</SectionTitle>
      <RowsCard isDense>
        {sessions.value.map((session) =>
          session.isCurrent ? (
            <FactRow key={session.id} label={session.device} value="本机" />
          ) : (
            <ActionRow
              key={session.id}
              label={session.device}
              value={`${timeOf(session.lastSeenAt)} 用过`}
              onClick={() => setEnding(session)}
            />
          ),
        )}
      </RowsCard>
      {others > 1 && (
        <Button variant="secondary" size="small" onClick={() => setEnding('others')}>
          退出其他全部设备
        </Button>
      )}
      {ending !== null && (
        <Sheet
          isOpen
          title={ending === 'others' ? '退出其他全部设备' : '退出这台设备'}
          confirmText="退出"
          onConfirm={() => void revoke(ending).catch(() => undefined)}
          onClose={close}
        >
          {ending !== 'others' && (
            <Rows>
              <FactRow label="设备" value={ending.device} />
              <FactRow label="登录" value={timeOf(ending.createdAt)} />
              <FactRow label="最近使用" value={timeOf(ending.lastSeenAt)} />
            </Rows>
          )}
          <Note align="start">
            {ending === 'others'
              ? `另外 ${others} 台设备要重新登录才能使用账号，它们上面的命例仍在。`
              : '它要重新登录才能使用账号，上面的命例仍在。'}
          </Note>
        </Sheet>
      )}
      <Note align="start">如有不认识的设备，请将其退出并修改密码。</Note>
    </>
  );
}
