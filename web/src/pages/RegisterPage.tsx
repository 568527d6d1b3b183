import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [
  { page: 'phoneLogin', text: '手机登录' },
  { page: 'login', text: '密码登录' },
] as const;

/** 注册. */
export default function RegisterPage() {
  return (
    <ComingPage title="注册" links={LINKS}>
      账号密码注册将在这里进行。现在可以用手机号登录，未注册的手机号会自动创建账号。
    </ComingPage>
  );
}
