import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '从记录选一张命盘' }] as const;

/** 四柱图. */
export default function PillarPicturePage() {
  return (
    <ComingPage title="四柱图" links={LINKS}>
      这一页将画出四柱之间的合冲刑害。
    </ComingPage>
  );
}
