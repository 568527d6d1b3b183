import { useGo } from '../../lib/page/navigation.ts';
import type { NoChart } from '../../lib/cases/useChartSource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { EmptyState } from '../../ui/states/States.tsx';

/** A page about a chart that was opened without one, or with one that is gone. */
export function NoChartState({ reason }: { readonly reason: NoChart }) {
  const go = useGo();
  return (
    <PageBody>
      {reason === 'gone' ? (
        <EmptyState action={<Button onClick={go.back}>返回</Button>}>记录不存在或已删除</EmptyState>
      ) : (
        <EmptyState action={<Button onClick={() => go.to('home')}>去排盘</Button>}>请先排盘</EmptyState>
      )}
    </PageBody>
  );
}
