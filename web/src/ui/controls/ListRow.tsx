import type { ComponentProps, ReactNode } from 'react';
import { RowLink } from '../shell/RowLink.tsx';
import type { RowDoor } from '../shell/rowDoors.ts';
import { Inline } from '../kit/Kit.tsx';
import styles from './Rows.module.css';

/** While several rows are being chosen, a tap marks instead of opening. */
interface RowChoice {
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

interface ListRowProps extends ComponentProps<'div'> {
  /** Where a tap leads. */
  readonly door: RowDoor | Omit<RowDoor, 'isCurrent'>;
  readonly choice?: RowChoice | undefined;
  /** At the end of the row, beside what a tap opens: a star, more. */
  readonly aside?: ReactNode;
}

/** A row of a list of saved records: its lines, which open it, and its actions. */
export function ListRow({ door, choice, aside, children, ...rest }: ListRowProps) {
  return (
    <div className={styles.ListRowRow} {...rest}>
      {choice === undefined ? (
        <RowLink door={door} className={styles.Link}>
          {children}
        </RowLink>
      ) : (
        <label className={styles.Link} data-choice>
          <input type="checkbox" checked={choice.isChosen} onChange={choice.onToggle} />
          <span>{children}</span>
        </label>
      )}
      {aside}
    </div>
  );
}

/** A line of a row, the most important part at its left. */
export function RowLine({ children }: { readonly children: ReactNode }) {
  return (
    <Inline as="span" wrap gap={2} align="baseline">
      {children}
    </Inline>
  );
}
