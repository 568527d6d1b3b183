import { useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { AccountPage } from '../features/account/AccountForm.tsx';
import { loginByPhone, sendLoginCode } from '../features/account/login.ts';
import { CodeField } from '../features/account/CodeField.tsx';
import { storeSentCode, readSentCode } from '../features/account/sentCode.ts';
import { LoginMethods } from '../features/account/LoginMethods.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { TextField } from '../ui/controls/TextField.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';

/** 手机登录; opened when login is required, and leads back there. */
export default function PhoneLoginPage() {
  const { reason = '' } = useQueryTexts();
  const { leave: enter, query } = useAfterLogin();
  const [sent] = useState(readSentCode);
  const [phone, setPhone] = useState(sent?.phone ?? '');
  const [code, setCode] = useState('');
  const handleSend = async () => {
    if (phone.trim() !== '') {
      const seconds = await sendLoginCode(phone.trim());
      storeSentCode({ phone: phone.trim(), againMs: Date.now() + seconds * 1_000 });
      return seconds;
    }
    showToast('请填写手机号');
    return null;
  };
  return (
    <AccountPage
      title="手机登录"
      head={<LogoHead>{reason !== '' && <p>登录后继续{reason}</p>}</LogoHead>}
      submitText="登录"
      isReady={phone.trim() !== '' && code.trim() !== ''}
      onSubmit={() => loginByPhone(phone.trim(), code.trim()).then(enter)}
      note={`未注册的手机号将自动创建账号，验证码 ${LIMITS.smsCodeMinutes} 分钟内有效`}
      methods={(mayGoOn) => <LoginMethods mayGoOn={mayGoOn} onEntered={enter} />}
      links={
        <>
          <PageLink page="login" query={query}>
            密码登录
          </PageLink>
          <PageLink page="advice" query={{ type: 'account' }}>
            联系客服
          </PageLink>
        </>
      }
    >
      <TextField
        label="+86"
        aria-label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="手机号"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <CodeField value={code} onChange={setCode} onSend={handleSend} sent={sent} />
    </AccountPage>
  );
}
