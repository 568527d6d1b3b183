import { useEffect, useMemo, useState } from 'react';
import { ArcBoard } from '../features/chart/arcs/ArcBoard.tsx';
import {
  buildChartView,
  chooseLuck,
  gridColumns,
  hasLuck,
  luckRelations,
  stepOfYear,
  type ChartView,
} from '../features/chart/chartView.ts';
import { TransitPicker, useTransit } from '../features/chart/TransitPicker.tsx';
import { useMinute } from '../lib/time/clock.ts';
import type { ChartSource } from '../lib/cases/useChartSource.ts';
import { Button } from '../ui/controls/Button.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import styles from './PillarPicture2Page.module.css';

const STEP_MS = 1200;
const LAST_AGE = 100;

/** 四柱图 with 大运 and 流年: what the passing years bring to the natal pillars. */
export default function PillarPicture2Page() {
  return (
    <ChartFrame title="岁运四柱图" isWide>
      {(source) => <Content source={source} />}
    </ChartFrame>
  );
}

function Content({ source }: { readonly source: ChartSource }) {
  const view = useMemo(() => buildChartView(source.chart), [source.chart]);
  if (!hasLuck(view)) return <EmptyState>按四柱排盘没有出生时刻，推不出大运。</EmptyState>;
  return <Transits view={view} />;
}

function Transits({ view }: { readonly view: ChartView }) {
  const { choice, luck, setChoice } = useTransit(view, useMinute());
  const [onlyNew, setOnlyNew] = useState(true);
  const firstYear = view.chart.cycleYear;
  const lastYear = firstYear + LAST_AGE;
  const showYear = (year: number) => {
    const dayunNumber = stepOfYear(view.luck, year) ?? view.luck.dayun.length;
    setChoice(chooseLuck(view, { ...choice, dayunNumber }, { kind: 'liunian', id: String(year) }));
  };
  const brought = luckRelations(view, luck);
  return (
    <ArcBoard
      columns={gridColumns(view, luck)}
      relations={onlyNew ? brought : [...brought, ...view.relations]}
      controls={
        <>
          <YearScrub year={choice.year} first={firstYear} last={lastYear} onYear={showYear} />
          <Check isOn={onlyNew} onChange={setOnlyNew}>
            仅看岁运带来的关系
          </Check>
        </>
      }
      strips={<TransitPicker view={view} choice={choice} onChange={setChoice} />}
    />
  );
}

interface YearScrubProps {
  readonly year: number;
  readonly first: number;
  readonly last: number;
  readonly onYear: (year: number) => void;
}

/** The year as a slider; it can run by itself, unless the reader wants no motion. */
function YearScrub({ year, first, last, onYear }: YearScrubProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (year >= last ? setIsPlaying(false) : onYear(year + 1)), STEP_MS);
    return () => clearTimeout(timer);
  });
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <label className={styles.Scrub}>
      <span>{year}年</span>
      <input
        type="range"
        min={first}
        max={last}
        value={year}
        aria-label="年份"
        onChange={(event) => onYear(Number(event.target.value))}
      />
      {canPlay && (
        <Button variant="secondary" size="small" onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? '停' : '播放'}
        </Button>
      )}
    </label>
  );
}
