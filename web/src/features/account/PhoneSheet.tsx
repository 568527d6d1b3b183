import { useState } from 'react';
import { CALLS, filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { showToast } from '../../lib/page/toast.ts';
import { callApi } from '../../lib/wire/api.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { trimmed, useContractForm } from '../../lib/wire/useContractForm.ts';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';
import { CodeField, PhoneField } from './CodeField.tsx';
import { passwordText } from './login.ts';
import { ProofField } from './ProofField.tsx';

const { phone, code } = CALLS.bindPhone.input.shape;
const NEW_PHONE = { phone: trimmed(phone), code: trimmed(code) };
/** An account without a phone may have no password. */
const BIND = z.object({ given: z.string(), ...NEW_PHONE });
const CHANGE = z.object({ given: filledText(), ...NEW_PHONE });

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
  const given = proof === 'code' ? '原号验证码' : '账号密码';
  const { field, fill, isRight, submit, text } = useContractForm({
    schema: hasPhone ? CHANGE : BIND,
    initial: { given: '', phone: '', code: '' },
    labels: { given, phone: '新手机号', code: '新号验证码' },
    refusals: { wrongCredentials: 'given' },
    send: async (typed) => {
      const proven =
        typed.given === ''
          ? {}
          : proof === 'code'
            ? { oldCode: typed.given.trim() }
            : { password: passwordText(typed.given) };
      const answer = await callApi('bindPhone', { phone: typed.phone, code: typed.code, ...proven });
      await saveUser(answer.user, answer.token);
      showToast('手机号已绑定，其他设备已退出');
      onClose();
    },
  });
  const sendNew = async () => {
    if (!(await isRight('phone'))) return null;
    const phone = text('phone').trim();
    return (await callApi('sendSms', { phone, purpose: 'bind' })).resendAfterSec;
  };
  return (
    <FormSheet title={hasPhone ? '更换手机号' : '绑定手机号'} onClose={onClose} onSubmit={submit}>
      {hasPhone && (
        <Segment
          label="验证方式"
          options={PROOFS}
          value={proof}
          onChange={(next) => {
            setProof(next);
            fill('given', '');
          }}
        />
      )}
      <ProofField
        {...field('given')}
        by={proof}
        purpose="rebind"
        onFill={(code) => fill('given', code)}
        {...(!hasPhone && { placeholder: '没有设过密码可不填' })}
      />
      <PhoneField {...field('phone')} />
      <CodeField {...field('code')} onFill={(code) => fill('code', code)} onSend={sendNew} />
      <Note align="start">更换后其他设备会退出登录；7 天内用原手机号登录可找回账号。</Note>
    </FormSheet>
  );
}
