import { useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { logout } from '../features/account/login.ts';
import { memberText } from '../features/account/memberText.ts';
import { callApi, QUIET } from '../lib/wire/api.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { saveAddress } from '../lib/device/saveFile.ts';
import { prepareExport } from '../lib/wire/exportData.ts';
import { saveUser, useSession } from '../lib/wire/session.ts';
import { showToast } from '../lib/page/toast.ts';
import { useLoaded } from '../lib/page/useLoaded.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, FactRow, LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { LoginRequired } from '../ui/states/LoginRequired.tsx';
import { TextField } from '../ui/controls/TextField.tsx';

async function exportAccount(): Promise<void> {
  showToast('正在准备，完成后自动下载');
  const address = await prepareExport();
  if (address === null) showToast('导出未成功，请稍后再试');
  else saveAddress(address);
}

/** 个人中心: the account, its devices, and the way out. */
export default function PersonalCenterPage() {
  const go = useGo();
  const isOnline = useOnline();
  const { user, isReady } = useSession();
  const [sheet, setSheet] = useState<'name' | 'logout' | null>(null);
  const close = () => setSheet(null);
  const handleLogout = async () => {
    close();
    await logout();
    showToast('已退出登录，本机命例仍在');
    go.to('mine', {}, { replace: true });
  };
  if (user === null)
    return (
      <PageShell title="个人中心">
        <PageBody>{isReady && <LoginRequired page="personalCenter" />}</PageBody>
      </PageShell>
    );
  return (
    <PageShell title="个人中心">
      <PageBody>
        <Card isPadded={false}>
          <Rows>
            <ActionRow
              label="昵称"
              value={user.nickName}
              isDisabled={!isOnline}
              onClick={() => setSheet('name')}
            />
            <FactRow
              label="手机号"
              value={
                user.mobilePhoneNumber === ''
                  ? '未绑定'
                  : `${user.mobilePhoneNumber}${user.mobilePhoneNumberVerified ? ' 已验证' : ''}`
              }
            />
            <ActionRow
              label="账号ID"
              value={`${user.id.slice(0, 8)}… 复制`}
              hasArrow={false}
              onClick={() =>
                void navigator.clipboard.writeText(user.id).then(
                  () => showToast('已复制'),
                  () => showToast('复制失败'),
                )
              }
            />
            <LinkRow page="memberCenter" label="会员" value={memberText(user)} />
          </Rows>
        </Card>
        <Card isPadded={false}>
          <Rows>
            <LinkRow page="changePass" label="修改密码" />
            <ActionRow
              label="导出我的数据"
              isDisabled={!isOnline}
              onClick={() => void exportAccount().catch(() => undefined)}
            />
          </Rows>
        </Card>
        <Devices />
        <Button variant="secondary" onClick={() => setSheet('logout')}>
          退出登录
        </Button>
      </PageBody>
      {sheet === 'name' && <NameSheet name={user.nickName} onClose={close} />}
      <Sheet
        isOpen={sheet === 'logout'}
        title="退出登录"
        onClose={close}
        onConfirm={() => void handleLogout()}
        confirmText="退出"
      >
        <p>退出后，本机的命例与设置会保留。</p>
      </Sheet>
    </PageShell>
  );
}

function NameSheet({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [text, setText] = useState(name);
  const handleSave = async () => {
    await saveUser(await callApi('updateUser', { nickName: text.trim() }));
    showToast('已保存');
    onClose();
  };
  return (
    <Sheet
      isOpen
      title="昵称"
      onClose={onClose}
      isConfirmDisabled={text.trim() === ''}
      onConfirm={() => void handleSave().catch(() => undefined)}
    >
      <TextField
        label="昵称"
        maxLength={Math.min(32, LIMITS.inputLength)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Sheet>
  );
}

const loadSessions = () => callApi('listSessions', {}, QUIET);

function Devices() {
  const [version, setVersion] = useState(0);
  const sessions = useLoaded(loadSessions, String(version));
  if (sessions.state !== 'ready') return null;
  const revoke = async (id: string) => {
    await callApi('revokeSession', { scope: 'one', id });
    showToast('该设备已退出');
    setVersion(version + 1);
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
              value={isCurrent ? '本机' : `${new Date(lastSeenAt).toLocaleDateString('zh-CN')} 退出`}
              hasArrow={false}
              isDisabled={isCurrent}
              onClick={() => void revoke(id).catch(() => undefined)}
            />
          ))}
        </Rows>
      </Card>
      <Note align="start">如有不认识的设备，请将其退出并修改密码。</Note>
    </>
  );
}
