import type { ReactNode } from 'react';
import styles from './FormError.module.css';

/** The error of a form; read out as soon as it appears. */
export function FormError({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.Error}>
      {children}
    </p>
  );
}
