import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useState, type ReactElement } from 'react';
import styles from './LongList.module.css';

interface LongListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly render: (item: T) => ReactElement;
}

const ROW_PX = 66;
const estimateSize = () => ROW_PX;
const OVERSCAN_ROWS = 8;

interface RowProps<T> {
  readonly item: T;
  readonly render: (item: T) => ReactElement;
}

/** What a row shows: drawn once, however often the list is moved past the window. */
const Row = memo(({ item, render }: RowProps<unknown>) => render(item)) as <T>(
  props: RowProps<T>,
) => ReactElement;

/** A list that may be thousands long: only the rows near the window are in the page. */
export function LongList<T>({ items, keyOf, render }: LongListProps<T>) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((element: HTMLUListElement | null) => {
    if (element === null) return undefined;
    const measure = () => setTop(element.getBoundingClientRect().top + scrollY);
    measure();
    // Content above it may grow and shrink.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // Memoised: a new function would measure every row again.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  // Nothing here is memoized, so its functions cannot go stale.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    getItemKey,
  });
  return (
    // Inline properties: a custom property is inherited, and each measured row would restyle all of them.
    <ul ref={measureTop} className={styles.List} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const item = items[row.index];
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start - top}px)` }}
          >
            {item !== undefined && <Row item={item} render={render} />}
          </li>
        );
      })}
    </ul>
  );
}
