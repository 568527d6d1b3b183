import { useEffect, useState, type FormEvent } from 'react';
import { LIMITS, SMS_CODE_DIGITS } from '@shangyuan/contract';
import { loginByPhone, sendLoginCode } from '../features/account/login.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import styles from '../features/account/Account.module.css';
import { Agreement, AGREE_FIRST } from '../features/account/Agreement.tsx';
import { useEntered } from '../features/account/useEntered.ts';

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
  const { redirect, reason } = useQueryTexts();
  const go = useGo();
  const isOnline = useOnline();
  const handleEntered = useEntered(redirect);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [left, setLeft] = useCountdown();

  const handleSend = () => {
    if (phone.trim() === '') {
      showToast('请填写手机号');
      return;
    }
    sendLoginCode(phone.trim()).then(setLeft, () => undefined);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAgreed) {
      showToast(AGREE_FIRST);
      return;
    }
    loginByPhone(phone.trim(), code.trim()).then(handleEntered, () => undefined);
  };
  return (
    <PageShell title="手机登录" onBack={go.back}>
      <PageBody>
        <div className={styles.Head}>
          <div className={styles.Logo} aria-hidden>
            上元
          </div>
          {reason !== undefined && reason !== '' && <p className={styles.Reason}>登录后继续{reason}</p>}
        </div>
        <form className={styles.Form} onSubmit={handleSubmit}>
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
              <button
                type="button"
                className={styles.Tail}
                disabled={left > 0 || !isOnline}
                onClick={handleSend}
              >
                {left > 0 ? `${left} 秒后重发` : '获取验证码'}
              </button>
            }
          />
          <Agreement isOn={isAgreed} onChange={setIsAgreed} />
          <Button type="submit" disabled={!isOnline || phone.trim() === '' || code.trim() === ''}>
            登录
          </Button>
        </form>
        <p className={styles.Note}>
          {isOnline
            ? `未注册的手机号将自动创建账号，验证码 ${LIMITS.smsCodeMinutes} 分钟内有效`
            : '联网后可用'}
        </p>
        <div className={styles.Links}>
          <PageLink page="login" query={redirect === undefined ? {} : { redirect }}>
            密码登录
          </PageLink>
          <PageLink page="advice" query={{ type: 'account' }}>
            联系客服
          </PageLink>
        </div>
      </PageBody>
    </PageShell>
  );
}
