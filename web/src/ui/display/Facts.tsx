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
  readonly className?: string | undefined;
}

/** Small facts in columns. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={[styles.Facts, className].filter(Boolean).join(' ')}>
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
