import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** What the table is, where no title above says it. */
  readonly label?: string;
  readonly head: readonly string[];
  /** Words instead of figures: set from the left, after labels as wide as they are. */
  readonly isWords?: boolean;
  /** Rows; one with `data-marked` is highlighted. */
  readonly children: ReactNode;
}

/** A small table of facts, hairlines between its rows. */
export function Table({ label, head, isWords = false, children }: TableProps) {
  return (
    <table className={styles.Table} aria-label={label} data-words={isWords}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
