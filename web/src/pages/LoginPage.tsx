import { useEffect, useEffectEvent, useState } from 'react';
import { CALLS, filledText } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { AccountPage } from '../features/account/AccountPage.tsx';
import {
  loginByPassword,
  loginByWechat,
  popWechatLink,
  popWechatRedirect,
} from '../features/account/login.ts';
import { LoginMethods } from '../features/account/LoginMethods.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { trimmed, useContractForm } from '../lib/wire/useContractForm.ts';
import { FieldButton, TextField } from '../ui/controls/TextField.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { eyeIcon, eyeSlashIcon } from '../ui/tables/icons.ts';

const LOGIN = z.object({
  username: trimmed(CALLS.login.input.shape.username),
  password: filledText(),
});

/** 密码登录, with links to the other methods. */
export default function LoginPage() {
  const { leave: enter, query } = useAfterLogin();
  useWechatLogin(enter);
  const { field, submit } = useContractForm({
    schema: LOGIN,
    initial: { username: '', password: '' },
    labels: { username: '账号', password: '密码' },
    send: ({ username, password }) => loginByPassword(username, password).then(enter),
  });
  const [isShown, setIsShown] = useState(false);
  return (
    <AccountPage
      title="登录"
      head={<LogoHead />}
      submitText="登录"
      onSubmit={submit}
      methods={(mayGoOn) => <LoginMethods mayGoOn={mayGoOn} onEntered={enter} hasNameField />}
      links={
        <>
          <PageLink page="phoneLogin" query={query}>
            手机号登录
          </PageLink>
          <PageLink page="register" query={query}>
            注册
          </PageLink>
          <PageLink page="phoneLogin" query={{ redirect: PATHS.changePass }}>
            忘记密码
          </PageLink>
        </>
      }
    >
      <TextField
        {...field('username')}
        autoComplete="username webauthn"
        autoCapitalize="off"
        placeholder="账号或手机号"
      />
      <TextField
        {...field('password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        tail={
          <FieldButton aria-label={isShown ? '隐藏密码' : '显示密码'} onClick={() => setIsShown(!isShown)}>
            <Icon of={isShown ? eyeSlashIcon : eyeIcon} size={1.25} />
          </FieldButton>
        }
      />
    </AccountPage>
  );
}

/** Goes on with a login by WeChat, or with linking it, after WeChat has sent the browser back to this page; a code is tried once. */
function useWechatLogin(enter: (href: string) => void): void {
  const go = useGo();
  const { wxCode, state = '' } = useQueryTexts();
  const goOn = useEffectEvent(async (code: string) => {
    const redirect = popWechatRedirect();
    if (popWechatLink()) return go.to('personalCenter', { wxCode: code, state }, { replace: true });
    // Out of the address before it is tried, so that going back does not try it again.
    go.to('login', redirect === '' ? {} : { redirect }, { replace: true });
    await loginByWechat(code, state);
    enter(redirect);
  });
  useEffect(() => {
    if (wxCode !== undefined) void goOn(wxCode).catch(() => undefined);
  }, [wxCode]);
}
