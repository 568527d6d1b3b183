import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [
  { page: 'records', text: '记录' },
  { page: 'home', text: '去排盘' },
] as const;

/** 我的命例. */
export default function CasesPage() {
  return (
    <ComingPage title="我的命例" links={LINKS}>
      这一页将管理命例的分组、标签与备注。已排的命盘都保存在「记录」中，可搜索与收藏。
    </ComingPage>
  );
}
