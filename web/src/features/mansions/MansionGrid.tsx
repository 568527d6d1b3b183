import type { Mansion } from '@shangyuan/engine/almanac';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import styles from './Mansions.module.css';
import { QUARTERS } from './mansionView.ts';

interface MansionGridProps {
  /** Mansion of the day. */
  readonly today: Mansion;
  readonly onOpen: (choice: { readonly mansion: Mansion }) => void;
}

/** All twenty-eight, a card a quarter. */
export function MansionGrid({ today, onOpen }: MansionGridProps) {
  return QUARTERS.map(({ name, mansions }) => (
    <Card key={name}>
      <SectionTitle>{name}</SectionTitle>
      <ul className={styles.Grid}>
        {mansions.map((mansion) => (
          <li key={mansion.name}>
            <button
              type="button"
              aria-current={mansion === today ? 'date' : undefined}
              data-today={mansion === today}
              onClick={() => onOpen({ mansion })}
            >
              <b>{mansion.name}</b>
              <span>{mansion.full}</span>
              <small data-luck={mansion.luck}>{mansion.luck}</small>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
