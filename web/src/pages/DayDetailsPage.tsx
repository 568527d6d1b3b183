import { FlagGate } from '../features/gate/FlagGate.tsx';
import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'calendar', text: '万年历' }] as const;

/** 日详情. */
export default function DayDetailsPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="日详情">
      <ComingPage title="日详情" links={LINKS}>
        这一页将说明某一天宜忌的全部理由。可先在万年历查看当日。
      </ComingPage>
    </FlagGate>
  );
}
