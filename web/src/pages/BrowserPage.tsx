import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '回首页' }] as const;

/** 内嵌网页. */
export default function BrowserPage() {
  return (
    <ComingPage title="" links={LINKS}>
      这一页将在应用内打开经允许的网页。
    </ComingPage>
  );
}
