import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '从记录选一张命盘' }] as const;

/** 命局结构. */
export default function StructurePage() {
  return (
    <ComingPage title="命局结构" links={LINKS}>
      这一页将说明一张命盘如何成局。
    </ComingPage>
  );
}
