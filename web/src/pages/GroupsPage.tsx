import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [{ page: 'records', text: '记录' }] as const;

/** 分组. */
export default function GroupsPage() {
  return (
    <ComingPage title="分组" links={LINKS}>
      这一页将管理命例的分组。已排的命盘可在「记录」中收藏与搜索。
    </ComingPage>
  );
}
