import { useState } from 'react';
import { AccountForm } from '../features/account/AccountForm.tsx';
import { CodeField } from '../features/account/CodeField.tsx';
import { passwordText, sendOwnCode } from '../features/account/login.ts';
import { isChosen, NewPassword, NO_PASSWORD } from '../features/account/NewPassword.tsx';
import { afterToast, useGo } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { callApi } from '../lib/wire/api.ts';
import { saveUser, useSession } from '../lib/wire/session.ts';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LoginRequired } from '../ui/states/LoginRequired.tsx';

const PROOFS = [
  { value: 'code', text: '验证码' },
  { value: 'password', text: '原密码' },
] as const;

/** 修改密码, by the old one or by a code to the account's own phone. */
export default function ChangePassPage() {
  const { user, isReady } = useSession();
  return (
    <PageShell title="修改密码">
      <PageBody>{user !== null ? <ChangeForm /> : isReady && <LoginRequired page="changePass" />}</PageBody>
    </PageShell>
  );
}

function ChangeForm() {
  const go = useGo();
  const [proof, setProof] = useState<'code' | 'password'>('code');
  const [given, setGiven] = useState('');
  const [password, setPassword] = useState(NO_PASSWORD);
  const handleSubmit = async () => {
    const answer = await callApi('updatePsw', {
      newPassword: passwordText(password.text),
      plain: password.text,
      ...(proof === 'code' ? { code: given.trim() } : { password: passwordText(given) }),
    });
    await saveUser(answer.user, answer.token);
    showToast('修改成功，其他设备已退出');
    afterToast(go.back);
  };
  return (
    <>
      <Segment label="验证方式" options={PROOFS} value={proof} onChange={setProof} />
      <AccountForm
        submitText="保存"
        isReady={given.trim() !== '' && isChosen(password)}
        onSubmit={handleSubmit}
      >
        {proof === 'code' ? (
          <CodeField value={given} onChange={setGiven} onSend={() => sendOwnCode('password')} />
        ) : (
          <TextField
            label="原密码"
            type="password"
            autoComplete="current-password"
            value={given}
            onChange={(event) => setGiven(event.target.value)}
          />
        )}
        <NewPassword label="新密码" value={password} onChange={setPassword} />
      </AccountForm>
    </>
  );
}
