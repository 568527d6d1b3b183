/**
 * The years of a life as a slider: dragged or stepped by keys, everything of the year follows at once. A vertical
 * movement of the finger still scrolls the page.
 */
import { useEffect, useRef } from 'react';
import type { ChartView } from '../chartView.ts';
import { choiceOfYear, lastScrubYear, type LuckChoice } from './luckChoice.ts';
import { Grid } from '../../../ui/kit/Kit.tsx';
import styles from './YearScrub.module.css';

interface YearScrubProps {
  readonly view: ChartView;
  readonly choice: LuckChoice;
  /** While the slider moves: shown, not stored in the address. */
  readonly onPass: (choice: LuckChoice) => void;
  /** Called when it comes to rest. */
  readonly onChange: (choice: LuckChoice) => void;
}

export function YearScrub({ view, choice, onPass, onChange }: YearScrubProps) {
  const slider = useRef<HTMLInputElement>(null);
  const settle = useRef((_year: number): void => undefined);
  useEffect(() => {
    settle.current = (year) => onChange(choiceOfYear(view, choice, year));
  });
  // What React calls change is every step; the event of that name comes once the finger or the key is up.
  useEffect(() => {
    const element = slider.current;
    if (element === null) return;
    const handleChange = () => settle.current(Number(element.value));
    element.addEventListener('change', handleChange);
    return () => element.removeEventListener('change', handleChange);
  }, []);
  return (
    <Grid
      as="label"
      columns="max-content minmax(0, 1fr)"
      gap={3}
      align="center"
      face="serif"
      weight="bold"
      nowrap
      className={styles.Scrub}
    >
      <span>{choice.year}年</span>
      <input
        ref={slider}
        type="range"
        min={view.chart.cycleYear}
        max={lastScrubYear(view)}
        value={choice.year}
        aria-label="年份"
        onChange={(event) => onPass(choiceOfYear(view, choice, Number(event.target.value)))}
      />
    </Grid>
  );
}
