import { useState, type FormEvent } from 'react';
import { loginByPassword } from '../features/account/login.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useOnline } from '../lib/device/online.ts';
import { showToast } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { eyeIcon, eyeSlashIcon } from '../ui/tables/icons.ts';
import { TextField } from '../ui/controls/TextField.tsx';
import styles from '../features/account/Account.module.css';
import { Agreement, AGREE_FIRST } from '../features/account/Agreement.tsx';
import { useEntered } from '../features/account/useEntered.ts';

/** 密码登录, and the ways to the others. */
export default function LoginPage() {
  const { redirect } = useQueryTexts();
  const query = redirect === undefined ? {} : { redirect };
  const isOnline = useOnline();
  const handleEntered = useEntered(redirect);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAgreed) {
      showToast(AGREE_FIRST);
      return;
    }
    loginByPassword(username.trim(), password).then(handleEntered, () => undefined);
  };
  return (
    <PageShell title="登录">
      <PageBody>
        <div className={styles.Head}>
          <div className={styles.Logo} aria-hidden>
            上元
          </div>
        </div>
        <form className={styles.Form} onSubmit={handleSubmit}>
          <TextField
            label="账号"
            autoComplete="username"
            autoCapitalize="off"
            placeholder="账号或手机号"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
          <TextField
            label="密码"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            tail={
              <button
                type="button"
                className={styles.Tail}
                aria-label={isShown ? '隐藏密码' : '显示密码'}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon of={isShown ? eyeSlashIcon : eyeIcon} size={1.25} />
              </button>
            }
          />
          <Agreement isOn={isAgreed} onChange={setIsAgreed} />
          <Button type="submit" disabled={!isOnline || username.trim() === '' || password === ''}>
            登录
          </Button>
        </form>
        {!isOnline && <p className={styles.Note}>联网后可用</p>}
        <div className={styles.Links}>
          <PageLink page="phoneLogin" query={query}>
            手机号登录
          </PageLink>
          <PageLink page="register" query={query}>
            注册
          </PageLink>
          <PageLink page="phoneLogin" query={{ redirect: '/pages/main/logo/changePass' }}>
            忘记密码
          </PageLink>
        </div>
      </PageBody>
    </PageShell>
  );
}
