import { FlagGate } from '../features/gate/FlagGate.tsx';
import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'calendar', text: '万年历' }] as const;

/** 择日. */
export default function PickDayPage() {
  return (
    <FlagGate flag="is_show_lucky_day" title="择日">
      <ComingPage title="择日" links={LINKS}>
        这一页将按事项与参与人的生辰挑选日子，并逐日说明理由。每日宜忌可先在万年历查看。
      </ComingPage>
    </FlagGate>
  );
}
