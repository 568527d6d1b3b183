import { filledText, type UserInfo } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { passwordText } from '../features/account/login.ts';
import { isTwiceAlike, NewPassword, NEW_PASSWORD } from '../features/account/NewPassword.tsx';
import { ProofChoice, useProofChoice } from '../features/account/ProofChoice.tsx';
import { proofOf } from '../features/account/useProofForm.ts';
import { afterToast, useGo } from '../lib/page/navigation.ts';
import { refreshResource } from '../lib/page/resource.ts';
import { showToast } from '../lib/page/toast.ts';
import { callApi } from '../lib/wire/api.ts';
import { LINKS, useHasNoPassword } from '../lib/wire/links.ts';
import { saveUser } from '../lib/wire/session.ts';
import { useContractForm } from '../lib/wire/useContractForm.ts';
import { Form } from '../ui/frames/Form.tsx';
import { OwnPage } from '../ui/frames/OwnPage.tsx';

const CHANGE = z.object({ given: filledText(), ...NEW_PASSWORD }).check(isTwiceAlike);
const CHANGE_BY_WECHAT = z.object({ given: z.string(), ...NEW_PASSWORD }).check(isTwiceAlike);

/** 修改密码, or 设置密码 of an account that has none: by the old one, by a code to the account's own phone, or by WeChat where it has none. */
export default function ChangePassPage() {
  const hasNone = useHasNoPassword();
  return (
    <OwnPage title={hasNone ? '设置密码' : '修改密码'} page="changePass">
      {(user) => <ChangeForm user={user} />}
    </OwnPage>
  );
}

function ChangeForm({ user }: { readonly user: UserInfo }) {
  const go = useGo();
  const { kind: proof, isReady, choice } = useProofChoice(user, '原密码');
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
      refreshResource(LINKS.queryKey);
      showToast('修改成功，其他设备已退出');
      afterToast(go.back);
    },
  });
  return (
    <Form submitText="保存" needsNetwork isReady={isReady} onSubmit={submit}>
      <ProofChoice {...choice} purpose="password" form={{ field, fill }} page="changePass" />
      {/* What is typed before leaving for WeChat would be lost. */}
      {isReady && <NewPassword password={field('password')} again={field('again')} />}
    </Form>
  );
}
