import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type ReactNode } from 'react';
import styles from './LongList.module.css';

interface LongListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly render: (item: T) => ReactNode;
}

const ROW_PX = 66;
const KEPT_ROWS = 8;

/** A list that may be thousands long: only the rows near the window are in the page. */
export function LongList<T>({ items, keyOf, render }: LongListProps<T>) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((element: HTMLUListElement | null) => {
    if (element !== null) setTop(element.getBoundingClientRect().top + scrollY);
  }, []);
  // Nothing here is memoized, so its functions cannot go stale.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    overscan: KEPT_ROWS,
    scrollMargin: top,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  return (
    <ul ref={measureTop} className={styles.List} style={{ '--height': `${rows.getTotalSize()}px` }}>
      {rows.getVirtualItems().map((row) => {
        const item = items[row.index];
        return (
          <li
            key={row.key}
            ref={rows.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ '--top': `${row.start - top}px` }}
          >
            {item !== undefined && render(item)}
          </li>
        );
      })}
    </ul>
  );
}
