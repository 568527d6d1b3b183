import type { ReactNode } from 'react';
import styles from './FormError.module.css';

/** What is wrong with what was filled in; read out as soon as it stands there. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.Error}>
      {children}
    </p>
  );
}
