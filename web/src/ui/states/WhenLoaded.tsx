import type { ReactElement, ReactNode } from 'react';
import type { Loaded } from '../../lib/page/useModule.ts';
import { ErrorState, Skeleton } from './States.tsx';

interface WhenLoadedProps<T> {
  readonly loaded: Loaded<T>;
  /** Message where it could not be loaded. */
  readonly failed: ReactNode;
  /** Rows of the placeholder. */
  readonly rows?: number;
  readonly children: (value: T) => ReactNode;
}

/** What is loaded, once it is there; before that a placeholder, or why there is none. */
export function WhenLoaded<T>({ loaded, failed, rows, children }: WhenLoadedProps<T>): ReactElement {
  if (loaded.state === 'loading') return <Skeleton {...(rows !== undefined && { rows })} />;
  if (loaded.state === 'failed') return <ErrorState onRetry={loaded.retry}>{failed}</ErrorState>;
  return <>{children(loaded.value)}</>;
}
