import type { ReactNode } from 'react';
import { Inline } from '../kit/Kit.tsx';
import styles from './Choice.module.css';

interface ChipRowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** One line that scrolls sideways instead of several. */
  readonly isScrolling?: boolean;
}

/** Chips that belong together. */
export function ChipRow({ label, children, isScrolling = false }: ChipRowProps) {
  return (
    <Inline wrap gap={2} className={styles.Row} role="group" aria-label={label} data-scrolling={isScrolling}>
      {children}
    </Inline>
  );
}
