import { useState, type FormEvent } from 'react';
import { registerAccount } from '../features/account/login.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import styles from '../features/account/Account.module.css';
import { Agreement, AGREE_FIRST } from '../features/account/Agreement.tsx';
import { useEntered } from '../features/account/useEntered.ts';

const MIN_PASSWORD = 8;

/** 注册 by account name and password; logs in at once. */
export default function RegisterPage() {
  const { redirect } = useQueryTexts();
  const isOnline = useOnline();
  const handleEntered = useEntered(redirect);
  const [username, setUsername] = useState('');
  const [nickName, setNickName] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const isShort = password !== '' && password.length < MIN_PASSWORD;
  const isDifferent = again !== '' && again !== password;
  const isReady = username.trim() !== '' && password.length >= MIN_PASSWORD && again === password && isOnline;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAgreed) {
      showToast(AGREE_FIRST);
      return;
    }
    registerAccount(username.trim(), password, nickName).then(handleEntered, () => undefined);
  };
  return (
    <PageShell title="注册">
      <PageBody>
        <form className={styles.Form} onSubmit={handleSubmit}>
          <TextField
            label="账号"
            autoComplete="username"
            autoCapitalize="off"
            placeholder="4-40 位字母、数字或 _ - . @"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextField
            label="密码"
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
          <TextField
            label="昵称"
            placeholder="可不填"
            value={nickName}
            onChange={(event) => setNickName(event.target.value)}
          />
          <Agreement isOn={isAgreed} onChange={setIsAgreed} />
          <Button type="submit" disabled={!isReady}>
            注册
          </Button>
        </form>
        {!isOnline && <p className={styles.Note}>联网后可用</p>}
        <div className={styles.Links}>
          <PageLink page="login" query={redirect === undefined ? {} : { redirect }}>
            已有账号，去登录
          </PageLink>
        </div>
      </PageBody>
    </PageShell>
  );
}
