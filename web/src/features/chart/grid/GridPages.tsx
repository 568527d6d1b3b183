/**
 * The grid at the largest text: the natal pillars first, the luck a swipe away, with a segment, words and dots that say
 * so. The next page peeks in at the edge; labels stay. Where even four columns fill the page, one half is shown at a
 * time.
 */
import { useRef, useState, type ReactNode } from 'react';
import { Segment } from '../../../ui/controls/RadioGroup.tsx';
import { Inline } from '../../../ui/kit/Kit.tsx';
import styles from './GridPages.module.css';
import { columnsOfHalf, natalFirst, type GridColumn, type GridHalf } from './gridView.ts';

const HALVES = [
  { value: 'natal', text: '原局' },
  { value: 'luck', text: '岁运' },
] as const satisfies readonly { value: GridHalf; text: string }[];

interface GridPagesProps {
  readonly columns: readonly GridColumn[];
  /** One half at a time, as wide as the page; else both in a row. */
  readonly isHalved: boolean;
  /** Draws the table of these columns. */
  readonly children: (columns: readonly GridColumn[]) => ReactNode;
}

export function GridPages({ columns, isHalved, children }: GridPagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [half, setHalf] = useState<GridHalf>('natal');
  const turn = (next: GridHalf) => {
    const element = scroller.current;
    if (isHalved || element === null) return setHalf(next);
    element.scrollTo({ left: next === 'natal' ? 0 : element.scrollWidth, behavior: 'smooth' });
  };
  const handleScroll = () => {
    const element = scroller.current;
    if (isHalved || element === null) return;
    const middle = (element.scrollWidth - element.clientWidth) / 2;
    setHalf(element.scrollLeft > middle ? 'luck' : 'natal');
  };
  return (
    <>
      <Inline
        wrap
        gap={2}
        rowGap={2}
        align="center"
        justify="between"
        size="cell"
        tone="soft"
        className={styles.Head}
      >
        <Segment label="看哪一半" options={HALVES} value={half} onChange={turn} />
        {!isHalved && <span aria-hidden>{half === 'natal' ? '左滑看岁运 ←' : '右滑看原局 →'}</span>}
      </Inline>
      <div
        ref={scroller}
        className={styles.Scroller}
        data-halved={isHalved}
        style={{ '--columns': columns.length }}
        onScroll={handleScroll}
      >
        {children(isHalved ? columnsOfHalf(columns, half) : natalFirst(columns))}
      </div>
      {!isHalved && (
        <Inline align="center" justify="center" className={styles.Dots} aria-hidden>
          {HALVES.map(({ value }) => (
            <i key={value} data-on={value === half} />
          ))}
        </Inline>
      )}
    </>
  );
}
