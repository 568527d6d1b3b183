import type { ReactNode } from 'react';
import { Grid } from '../ui/kit/Kit.tsx';
import styles from './PickDayPage.module.css';

/** The bar of a search: what it costs or what is chosen, and its button. */
export function PickDock({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      columns="minmax(0, auto) minmax(max-content, 1fr)"
      gap={4}
      align="center"
      size="cell"
      tone="soft"
      className={styles.Dock}
    >
      {children}
    </Grid>
  );
}
