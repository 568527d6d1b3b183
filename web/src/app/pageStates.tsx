/**
 * Replacements of a page: while it loads, when it failed, and when there is none.
 */
import type { ErrorComponentProps } from '@tanstack/react-router';
import { VERSION } from '@shangyuan/contract';
import { useGo } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';

/** Shown when a page takes longer than 200 ms to load. */
export function PagePending() {
  return (
    <Page title="">
      <Skeleton />
    </Page>
  );
}

/** A page that could not be loaded or drawn. */
export function PageError({ error }: ErrorComponentProps) {
  const go = useGo();
  const report = () =>
    go.to('advice', {
      type: 'other',
      page: location.hash.slice(1).split('?', 1)[0] ?? '',
      detail: `${VERSION} ${String(error)}`.slice(0, 200),
    });
  return (
    <Page title="出错了">
      <ErrorState
        onRetry={() => location.reload()}
        action={
          <Button variant="plain" size="small" onClick={report}>
            报错
          </Button>
        }
      >
        页面加载失败
      </ErrorState>
    </Page>
  );
}

/** An address that is no page. */
export function PageMissing() {
  const go = useGo();
  return (
    <Page title="页面不存在">
      <EmptyState action={<Button onClick={() => go.to('root', {}, { replace: true })}>回首页</Button>}>
        页面不存在
      </EmptyState>
    </Page>
  );
}
