import type { Hexagram } from '@shangyuan/engine/hexagram';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import styles from './Hexagrams.module.css';
import { HexagramFigure } from './HexagramFigure.tsx';
import { PALACES } from './hexagramView.ts';
import { Tile, TileGrid } from '../../ui/controls/TileGrid.tsx';

/** All sixty-four, a card a palace. */
export function PalaceGrid({
  onOpen,
}: {
  readonly onOpen: (choice: { readonly hexagram: Hexagram }) => void;
}) {
  return PALACES.map(({ name, wuxing, hexagrams }) => (
    <Card key={name} className={styles.Palace}>
      <SectionTitle aside={`属${wuxing}`}>{name}</SectionTitle>
      <TileGrid columns="var(--tiles)">
        {hexagrams.map((hexagram) => (
          <Tile key={hexagram.name} onClick={() => onOpen({ hexagram })}>
            <HexagramFigure lines={hexagram.lines} />
            <b>{hexagram.name}</b>
            <small>{hexagram.generation}</small>
          </Tile>
        ))}
      </TileGrid>
    </Card>
  ));
}
