import type { Mansion } from '@shangyuan/engine/almanac';
import styles from './Mansions.module.css';
import { QUARTERS } from './mansionView.ts';
import { TileCard } from '../../ui/controls/TileGrid.tsx';

interface MansionGridProps {
  /** Mansion of the day. */
  readonly today: Mansion;
  readonly onOpen: (choice: { readonly mansion: Mansion }) => void;
}

/** All twenty-eight, a card a quarter. */
export function MansionGrid({ today, onOpen }: MansionGridProps) {
  return QUARTERS.map(({ name, mansions }) => (
    <TileCard
      key={name}
      title={name}
      className={styles.Quarter}
      items={mansions}
      today={today}
      onOpen={(mansion) => onOpen({ mansion })}
    >
      {(mansion) => (
        <>
          <small>{mansion.full}</small>
          <small className={styles.Luck} data-luck={mansion.luck}>
            {mansion.luck}
          </small>
        </>
      )}
    </TileCard>
  ));
}
