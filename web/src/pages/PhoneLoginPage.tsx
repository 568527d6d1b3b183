import { useEffect, useState } from 'react';
import { LIMITS, SMS_CODE_DIGITS } from '@shangyuan/contract';
import { AccountForm } from '../features/account/AccountForm.tsx';
import { loginByPhone, sendLoginCode } from '../features/account/login.ts';
import { useEntered } from '../features/account/useEntered.ts';
import { useOnline } from '../lib/device/online.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { showToast } from '../lib/page/toast.ts';
import { FieldButton, TextField } from '../ui/controls/TextField.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';

/** Counts down to the second at which another code may be asked for. */
function useCountdown(): readonly [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

/** 手机登录; opened when login is required, and leads back there. */
export default function PhoneLoginPage() {
  const { reason = '' } = useQueryTexts();
  const { enter, query } = useEntered();
  const isOnline = useOnline();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [left, setLeft] = useCountdown();
  const handleSend = () => {
    if (phone.trim() === '') showToast('请填写手机号');
    else sendLoginCode(phone.trim()).then(setLeft, () => undefined);
  };
  return (
    <PageShell title="手机登录">
      <PageBody>
        <LogoHead>{reason !== '' && <p>登录后继续{reason}</p>}</LogoHead>
        <AccountForm
          submitText="登录"
          needsAgreement
          isReady={phone.trim() !== '' && code.trim() !== ''}
          onSubmit={() => loginByPhone(phone.trim(), code.trim()).then(enter)}
          note={`未注册的手机号将自动创建账号，验证码 ${LIMITS.smsCodeMinutes} 分钟内有效`}
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
          <TextField
            label="验证码"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={`${SMS_CODE_DIGITS} 位数字`}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            tail={
              <FieldButton disabled={left > 0 || !isOnline} onClick={handleSend}>
                {left > 0 ? `${left} 秒后重发` : '获取验证码'}
              </FieldButton>
            }
          />
        </AccountForm>
      </PageBody>
    </PageShell>
  );
}
