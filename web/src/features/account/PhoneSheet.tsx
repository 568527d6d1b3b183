import { useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { showToast } from '../../lib/page/toast.ts';
import { callApi } from '../../lib/wire/api.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';
import { CodeField } from './CodeField.tsx';
import { passwordText, sendOwnCode } from './login.ts';

const PROOFS = [
  { value: 'code', text: '原手机号验证码' },
  { value: 'password', text: '账号密码' },
] as const;

interface PhoneSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** Binds a phone, or changes it: proof of the owner first, then the new number with its code. */
export function PhoneSheet({ user, onClose }: PhoneSheetProps) {
  const hasPhone = user.mobilePhoneNumber !== '';
  const [proof, setProof] = useState<'code' | 'password'>(hasPhone ? 'code' : 'password');
  const [given, setGiven] = useState('');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const sendNew = async () => {
    if (phone.trim() === '') {
      showToast('请填写新手机号');
      return null;
    }
    return (await callApi('sendSms', { phone: phone.trim(), purpose: 'bind' })).resendAfterSec;
  };
  const handleBind = async () => {
    const proven =
      given === '' ? {} : proof === 'code' ? { oldCode: given.trim() } : { password: passwordText(given) };
    const answer = await callApi('bindPhone', { phone: phone.trim(), code: code.trim(), ...proven });
    await saveUser(answer.user, answer.token);
    showToast('手机号已绑定，其他设备已退出');
    onClose();
  };
  return (
    <Sheet
      isOpen
      title={hasPhone ? '更换手机号' : '绑定手机号'}
      onClose={onClose}
      isConfirmDisabled={phone.trim() === '' || code.trim() === '' || (hasPhone && given.trim() === '')}
      onConfirm={() => void handleBind().catch(() => undefined)}
    >
      <Stack gap={3}>
        {hasPhone && (
          <Segment
            label="验证方式"
            options={PROOFS}
            value={proof}
            onChange={(next) => {
              setProof(next);
              setGiven('');
            }}
          />
        )}
        {hasPhone && proof === 'code' ? (
          <CodeField
            label="原号验证码"
            value={given}
            onChange={setGiven}
            onSend={() => sendOwnCode('rebind')}
          />
        ) : (
          <TextField
            label="账号密码"
            type="password"
            autoComplete="current-password"
            placeholder={hasPhone ? '' : '没有设过密码可不填'}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
        )}
        <TextField
          label="新手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <CodeField label="新号验证码" value={code} onChange={setCode} onSend={sendNew} />
        <Note align="start">更换后其他设备会退出登录；7 天内用原手机号登录可找回账号。</Note>
      </Stack>
    </Sheet>
  );
}
