import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode; readonly note?: string }[];
}

/** Small facts in three columns: label above, value below. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={styles.Facts}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {item.note !== undefined && <dd className={styles.Note}>{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
