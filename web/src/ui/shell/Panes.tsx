import type { ReactNode } from 'react';
import { Grid } from '../kit/Kit.tsx';
import styles from './Panes.module.css';

interface PanesProps {
  /** The shown record, with its name. */
  readonly main: ReactNode;
  readonly mainLabel: string;
  /** What is read beside it, with its name. */
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** Two panes beside each other; drawn where `useWide('panes')` says that there is room, on a page that `isWide`. */
export function Panes({ main, mainLabel, aside, asideLabel }: PanesProps) {
  return (
    <Grid columns="repeat(2, minmax(0, 1fr))" className={styles.Panes}>
      <section aria-label={mainLabel}>{main}</section>
      <section aria-label={asideLabel}>{aside}</section>
    </Grid>
  );
}
