import { FlagGate } from '../ui/states/FlagGate.tsx';
import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 命盘报告. */
export default function ReportPage() {
  return (
    <FlagGate flag="is_show_pai_pan_report" title="命盘报告">
      <ComingPage title="命盘报告" links={LINKS}>
        这一页将逐篇阅读命盘报告。
      </ComingPage>
    </FlagGate>
  );
}
