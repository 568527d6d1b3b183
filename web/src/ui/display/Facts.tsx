import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One fact: label above, value below, a note under it. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string;
  /** Opens what the fact means and how it was found. */
  readonly onAsk?: () => void;
}

interface FactsProps {
  readonly items: readonly Fact[];
  /** columns: small, as many beside each other as fit; fours: four in a row with lines between, the value large. */
  readonly look?: 'columns' | 'fours';
}

/** Small facts beside each other. */
export function Facts({ items, look = 'columns' }: FactsProps) {
  return (
    <dl className={look === 'fours' ? `${styles.Facts} ${styles.Fours}` : styles.Facts}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>
            {item.onAsk === undefined ? (
              item.value
            ) : (
              <button type="button" onClick={item.onAsk}>
                {item.value}
              </button>
            )}
          </dd>
          {item.note !== undefined && <dd className={styles.Note}>{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
