import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../display/Card.tsx';
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
    <Grid as="ul" columns={columns} gap={2} top={3}>
      {children}
    </Grid>
  );
}

interface TileCardProps {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Names the columns, as `--tiles`. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A card of tiles under its title. */
export function TileCard({ title, aside, className, children }: TileCardProps) {
  return (
    <Card className={className} heading={title} aside={aside}>
      <TileGrid columns="var(--tiles)">{children}</TileGrid>
    </Card>
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
