import type { ReactNode } from 'react';
import styles from './Links.module.css';

/** Quieter ways on, in a line below the buttons. */
export function Links({ children }: { readonly children: ReactNode }) {
  return <div className={styles.Links}>{children}</div>;
}
