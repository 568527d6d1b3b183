import { FlagGate } from '../ui/states/FlagGate.tsx';
import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [
  { page: 'home', text: '去排盘' },
  { page: 'records', text: '记录' },
] as const;

/** 合盘. */
export default function HepanPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘">
      <ComingPage title="合盘" links={LINKS}>
        这一页将比较两个人的命盘。目前可先为两人分别排盘，结果保存在「记录」中。
      </ComingPage>
    </FlagGate>
  );
}
