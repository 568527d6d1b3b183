import { useState } from 'react';
import { CALLS, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { Avatar } from '../features/account/Avatar.tsx';
import { AvatarSheet } from '../features/account/AvatarSheet.tsx';
import { Devices } from '../features/account/Devices.tsx';
import { LeaveSheet } from '../features/account/LeaveSheet.tsx';
import { LineSheet } from '../features/account/LineSheet.tsx';
import { logout } from '../features/account/login.ts';
import { deadlineText, memberText } from '../features/account/memberText.ts';
import { Passkeys } from '../features/account/Passkeys.tsx';
import { SecurityChanges } from '../features/account/SecurityChanges.tsx';
import { SecondStep } from '../features/account/SecondStep.tsx';
import { WaysInSheets, WechatRow } from '../features/account/WaysIn.tsx';
import { useSync } from '../lib/sync/syncState.ts';
import { useOnline } from '../lib/device/online.ts';
import { saveAddress } from '../lib/device/saveFile.ts';
import { useGo } from '../lib/page/navigation.ts';
import { copyText } from '../lib/device/copyText.ts';
import { showToast } from '../lib/page/toast.ts';
import { callApi } from '../lib/wire/api.ts';
import { prepareExport } from '../lib/wire/exportData.ts';
import { useHasNoPassword } from '../lib/wire/links.ts';
import { saveUser } from '../lib/wire/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { ActionRow, FactRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';

async function exportAccount(): Promise<void> {
  showToast('正在准备，完成后自动下载');
  const address = await prepareExport();
  if (address === null) showToast('导出未成功，请稍后再试');
  else saveAddress(address);
}

const NICK_NAME = z.nonoptional(CALLS.updateUser.input.shape.nickName);
const EMAIL = z.nonoptional(CALLS.updateUser.input.shape.email);

type OpenSheet = 'avatar' | 'name' | 'email' | 'phone' | 'wechat' | 'logout' | 'leave';

export function AccountRows({ user }: { readonly user: UserInfo }) {
  const go = useGo();
  const isOnline = useOnline();
  const hasNoPassword = useHasNoPassword();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const close = () => setSheet(null);
  const change = async (fields: { nickName: string } | { email: string }) => {
    await saveUser(await callApi('updateUser', fields));
    showToast('已保存');
  };
  return (
    <>
      <Columns>
        <Column>
          <RowsCard>
            <ActionRow
              label="头像"
              value={<Avatar />}
              isDisabled={!isOnline}
              onClick={() => setSheet('avatar')}
            />
            <ActionRow
              label="昵称"
              value={user.nickName}
              isDisabled={!isOnline}
              onClick={() => setSheet('name')}
            />
            <ActionRow
              label="手机号"
              value={phoneText(user)}
              isDisabled={!isOnline}
              onClick={() => setSheet('phone')}
            />
            <WechatRow onClick={() => setSheet('wechat')} />
            <ActionRow
              label={emailLabel(user)}
              value={user.email === '' ? '未填写' : user.email}
              isDisabled={!isOnline}
              onClick={() => setSheet('email')}
            />
            <ActionRow
              label="账号ID"
              value={`${user.id.slice(0, 8)}… 复制`}
              hasArrow={false}
              onClick={() => void copyText(user.id)}
            />
            <LinkRow page="memberCenter" label="会员" value={memberText(user)} />
            <FactRow label="到期" value={deadlineText(user)} />
          </RowsCard>
          <RowsCard>
            <LinkRow page="changePass" label={hasNoPassword ? '设置密码' : '修改密码'} />
            <LinkRow page="infoList" label="个人信息与同意记录" />
            <ActionRow
              label="导出我的数据"
              isDisabled={!isOnline}
              onClick={() => void exportAccount().catch(() => undefined)}
            />
          </RowsCard>
        </Column>
        <Column>
          <Passkeys user={user} />
          <SecondStep user={user} />
          <Devices />
          <SecurityChanges />
          <Button variant="secondary" onClick={() => setSheet('logout')}>
            退出登录
          </Button>
          <Button variant="plain" size="small" disabled={!isOnline} onClick={() => setSheet('leave')}>
            注销账号
          </Button>
        </Column>
      </Columns>
      {sheet === 'avatar' && <AvatarSheet user={user} onClose={close} />}
      {sheet === 'name' && (
        <LineSheet
          label="昵称"
          maxLength={32}
          schema={NICK_NAME}
          value={user.nickName}
          onSave={(nickName) => change({ nickName })}
          onClose={close}
        />
      )}
      {sheet === 'email' && (
        <LineSheet
          label="邮箱"
          type="email"
          maxLength={100}
          schema={EMAIL}
          value={user.email}
          onSave={(email) => change({ email })}
          onClose={close}
        />
      )}
      <WaysInSheets
        user={user}
        open={sheet === 'phone' || sheet === 'wechat' ? sheet : null}
        onClose={close}
      />
      {sheet === 'logout' && <LogoutSheet onClose={close} />}
      {sheet === 'leave' && (
        <LeaveSheet
          user={user}
          onClose={close}
          onLeft={(until) => {
            showToast(`账号将于 ${until} 清除，此前重新登录即可撤销`);
            go.to('mine', {}, { replace: true });
          }}
        />
      )}
    </>
  );
}

/** An address is taken as it is typed: no message is sent to it. */
const emailLabel = ({ email }: UserInfo) => (email === '' ? '邮箱' : '邮箱（未验证）');

function phoneText({ mobilePhoneNumber, mobilePhoneNumberVerified }: UserInfo): string {
  if (mobilePhoneNumber === '') return '未绑定';
  return `${mobilePhoneNumber}${mobilePhoneNumberVerified ? ' 已验证' : ''}`;
}

function LogoutSheet({ onClose }: { readonly onClose: () => void }) {
  const go = useGo();
  const [isClearing, setIsClearing] = useState(false);
  const unsent = useSync(({ phase, pendingIds }) => (phase === 'off' ? 0 : pendingIds.size));
  const handleLogout = async () => {
    onClose();
    await logout();
    if (isClearing) await (await import('../lib/cases/clearDevice.ts')).clearDevice();
    showToast(isClearing ? '已退出登录，本机命例已清除' : '已退出登录，本机命例仍在');
    go.to('mine', {}, { replace: true });
  };
  return (
    <Sheet isOpen title="退出登录" onClose={onClose} onConfirm={() => void handleLogout()} confirmText="退出">
      <p>退出后，本机的命例与设置会保留。</p>
      {unsent > 0 && <p>还有 {unsent} 条修改没有同步到账号，清除后无法找回。</p>}
      <Check isOn={isClearing} onChange={setIsClearing}>
        同时清除本机的命例、草稿与收藏（不能撤销）
      </Check>
    </Sheet>
  );
}
