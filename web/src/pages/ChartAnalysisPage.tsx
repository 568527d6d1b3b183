import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 命盘分析. */
export default function ChartAnalysisPage() {
  return (
    <ComingPage title="命盘分析" links={LINKS}>
      这一页将按主题分析命盘。命盘本身可在「记录」中打开。
    </ComingPage>
  );
}
