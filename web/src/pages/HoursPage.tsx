import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'root', text: '回首页看今日时辰' }] as const;

/** 时辰详解. */
export default function HoursPage() {
  return (
    <ComingPage title="时辰详解" links={LINKS}>
      这一页将逐时列出十二时辰的干支、值神与吉凶依据。今日各时辰的吉凶已可在首页查看。
    </ComingPage>
  );
}
