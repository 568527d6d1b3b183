import type { ReactNode } from 'react';
import type { SwitchKey } from '@shangyuan/contract';
import { useGo } from '../../lib/page/navigation.ts';
import { useFlag } from '../../lib/wire/session.ts';
import { Button } from '../controls/Button.tsx';
import { Page } from '../shell/PageShell.tsx';
import { EmptyState } from './States.tsx';

interface FlagGateProps {
  readonly flag: SwitchKey;
  /** Title of the page while it is hidden. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that a switch of the server can hide; reached by a link it says so. */
export function FlagGate({ flag, title, children }: FlagGateProps) {
  const isShown = useFlag(flag);
  const go = useGo();
  if (isShown) return <>{children}</>;
  return (
    <Page title={title}>
      <EmptyState action={<Button onClick={go.back}>返回</Button>}>该功能暂未开放</EmptyState>
    </Page>
  );
}
