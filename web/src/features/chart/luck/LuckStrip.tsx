/**
 * A strip of luck pillars (大运, 流年, 流月, 流日, 流时) to choose one from: a listbox that scrolls sideways and scrolls the
 * chosen item into view.
 */
import { BRANCH_WUXING, STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { StripItem } from '../grid/gridView.ts';
import { useMouseScroll } from '../../../ui/controls/useMouseScroll.ts';
import { Grid, Inline, Stack } from '../../../ui/kit/Kit.tsx';
import styles from './LuckStrip.module.css';

interface LuckStripProps {
  readonly label: string;
  readonly items: readonly StripItem[];
  readonly selectedId: string | null;
  readonly onSelect: (choice: { id: string }) => void;
}

export function LuckStrip({ label, items, selectedId, onSelect }: LuckStripProps) {
  const list = useRef<HTMLDivElement>(null);
  useMouseScroll(list);
  useEffect(() => {
    const element = list.current;
    const selected = element?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!element || !selected) return;
    // Not scrollIntoView: it would also scroll the page.
    element.scrollLeft = selected.offsetLeft - element.clientWidth / 2 + selected.clientWidth / 2;
  }, [selectedId, items]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = items.findIndex((item) => item.id === selectedId);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: items.length - 1 }[event.key];
    const next = to === undefined ? undefined : items[to];
    if (next === undefined) return;
    event.preventDefault();
    onSelect({ id: next.id });
  };

  return (
    <Grid columns="1.8125rem 1fr" edge="bottom" className={styles.Strip}>
      <Inline
        as="abbr"
        align="center"
        justify="center"
        tone="faint"
        className={styles.Label}
        aria-hidden="true"
      >
        {label}
      </Inline>
      <div
        ref={list}
        className={styles.List}
        role="listbox"
        aria-label={label}
        aria-orientation="horizontal"
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <Stack
            rigid
            align="center"
            justify="center"
            size="cell"
            tone="faint"
            nowrap
            key={item.id}
            role="option"
            aria-selected={item.id === selectedId}
            className={styles.Item}
            onClick={() => onSelect({ id: item.id })}
          >
            <span>{item.top}</span>
            <span className={styles.Face}>
              {typeof item.face === 'string' ? (
                <abbr>{item.face}</abbr>
              ) : (
                <>
                  <b data-wuxing={STEM_WUXING[item.face.stem]}>{item.face.stem}</b>
                  <b data-wuxing={BRANCH_WUXING[item.face.branch]}>{item.face.branch}</b>
                </>
              )}
            </span>
            <abbr>{item.bottom}</abbr>
          </Stack>
        ))}
      </div>
    </Grid>
  );
}
