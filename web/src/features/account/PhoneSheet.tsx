import { useState } from 'react';
import { CALLS, filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { showToast } from '../../lib/page/toast.ts';
import { callApi, CallError } from '../../lib/wire/api.ts';
import { useHasNoPassword } from '../../lib/wire/links.ts';
import { saveUser } from '../../lib/wire/session.ts';
import { trimmed, useContractForm } from '../../lib/wire/useContractForm.ts';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { FormSheet } from '../../ui/frames/Form.tsx';
import { CodeField, PhoneField } from './CodeField.tsx';
import { passwordText } from './login.ts';
import type { MergeOffer } from './mergeView.ts';
import { ProofField } from './ProofField.tsx';
import { canConfirmByWechat, useIsFresh, WechatProof } from './WechatProof.tsx';

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
  /** Called where another account has the phone and the user asks to merge both. */
  readonly onOffer: (offer: MergeOffer) => void;
}

/** Binds a phone, or changes it: proof of the owner first, then the new number with its code. */
export function PhoneSheet({ user, onClose, onOffer }: PhoneSheetProps) {
  const hasPhone = user.mobilePhoneNumber !== '';
  const [proof, setProof] = useState<'code' | 'password'>(hasPhone ? 'code' : 'password');
  const [taken, setTaken] = useState<{ readonly phone: string; readonly code: string } | null>(null);
  const isFresh = useIsFresh();
  const hasNoPassword = useHasNoPassword();
  const given = proof === 'code' ? '原号验证码' : '账号密码';
  const { field, fill, isRight, submit, text } = useContractForm({
    schema: hasPhone ? CHANGE : BIND,
    initial: { given: '', phone: '', code: '' },
    labels: { given, phone: '新手机号', code: '新号验证码' },
    refusals: { password: 'given', oldCode: 'given' },
    send: async (typed) => {
      const proven =
        typed.given === ''
          ? {}
          : proof === 'code'
            ? { oldCode: typed.given.trim() }
            : { password: passwordText(typed.given) };
      setTaken(null);
      const number = { phone: typed.phone, code: typed.code };
      const answer = await callApi('bindPhone', { ...number, ...proven }).catch((error: unknown) => {
        if (error instanceof CallError && error.reason === 'phoneTaken') setTaken(number);
        throw error;
      });
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
  const askToMerge = async () => {
    if (taken !== null) onOffer(await callApi('offerMerge', taken));
  };
  if (canConfirmByWechat(user) && isFresh !== true)
    return (
      <Sheet isOpen title="绑定手机号" onClose={onClose}>
        <WechatProof isFresh={isFresh} page="personalCenter" />
      </Sheet>
    );
  return (
    <FormSheet title={hasPhone ? '更换手机号' : '绑定手机号'} onClose={onClose} onSubmit={submit}>
      {hasPhone && !hasNoPassword && (
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
      {(hasPhone || !hasNoPassword) && (
        <ProofField
          {...field('given')}
          by={proof}
          purpose="rebind"
          onFill={(code) => fill('given', code)}
          {...(!hasPhone && { placeholder: '没有设过密码可不填' })}
        />
      )}
      <PhoneField {...field('phone')} />
      <CodeField {...field('code')} onFill={(code) => fill('code', code)} onSend={sendNew} />
      {taken !== null && (
        <>
          <Note align="start">这个手机号是您另一个账号的吗？可以把那个账号合并进来，命例与会员都在。</Note>
          <Button variant="secondary" onClick={() => void askToMerge().catch(() => undefined)}>
            合并两个账号
          </Button>
        </>
      )}
      <Note align="start">
        {hasPhone
          ? '更换后其他设备会退出登录；7 天内用原手机号登录可找回账号。'
          : '绑定后可以用手机号登录，其他设备会退出登录。'}
      </Note>
    </FormSheet>
  );
}
