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

interface TileCardProps<T> {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Names the columns, as `--tiles`. */
  readonly className: string | undefined;
  readonly items: readonly T[];
  /** The one of the day. */
  readonly today?: T;
  readonly onOpen: (item: T) => void;
  /** Drawn above the name. */
  readonly figureOf?: (item: T) => ReactNode;
  /** Small words below the name. */
  readonly children: (item: T) => ReactNode;
}

/** A card of tiles under its title. */
export function TileCard<T extends { readonly name: string }>(props: TileCardProps<T>) {
  const { title, aside, className, items, today, onOpen, figureOf, children } = props;
  return (
    <Card className={className} heading={title} aside={aside}>
      <TileGrid columns="var(--tiles)">
        {items.map((item) => (
          <Tile
            key={item.name}
            aria-current={item === today ? 'date' : undefined}
            onClick={() => onOpen(item)}
          >
            {figureOf?.(item)}
            <b>{item.name}</b>
            {children(item)}
          </Tile>
        ))}
      </TileGrid>
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
