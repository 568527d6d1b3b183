import { useState } from 'react';
import { AccountForm } from '../features/account/AccountForm.tsx';
import { registerAccount } from '../features/account/login.ts';
import { isChosen, NewPassword, NO_PASSWORD } from '../features/account/NewPassword.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { TextField } from '../ui/controls/TextField.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';

/** 注册 by account name and password; logs in at once. */
export default function RegisterPage() {
  const { leave: enter, query } = useAfterLogin();
  const [username, setUsername] = useState('');
  const [nickName, setNickName] = useState('');
  const [password, setPassword] = useState(NO_PASSWORD);
  return (
    <PageShell title="注册">
      <PageBody>
        <AccountForm
          submitText="注册"
          needsAgreement
          isReady={username.trim() !== '' && isChosen(password)}
          onSubmit={() => registerAccount(username.trim(), password.text, nickName).then(enter)}
          links={
            <PageLink page="login" query={query}>
              已有账号，去登录
            </PageLink>
          }
        >
          <TextField
            label="账号"
            autoComplete="username"
            autoCapitalize="off"
            placeholder="4-40 位字母、数字或 _ - . @"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          <NewPassword label="密码" value={password} onChange={setPassword} />
          <TextField
            label="昵称"
            placeholder="可不填"
            value={nickName}
            onChange={(event) => setNickName(event.target.value)}
          />
        </AccountForm>
      </PageBody>
    </PageShell>
  );
}
