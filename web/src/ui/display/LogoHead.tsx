import type { ReactNode } from 'react';
import { Text } from '../kit/Kit.tsx';
import styles from './Facts.module.css';

/** The logo at the head of a page, with a line below. */
export function LogoHead({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.Head}>
      <Text as="div" bottom={3} face="serif" weight="bold" className={styles.Logo} translate="no" aria-hidden>
        上元
      </Text>
      {children}
    </div>
  );
}
