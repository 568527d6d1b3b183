import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'yunqi', text: '五运六气' }] as const;

/** 分析. */
export default function YunqiAnalysisPage() {
  return (
    <ComingPage title="分析" links={LINKS}>
      这一页将解读当年与出生年的运气。
    </ComingPage>
  );
}
