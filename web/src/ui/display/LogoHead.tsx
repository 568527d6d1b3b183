import type { ReactNode } from 'react';
import styles from './LogoHead.module.css';

/** The logo at the head of a page, with a line below. */
export function LogoHead({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.Head}>
      <div className={styles.Logo} translate="no" aria-hidden>
        上元
      </div>
      {children}
    </div>
  );
}
