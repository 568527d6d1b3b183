import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'calendar', text: '万年历' }] as const;

/** 五运六气. */
export default function YunqiPage() {
  return (
    <ComingPage title="五运六气" links={LINKS}>
      这一页将列出全年的岁运、司天在泉与六步之气。
    </ComingPage>
  );
}
