import { useGo } from '../../lib/page/navigation.ts';
import type { NoChart } from '../../lib/cases/useChartSource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { EmptyState } from '../../ui/states/States.tsx';

const TEXTS = {
  none: '请先排盘',
  gone: '记录不存在或已删除。命例只在保存它的设备和账号里；要给别人看，请发送「分享」里的链接。',
  badLink: '这个链接读不出命盘：可能没有复制完整，或者不是命盘的链接。',
  newerLink: '这个链接由更新的版本生成，请刷新后再打开。',
} as const satisfies Record<NoChart, string>;

/** A chart page that was opened without a chart, with a deleted one, or by a link that cannot be read. */
export function NoChartState({ reason }: { readonly reason: NoChart }) {
  const go = useGo();
  const action =
    reason === 'gone' ? (
      <Button onClick={go.back}>返回</Button>
    ) : reason === 'newerLink' ? (
      <Button onClick={() => location.reload()}>刷新</Button>
    ) : (
      <Button onClick={() => go.to('home')}>去排盘</Button>
    );
  return (
    <PageBody>
      <EmptyState action={action}>{TEXTS[reason]}</EmptyState>
    </PageBody>
  );
}
