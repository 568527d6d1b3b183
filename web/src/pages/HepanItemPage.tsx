import { FlagGate } from '../ui/states/FlagGate.tsx';
import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'hepan', text: '合盘' }] as const;

/** 合盘结果. */
export default function HepanItemPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘结果">
      <ComingPage title="合盘结果" links={LINKS}>
        请先选择两位命主。
      </ComingPage>
    </FlagGate>
  );
}
