import type { ReactNode } from 'react';
import { Grid } from '../kit/Kit.tsx';
import styles from './Prose.module.css';

/** Text to be read: paragraphs under small headings (h3). */
export function Prose({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap={1} size="body" leading="prose" className={styles.Prose}>
      {children}
    </Grid>
  );
}
