import type { PageId } from '../../lib/page/paths.ts';
import { Card } from '../display/Card.tsx';
import { Icon } from '../display/Icon.tsx';
import { PageLink } from './PageLink.tsx';
import { Grid } from '../kit/Kit.tsx';
import styles from './ToolGrid.module.css';

/** A page in the grid. */
export interface Tool {
  readonly page: PageId;
  readonly text: string;
  readonly icon: string;
}

/** Pages as a grid of icons, four in a row. */
export function ToolGrid({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <Grid
      as={Card}
      columns="repeat(auto-fill, minmax(max(21%, 4.5em), 1fr))"
      isPadded={false}
      className={styles.Grid}
    >
      {tools.map(({ page, text, icon }) => (
        <PageLink key={page} page={page}>
          <Icon of={icon} size={1.625} />
          {text}
        </PageLink>
      ))}
    </Grid>
  );
}
