import type { ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** Whether the first stays in sight while the second is read; for what is not taller than a window. */
  readonly isStill?: boolean;
  /** Two columns. */
  readonly children: ReactNode;
}

/**
 * Two parts of the content of a page: one below the other, and where the window is wide beside each other. Used in a
 * page that `isWide`.
 */
export function Columns({ isStill = false, children }: ColumnsProps) {
  return (
    <div className={styles.Columns} data-columns data-still={isStill}>
      {children}
    </div>
  );
}

/** One of the two columns. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.Column}>{children}</div>;
}

/** Cards of different heights, as many beside each other as there is room for: two where the window is wide. */
export function Flow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.Flow} data-columns>
      {children}
    </div>
  );
}
