import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'home', text: '排盘' }] as const;

/** 个人中心. */
export default function MinePage() {
  return (
    <ComingPage title="个人中心" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
