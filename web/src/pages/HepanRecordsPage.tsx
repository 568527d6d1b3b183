import { FlagGate } from '../ui/states/FlagGate.tsx';
import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 合盘记录. */
export default function HepanRecordsPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘记录">
      <ComingPage title="合盘记录" links={LINKS}>
        这里将列出做过的合盘。目前还没有合盘记录。
      </ComingPage>
    </FlagGate>
  );
}
