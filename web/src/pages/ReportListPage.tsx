import { FlagGate } from '../ui/states/FlagGate.tsx';
import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 分析列表. */
export default function ReportListPage() {
  return (
    <FlagGate flag="is_show_pai_pan_report" title="分析列表">
      <ComingPage title="分析列表" links={LINKS}>
        这一页将列出一张命盘的各篇分析。命盘本身可在「记录」中打开。
      </ComingPage>
    </FlagGate>
  );
}
