import type { KeyboardEvent, ReactNode } from 'react';
import { Grid } from '../kit/Kit.tsx';
import styles from './ListPanes.module.css';

interface ListPanesProps {
  readonly list: ReactNode;
  readonly listLabel: string;
  /** The chosen one of the list, with its name. */
  readonly record: ReactNode;
  readonly recordLabel: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** From a row the arrow keys move to the next, and choose it. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target as HTMLElement).matches('[data-row]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
  next?.click();
}

/**
 * A list that stays, and the chosen one of its rows beside it; drawn where `useWide('list')` says that there is room,
 * on a page that `isWide`. Elements that choose a row have `data-row`.
 */
export function ListPanes({ list, listLabel, record, recordLabel }: ListPanesProps) {
  return (
    <Grid columns="minmax(0, 26rem) minmax(0, 1fr)" align="start" className={styles.Panes}>
      <section aria-label={listLabel} className={styles.List} onKeyDown={handleKeyDown}>
        {list}
      </section>
      <section aria-label={recordLabel} className={styles.Record}>
        {record}
      </section>
    </Grid>
  );
}
