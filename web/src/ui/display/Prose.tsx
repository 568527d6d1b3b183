import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Text to be read: paragraphs under small headings (h3). */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={styles.Prose}>{children}</div>;
}
