import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'mine', text: '我的' }] as const;

/** 登录. */
export default function LoginPage() {
  return (
    <ComingPage title="登录" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
