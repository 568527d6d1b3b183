import { Suspense, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { useWide } from '../../lib/device/useWide.ts';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import type { PageId } from '../../lib/page/paths.ts';
import { Grid } from '../kit/Kit.tsx';
import { PageBody, PageShell } from '../shell/PageShell.tsx';
import { PullRefresh } from '../shell/PullRefresh.tsx';
import { doorsOf, shownOf, type RowDoor } from '../shell/rowDoors.ts';
import { Skeleton } from '../states/States.tsx';
import styles from './ListDetail.module.css';

type Door = (row: { readonly id: string }) => RowDoor;

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

interface ListDetailProps extends Pick<ComponentProps<typeof PageShell>, 'title' | 'right' | 'tab'> {
  readonly page: PageId;
  /** What has a row, and is chosen by the `id` of the query; null until it is known. */
  readonly rows: readonly { readonly id: string }[] | null;
  /** Rows, each with the element that chooses it as `data-row`, and where it leads beside a record; or why there are none. */
  readonly list: (doorOf: Door | undefined) => ReactNode;
  readonly listLabel: string;
  /** The chosen one. */
  readonly record: (id: string) => ReactNode;
  readonly recordLabel: string;
  readonly onRefresh?: () => Promise<unknown>;
  /** Sheets. */
  readonly children?: ReactNode;
}

/** A page of saved records: their list, and where the window is wide the chosen one beside it. */
export function ListDetail(props: ListDetailProps) {
  const { page, rows, list, listLabel, record, recordLabel, onRefresh, children, ...shell } = props;
  const query = useQueryTexts();
  const hasRoom = useWide('list');
  const shownId = hasRoom ? shownOf(rows ?? [], query['id']) : null;
  const body = <PageBody>{list(shownId === null ? undefined : doorsOf(page, shownId, query))}</PageBody>;
  const content =
    shownId === null ? (
      body
    ) : (
      <Grid columns="minmax(0, 26rem) minmax(0, 1fr)" align="start" className={styles.Panes}>
        <section aria-label={listLabel} className={styles.List} onKeyDown={handleKeyDown}>
          {body}
        </section>
        <section aria-label={recordLabel} className={styles.Record}>
          <Suspense fallback={<Skeleton />}>{record(shownId)}</Suspense>
        </section>
      </Grid>
    );
  return (
    <PageShell {...shell} isWide={shownId !== null}>
      {onRefresh === undefined ? content : <PullRefresh onRefresh={onRefresh}>{content}</PullRefresh>}
      {children}
    </PageShell>
  );
}
