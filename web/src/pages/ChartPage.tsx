import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'home', text: '排盘' }] as const;

/** 命盘. */
export default function ChartPage() {
  return (
    <ComingPage title="命盘" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
