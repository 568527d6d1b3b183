import type { Hexagram } from '@shangyuan/engine/hexagram';
import styles from './Hexagrams.module.css';
import { HexagramFigure } from './HexagramFigure.tsx';
import { PALACES } from './hexagramView.ts';
import { Tile, TileCard } from '../../ui/controls/TileGrid.tsx';

/** All sixty-four, a card a palace. */
export function PalaceGrid({
  onOpen,
}: {
  readonly onOpen: (choice: { readonly hexagram: Hexagram }) => void;
}) {
  return PALACES.map(({ name, wuxing, hexagrams }) => (
    <TileCard key={name} title={name} aside={`属${wuxing}`} className={styles.Palace}>
      {hexagrams.map((hexagram) => (
        <Tile key={hexagram.name} onClick={() => onOpen({ hexagram })}>
          <HexagramFigure lines={hexagram.lines} />
          <b>{hexagram.name}</b>
          <small>{hexagram.generation}</small>
        </Tile>
      ))}
    </TileCard>
  ));
}
