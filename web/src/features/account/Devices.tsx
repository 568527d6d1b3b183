import { showToast } from '../../lib/page/toast.ts';
import { useResource } from '../../lib/page/resource.ts';
import { momentText } from '../../lib/time/beijing.ts';
import { DEVICES, revokeDevice, revokeOtherDevices } from '../../lib/wire/devices.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';

/** 登录设备: where the account is logged in, and ending those sessions. */
export function Devices() {
  const sessions = useResource(DEVICES);
  if (sessions.state !== 'ready') return null;
  const others = sessions.value.filter(({ isCurrent }) => !isCurrent).length;
  const revoke = async (id: string) => {
    await revokeDevice(id);
    showToast('该设备已退出');
  };
  const revokeOthers = async () => {
    showToast(`已退出其他 ${await revokeOtherDevices()} 台设备`);
  };
  return (
    <>
      <SectionTitle>登录设备</SectionTitle>
      <Card isPadded={false}>
        <Rows isDense>
          {sessions.value.map(({ id, device, lastSeenAt, isCurrent }) => (
            <ActionRow
              key={id}
              label={device}
              value={isCurrent ? '本机' : `${momentText(Date.parse(lastSeenAt))} 退出`}
              hasArrow={false}
              isDisabled={isCurrent}
              onClick={() => void revoke(id).catch(() => undefined)}
            />
          ))}
        </Rows>
      </Card>
      {others > 1 && (
        <Button variant="secondary" size="small" onClick={() => void revokeOthers().catch(() => undefined)}>
          退出其他全部设备
        </Button>
      )}
      <Note align="start">如有不认识的设备，请将其退出并修改密码。</Note>
    </>
  );
}
