import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'home', text: '排盘' }] as const;

/** 记录. */
export default function RecordsPage() {
  return (
    <ComingPage title="记录" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
