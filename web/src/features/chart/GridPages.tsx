/**
 * The grid at the largest text: the natal pillars first and the luck a swipe away, with a segment, words and dots that say so. The
 * next page peeks in at the edge; labels stay.
 */
import { useRef, useState, type ReactNode } from 'react';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import styles from './GridPages.module.css';

const PAGES = [
  { value: 'natal', text: '原局' },
  { value: 'luck', text: '岁运' },
] as const;
type Page = (typeof PAGES)[number]['value'];

interface GridPagesProps {
  readonly columnCount: number;
  readonly children: ReactNode;
}

export function GridPages({ columnCount, children }: GridPagesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Page>('natal');
  const turn = (next: Page) => {
    const element = scroller.current;
    if (element === null) return;
    element.scrollTo({ left: next === 'natal' ? 0 : element.scrollWidth, behavior: 'smooth' });
  };
  const handleScroll = () => {
    const element = scroller.current;
    if (element === null) return;
    const half = (element.scrollWidth - element.clientWidth) / 2;
    setPage(element.scrollLeft > half ? 'luck' : 'natal');
  };
  return (
    <>
      <div className={styles.Head}>
        <Segment label="看哪一半" options={PAGES} value={page} onChange={turn} />
        <span aria-hidden>{page === 'natal' ? '左滑看岁运 ←' : '右滑看原局 →'}</span>
      </div>
      <div
        ref={scroller}
        className={styles.Scroller}
        style={{ '--columns': columnCount }}
        onScroll={handleScroll}
      >
        {children}
      </div>
      <div className={styles.Dots} aria-hidden>
        {PAGES.map(({ value }) => (
          <i key={value} data-on={value === page} />
        ))}
      </div>
    </>
  );
}
