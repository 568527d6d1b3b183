import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '首页' }] as const;

/** 排盘. */
export default function HomePage() {
  return (
    <ComingPage title="排盘" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
