import { useEffect, useEffectEvent, useState } from 'react';
import { AccountPage } from '../features/account/AccountForm.tsx';
import { loginByPassword, loginByWechat, popWechatRedirect } from '../features/account/login.ts';
import { LoginMethods } from '../features/account/LoginMethods.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { PATHS } from '../lib/page/paths.ts';
import { FieldButton, TextField } from '../ui/controls/TextField.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { eyeIcon, eyeSlashIcon } from '../ui/tables/icons.ts';

/** 密码登录, with links to the other methods. */
export default function LoginPage() {
  const { leave: enter, query } = useAfterLogin();
  useWechatLogin(enter);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  return (
    <AccountPage
      title="登录"
      name={{ autoComplete: 'username webauthn', placeholder: '账号或手机号' }}
      head={<LogoHead />}
      submitText="登录"
      isReady={password !== ''}
      onSubmit={(name) => loginByPassword(name, password).then(enter)}
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
        label="密码"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        tail={
          <FieldButton aria-label={isShown ? '隐藏密码' : '显示密码'} onClick={() => setIsShown(!isShown)}>
            <Icon of={isShown ? eyeSlashIcon : eyeIcon} size={1.25} />
          </FieldButton>
        }
      />
    </AccountPage>
  );
}

/** Goes on with a login by WeChat, which has sent the browser back to this page; a code is tried once. */
function useWechatLogin(enter: (href: string) => void): void {
  const go = useGo();
  const { wxCode, state = '' } = useQueryTexts();
  const goOn = useEffectEvent(async (code: string) => {
    const redirect = popWechatRedirect();
    // Out of the address before it is tried, so that going back does not try it again.
    go.to('login', redirect === '' ? {} : { redirect }, { replace: true });
    await loginByWechat(code, state);
    enter(redirect);
  });
  useEffect(() => {
    if (wxCode !== undefined) void goOn(wxCode).catch(() => undefined);
  }, [wxCode]);
}
