import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 命盘报告. */
export default function ReportPage() {
  return (
    <ComingPage title="命盘报告" links={LINKS}>
      这一页将逐篇阅读命盘报告。
    </ComingPage>
  );
}
