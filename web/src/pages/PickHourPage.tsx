import { FlagGate } from '../features/gate/FlagGate.tsx';
import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '回首页看今日时辰' }] as const;

/** 择时. */
export default function PickHourPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择时">
      <ComingPage title="择时" links={LINKS}>
        这一页将在选定的日子里列出各时辰的吉凶与理由。今日各时辰已可在首页查看。
      </ComingPage>
    </FlagGate>
  );
}
