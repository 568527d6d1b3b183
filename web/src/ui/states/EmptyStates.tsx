import type { ReactNode } from 'react';
import { useGo } from '../../lib/page/navigation.ts';
import type { PageId } from '../../lib/page/paths.ts';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from './States.tsx';

/** Why there is nothing here, with the way back. */
export function BackState({ children }: { readonly children: ReactNode }) {
  const go = useGo();
  return <EmptyState action={<Button onClick={go.back}>返回</Button>}>{children}</EmptyState>;
}

interface StartStateProps {
  /** Where the first one is made. */
  readonly page: PageId;
  /** What the button that leads there says. */
  readonly action: string;
  readonly children: ReactNode;
}

/** Nothing made yet, with the way to make the first. */
export function StartState({ page, action, children }: StartStateProps) {
  const go = useGo();
  return <EmptyState action={<Button onClick={() => go.to(page)}>{action}</Button>}>{children}</EmptyState>;
}
