import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'home', text: '排盘' }] as const;

/** 上元. */
export default function LauncherPage() {
  return (
    <ComingPage title="上元" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
