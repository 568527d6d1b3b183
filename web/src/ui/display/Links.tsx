import type { ReactNode } from 'react';
import styles from './Links.module.css';

/** Secondary links, in a line below the buttons. */
export function Links({ children }: { readonly children: ReactNode }) {
  return <div className={styles.Links}>{children}</div>;
}
