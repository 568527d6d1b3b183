import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'mine', text: '我的' }] as const;

/** 排盘规则. */
export default function ChartRulesPage() {
  return (
    <ComingPage title="排盘规则" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
