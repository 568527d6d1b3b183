import type { ReactNode } from 'react';
import { Inline } from '../kit/Kit.tsx';
import styles from './Panes.module.css';

interface PaneHeadProps {
  readonly title: string;
  /** Buttons for what can be done with it. */
  readonly children: ReactNode;
}

/** Head of the pane beside a list: its name, and its actions. */
export function PaneHead({ title, children }: PaneHeadProps) {
  return (
    <Inline wrap gap={2} rowGap={2} align="center" padY={3} padX={4} className={styles.Head}>
      <h2>{title}</h2>
      {children}
    </Inline>
  );
}
