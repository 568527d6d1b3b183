/**
 * Where a reader is in a report: sections follow one another as they are read, from the one the address names.
 */
import type { SectionId } from '@shangyuan/reading/report';
import { useLayoutEffect, useRef, useState } from 'react';

/** The reading of a report. */
export interface Reading {
  /** Sections on the page. */
  readonly shown: readonly SectionId[];
  /** How many sections precede them. */
  readonly before: number;
  readonly hasMore: boolean;
  /** Puts the next section on the page. */
  readonly showNext: () => void;
  /** Leads to a section, there or not. */
  readonly jumpTo: (id: SectionId) => void;
  /** Leads to the beginning. */
  readonly restart: () => void;
}

/** Id of a section in the page. */
export const anchorOf = (id: SectionId): string => `section-${id}`;

function leadTo(id: SectionId): void {
  const section = document.getElementById(anchorOf(id));
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/**
 * The reading of a report.
 *
 * @param ids sections that are open to the reader, in order
 * @param requested what the address names when the page is opened; unknown or closed means the beginning
 */
export function useReading(ids: readonly SectionId[], requested: string | undefined): Reading {
  const [{ from, count }, setPlace] = useState(() => ({ from: -1, count: 1 }));
  const [opened] = useState(requested);
  const goal = useRef<SectionId | null>(null);
  // Visibility is known a moment after the page: until the reader scrolls, the address decides.
  const requestedIndex = ids.findIndex((id) => id === opened);
  const first = from < 0 ? Math.max(0, requestedIndex) : Math.min(from, ids.length - 1);
  useLayoutEffect(() => {
    if (goal.current === null) return;
    const id = goal.current;
    goal.current = null;
    if (first === 0) scrollTo(0, 0);
    else leadTo(id);
  });
  const openSection = (index: number): void => {
    goal.current = ids[index] ?? null;
    setPlace({ from: index, count: 1 });
  };
  return {
    shown: ids.slice(first, first + count),
    before: first,
    hasMore: first + count < ids.length,
    showNext: () => setPlace({ from: first, count: count + 1 }),
    jumpTo: (id) => {
      const index = ids.indexOf(id);
      if (index < 0) return;
      if (index >= first && index < first + count) leadTo(id);
      else openSection(index);
    },
    restart: () => openSection(0),
  };
}
