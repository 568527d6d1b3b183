import type { ReactNode } from 'react';
import { Grid, Inline } from '../kit/Kit.tsx';
import { FishTail } from './Card.tsx';
import styles from './Facts.module.css';

interface FormGroupProps {
  readonly label: string;
  /** Explains what is chosen, on the same line. */
  readonly note?: ReactNode;
  /** At the right end of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A group of a form: its label on the paper, its card below. */
export function FormGroup({ label, note, aside, children }: FormGroupProps) {
  return (
    <Grid as="section" gap={1} aria-label={label}>
      <Inline gap={2} align="center" className={styles.Line}>
        <h2>
          <FishTail />
          {label}
        </h2>
        {note !== undefined && <p>{note}</p>}
        {aside}
      </Inline>
      {children}
    </Grid>
  );
}
