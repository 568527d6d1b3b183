import type { ComponentProps, ReactNode } from 'react';
import { Grid } from '../kit/Kit.tsx';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** Columns as CSS grids name them. */
  readonly columns: string;
  /** Tiles. */
  readonly children: ReactNode;
}

/** Things to open, as a grid of tiles. */
export function TileGrid({ columns, children }: TileGridProps) {
  return (
    <Grid as="ul" gap={2} top={3} className={styles.Grid} style={{ '--columns': columns }}>
      {children}
    </Grid>
  );
}

/** One tile: a picture or a glyph (b), and small words. */
export function Tile(props: ComponentProps<'button'>) {
  return (
    <li>
      <button type="button" className={styles.Tile} {...props} />
    </li>
  );
}
