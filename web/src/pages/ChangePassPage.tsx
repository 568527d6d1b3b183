import { useState } from 'react';
import { filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { passwordText } from '../features/account/login.ts';
import { isTwiceAlike, NewPassword, NEW_PASSWORD } from '../features/account/NewPassword.tsx';
import { ProofField } from '../features/account/ProofField.tsx';
import { proofOf } from '../features/account/useProofForm.ts';
import { canConfirmByWechat, useIsFresh, WechatProof } from '../features/account/WechatProof.tsx';
import { afterToast, useGo } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { callApi } from '../lib/wire/api.ts';
import { saveUser } from '../lib/wire/session.ts';
import { useContractForm } from '../lib/wire/useContractForm.ts';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { Form } from '../ui/frames/Form.tsx';
import { OwnPage } from '../ui/frames/OwnPage.tsx';

const CHANGE = z.object({ given: filledText(), ...NEW_PASSWORD }).check(isTwiceAlike);
const CHANGE_BY_WECHAT = z.object({ given: z.string(), ...NEW_PASSWORD }).check(isTwiceAlike);

const OLD_PASSWORD = { value: 'password', text: '原密码' } as const;
const BY_PHONE = [{ value: 'code', text: '验证码' }, OLD_PASSWORD] as const;
const BY_WECHAT = [{ value: 'wechat', text: '微信' }, OLD_PASSWORD] as const;
const BY_PASSWORD = [OLD_PASSWORD] as const;

function proofsOf(user: UserInfo) {
  if (user.mobilePhoneNumber !== '') return BY_PHONE;
  return canConfirmByWechat(user) ? BY_WECHAT : BY_PASSWORD;
}

/** 修改密码, by the old one, by a code to the account's own phone, or by WeChat where it has none. */
export default function ChangePassPage() {
  return (
    <OwnPage title="修改密码" page="changePass">
      {(user) => <ChangeForm user={user} />}
    </OwnPage>
  );
}

function ChangeForm({ user }: { readonly user: UserInfo }) {
  const go = useGo();
  const proofs = proofsOf(user);
  const isFresh = useIsFresh();
  const [proof, setProof] = useState<'code' | 'password' | 'wechat'>(proofs[0].value);
  const { field, fill, submit } = useContractForm({
    schema: proof === 'wechat' ? CHANGE_BY_WECHAT : CHANGE,
    initial: { given: '', password: '', again: '' },
    labels: { given: proof === 'code' ? '验证码' : '原密码', password: '新密码', again: '确认密码' },
    refusals: { password: 'given', code: 'given', newPassword: 'password' },
    send: async ({ given, password }) => {
      const answer = await callApi('updatePsw', {
        newPassword: passwordText(password),
        plain: password,
        ...proofOf(proof, given),
      });
      await saveUser(answer.user, answer.token);
      showToast('修改成功，其他设备已退出');
      afterToast(go.back);
    },
  });
  return (
    <>
      {proofs.length > 1 && <Segment label="验证方式" options={proofs} value={proof} onChange={setProof} />}
      <Form submitText="保存" needsNetwork isReady={proof !== 'wechat' || isFresh === true} onSubmit={submit}>
        {proof === 'wechat' ? (
          <WechatProof isFresh={isFresh} page="changePass" />
        ) : (
          <ProofField
            {...field('given')}
            by={proof}
            purpose="password"
            onFill={(code) => fill('given', code)}
          />
        )}
        {/* What is typed before leaving for WeChat would be lost. */}
        {(proof !== 'wechat' || isFresh === true) && (
          <NewPassword password={field('password')} again={field('again')} />
        )}
      </Form>
    </>
  );
}
