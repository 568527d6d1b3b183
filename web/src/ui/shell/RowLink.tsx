import type { ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';
import type { RowDoor } from './rowDoors.ts';

interface RowLinkProps {
  /** A separate page, or what the row shows beside its list. */
  readonly door: RowDoor | Omit<RowDoor, 'isCurrent'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The link of a row; beside its list it stays on the page, and the arrows walk from it, see ListDetail. */
export function RowLink({ door, className, children }: RowLinkProps) {
  const isBeside = 'isCurrent' in door;
  return (
    <PageLink
      page={door.page}
      query={door.query}
      className={className}
      data-row
      {...(isBeside ? { replace: true, resetScroll: false } : {})}
      {...(isBeside && door.isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </PageLink>
  );
}
