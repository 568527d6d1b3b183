import { useState, type FormEvent } from 'react';
import { passwordText } from '../features/account/login.ts';
import { callApi } from '../lib/wire/api.ts';
import { soon, useGo } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { saveUser, useSession } from '../lib/wire/session.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Segment } from '../ui/controls/Segment.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import styles from '../features/account/Account.module.css';

const PROOFS = [
  { value: 'code', text: '验证码' },
  { value: 'password', text: '原密码' },
] as const;
const MIN_PASSWORD = 8;

/** 修改密码, by the old one or by a code to the account's own phone. */
export default function ChangePassPage() {
  const go = useGo();
  const isOnline = useOnline();
  const { user, isReady } = useSession();
  const [proof, setProof] = useState<'code' | 'password'>('code');
  const [given, setGiven] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  if (user === null)
    return (
      <PageShell title="修改密码">
        <PageBody>
          {isReady && (
            <EmptyState
              action={
                <Button onClick={() => go.to('phoneLogin', { redirect: '/pages/main/logo/changePass' })}>
                  去登录
                </Button>
              }
            >
              请登录后使用
            </EmptyState>
          )}
        </PageBody>
      </PageShell>
    );
  const isShort = password !== '' && password.length < MIN_PASSWORD;
  const isDifferent = again !== '' && again !== password;
  const isComplete = given.trim() !== '' && password.length >= MIN_PASSWORD && again === password;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await callApi('updatePsw', {
      newPassword: passwordText(password),
      ...(proof === 'code' ? { code: given.trim() } : { password: passwordText(given) }),
    });
    await saveUser(answer.user, answer.token);
    showToast('修改成功，其他设备已退出');
    soon(go.back);
  };
  return (
    <PageShell title="修改密码">
      <PageBody>
        <Segment label="验证方式" options={PROOFS} value={proof} onChange={setProof} />
        <form className={styles.Form} onSubmit={(event) => void handleSubmit(event).catch(() => undefined)}>
          <TextField
            label={proof === 'code' ? '验证码' : '原密码'}
            type={proof === 'code' ? 'text' : 'password'}
            autoComplete={proof === 'code' ? 'one-time-code' : 'current-password'}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
            tail={
              proof === 'code' ? (
                <button
                  type="button"
                  className={styles.Tail}
                  disabled={!isOnline}
                  onClick={() =>
                    void callApi('sendSms', { purpose: 'password' }).then(
                      () => showToast('验证码已发送'),
                      () => undefined,
                    )
                  }
                >
                  获取验证码
                </button>
              ) : undefined
            }
          />
          <TextField
            label="新密码"
            type="password"
            autoComplete="new-password"
            placeholder={`至少 ${MIN_PASSWORD} 位`}
            value={password}
            error={isShort ? `密码至少 ${MIN_PASSWORD} 位` : ''}
            onChange={(event) => setPassword(event.target.value)}
          />
          <TextField
            label="确认密码"
            type="password"
            autoComplete="new-password"
            value={again}
            error={isDifferent ? '两次密码不一致' : ''}
            onChange={(event) => setAgain(event.target.value)}
          />
          <Button type="submit" disabled={!isOnline || !isComplete}>
            保存
          </Button>
        </form>
      </PageBody>
    </PageShell>
  );
}
