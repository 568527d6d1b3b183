import type { ReactNode } from 'react';
import { Inline } from '../kit/Kit.tsx';
import styles from './Prose.module.css';

/** Secondary links, in a line below the buttons. */
export function Links({ children }: { readonly children: ReactNode }) {
  return (
    <Inline wrap gap={4} justify="center" className={styles.Links}>
      {children}
    </Inline>
  );
}
