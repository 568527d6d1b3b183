import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'mine', text: '我的' }] as const;

/** 反馈中心. */
export default function AdvicePage() {
  return (
    <ComingPage title="反馈中心" links={LINKS}>
      这一页将提交问题与建议并查看回复。
    </ComingPage>
  );
}
