import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** What the table is, where no title above says it. */
  readonly label?: string;
  readonly head: readonly string[];
  /** Rows; one with `data-marked` stands out. */
  readonly children: ReactNode;
}

/** A small table of facts, hairlines between its rows. */
export function Table({ label, head, children }: TableProps) {
  return (
    <table className={styles.Table} aria-label={label}>
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
