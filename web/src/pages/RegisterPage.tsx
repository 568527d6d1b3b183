import { useState } from 'react';
import { AccountPage } from '../features/account/AccountForm.tsx';
import { registerAccount } from '../features/account/login.ts';
import { isChosen, NewPassword, NO_PASSWORD } from '../features/account/NewPassword.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { TextField } from '../ui/controls/TextField.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';

/** 注册 by account name and password; logs in at once. */
export default function RegisterPage() {
  const { leave: enter, query } = useAfterLogin();
  const [nickName, setNickName] = useState('');
  const [password, setPassword] = useState(NO_PASSWORD);
  return (
    <AccountPage
      title="注册"
      name={{ autoComplete: 'username', placeholder: '4-40 位字母、数字或 _ - . @' }}
      submitText="注册"
      isReady={isChosen(password)}
      onSubmit={(name) => registerAccount(name, password.text, nickName).then(enter)}
      links={
        <PageLink page="login" query={query}>
          已有账号，去登录
        </PageLink>
      }
    >
      <NewPassword label="密码" value={password} onChange={setPassword} />
      <TextField
        label="昵称"
        placeholder="可不填"
        value={nickName}
        onChange={(event) => setNickName(event.target.value)}
      />
    </AccountPage>
  );
}
