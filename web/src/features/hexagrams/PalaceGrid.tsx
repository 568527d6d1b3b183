import type { Hexagram } from '@shangyuan/engine/hexagram';
import styles from './Hexagrams.module.css';
import { HexagramFigure } from './HexagramFigure.tsx';
import { PALACES } from './hexagramView.ts';
import { TileCard } from '../../ui/controls/TileGrid.tsx';

/** All sixty-four, a card a palace. */
export function PalaceGrid({
  onOpen,
}: {
  readonly onOpen: (choice: { readonly hexagram: Hexagram }) => void;
}) {
  return PALACES.map(({ name, wuxing, hexagrams }) => (
    <TileCard
      key={name}
      title={name}
      aside={`属${wuxing}`}
      className={styles.Palace}
      items={hexagrams}
      figureOf={({ lines }) => <HexagramFigure lines={lines} />}
      onOpen={(hexagram) => onOpen({ hexagram })}
    >
      {({ generation }) => <small>{generation}</small>}
    </TileCard>
  ));
}
