import type { Hexagram } from '@shangyuan/engine/hexagram';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { HexagramFigure } from './HexagramFigure.tsx';
import styles from './Hexagrams.module.css';
import { PALACES } from './hexagramView.ts';

/** All sixty-four, a card a palace. */
export function PalaceGrid({
  onOpen,
}: {
  readonly onOpen: (choice: { readonly hexagram: Hexagram }) => void;
}) {
  return PALACES.map(({ name, wuxing, hexagrams }) => (
    <Card key={name}>
      <SectionTitle aside={`属${wuxing}`}>{name}</SectionTitle>
      <ul className={styles.Grid}>
        {hexagrams.map((hexagram) => (
          <li key={hexagram.name}>
            <button type="button" onClick={() => onOpen({ hexagram })}>
              <HexagramFigure lines={hexagram.lines} />
              <b>{hexagram.name}</b>
              <small>{hexagram.generation}</small>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
