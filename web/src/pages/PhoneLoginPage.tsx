import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'mine', text: '我的' }] as const;

/** 手机登录. */
export default function PhoneLoginPage() {
  return (
    <ComingPage title="手机登录" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
