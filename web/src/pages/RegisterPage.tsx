import { CALLS } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { registerAccount } from '../features/account/login.ts';
import { isTwiceAlike, NewPassword, NEW_PASSWORD } from '../features/account/NewPassword.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { trimmed, useContractForm } from '../lib/wire/useContractForm.ts';
import { TextField } from '../ui/controls/TextField.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';

const { username, nickName } = CALLS.register.input.shape;
const REGISTER = z
  .object({ username: trimmed(username), ...NEW_PASSWORD, nickName: trimmed(z.nonoptional(nickName)) })
  .check(isTwiceAlike);

/** 注册 by account name and password; logs in at once. */
export default function RegisterPage() {
  const entry = useAfterLogin();
  const { field, submit } = useContractForm({
    schema: REGISTER,
    initial: { username: '', password: '', again: '', nickName: '' },
    labels: { username: '账号', password: '密码', again: '确认密码', nickName: '昵称' },
    refusals: { usernameTaken: 'username', usernameReserved: 'username' },
    send: (typed) => registerAccount(typed.username, typed.password, typed.nickName).then(entry.leave),
  });
  return (
    <AccountPage
      title="注册"
      submitText="注册"
      onSubmit={submit}
      links={
        <PageLink page="login" query={entry.query}>
          已有账号，去登录
        </PageLink>
      }
    >
      <TextField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="off"
        placeholder="4-40 位字母、数字或 _ - . @"
      />
      <NewPassword password={field('password')} again={field('again')} />
      <TextField {...field('nickName')} placeholder="可不填" />
    </AccountPage>
  );
}
