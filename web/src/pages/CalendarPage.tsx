import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '回首页看今日' }] as const;

/** 万年历. */
export default function CalendarPage() {
  return (
    <ComingPage title="万年历" links={LINKS}>
      这一页将按月列出公历、农历、节气与节日，并说明每日宜忌的依据。今日的要点已可在首页查看。
    </ComingPage>
  );
}
