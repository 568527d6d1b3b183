import { useState } from 'react';
import { CALLS, LIMITS } from '@shangyuan/contract';
import * as z from 'zod/mini';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { loginByPhone, sendLoginCode } from '../features/account/login.ts';
import { CodeField, PhoneField } from '../features/account/CodeField.tsx';
import { storeSentCode, readSentCode } from '../features/account/sentCode.ts';
import { LoginMethods } from '../features/account/LoginMethods.tsx';
import { useAfterLogin } from '../features/account/useAfterLogin.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { trimmed, useContractForm } from '../lib/wire/useContractForm.ts';
import { Note } from '../ui/display/Note.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';

const { phone, code } = CALLS.bindPhone.input.shape;
const LOGIN = z.object({ phone: trimmed(phone), code: trimmed(code) });

/** 手机登录; opened when login is required, and leads back there. */
export default function PhoneLoginPage() {
  const { reason = '' } = useQueryTexts();
  const { leave: enter, query } = useAfterLogin();
  const [sent] = useState(readSentCode);
  const { field, fill, isRight, submit, text } = useContractForm({
    schema: LOGIN,
    initial: { phone: sent?.phone ?? '', code: '' },
    labels: { phone: '手机号', code: '验证码' },
    refusals: { smsWrongCode: 'code' },
    send: ({ phone, code }) => loginByPhone(phone, code).then(enter),
  });
  const handleSend = async () => {
    if (!(await isRight('phone'))) return null;
    const phone = text('phone').trim();
    const seconds = await sendLoginCode(phone);
    storeSentCode({ phone, againMs: Date.now() + seconds * 1_000 });
    return seconds;
  };
  return (
    <AccountPage
      title="手机登录"
      head={
        <LogoHead>
          {reason !== '' && (
            <>
              <p>登录后继续{reason}</p>
              <Note>每天免费排盘三次，择日、择时各一次；刚才填的还在</Note>
            </>
          )}
        </LogoHead>
      }
      submitText="登录"
      onSubmit={submit}
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
      <PhoneField {...field('phone')} label="+86" aria-label="手机号" placeholder="手机号" />
      <CodeField {...field('code')} onFill={(code) => fill('code', code)} onSend={handleSend} sent={sent} />
    </AccountPage>
  );
}
