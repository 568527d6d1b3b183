import type { ReactNode } from 'react';
import type { SwitchKey } from '@shangyuan/contract';
import { useFlag } from '../../lib/wire/session.ts';
import { Page } from '../shell/PageShell.tsx';
import { BackState } from './EmptyStates.tsx';

interface FlagGateProps {
  readonly flag: SwitchKey;
  /** Title of the page while it is hidden. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that a switch of the server can hide; reached by a link it says so. */
export function FlagGate({ flag, title, children }: FlagGateProps) {
  const isShown = useFlag(flag);
  if (isShown) return <>{children}</>;
  return (
    <Page title={title}>
      <BackState>该功能暂未开放</BackState>
    </Page>
  );
}
