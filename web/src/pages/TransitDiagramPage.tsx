import { useEffect, useState } from 'react';
import { ArcBoard } from '../features/chart/grid/ArcBoard.tsx';
import { hasLuck, type ChartView } from '../features/chart/chartView.ts';
import {
  choiceOfYear,
  gridColumns,
  lastScrubYear,
  luckRelations,
  type LuckChoice,
} from '../features/chart/luck/luckChoice.ts';
import { TransitPicker, useTransit } from '../features/chart/luck/TransitPicker.tsx';
import { YearScrub } from '../features/chart/luck/YearScrub.tsx';
import { useMinute } from '../lib/time/clock.ts';
import { Button } from '../ui/controls/Button.tsx';
import { chartPage, useChartView, type ChartPageProps } from '../features/chart/ChartFrame.tsx';
import { Check } from '../ui/controls/Choice.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { Inline } from '../ui/kit/Kit.tsx';

const STEP_MS = 1200;

/** 四柱图 with 大运 and 流年: relations of the passing years to the natal pillars. */
export default chartPage('岁运四柱图', Content);

function Content({ source }: ChartPageProps) {
  const view = useChartView(source.chart);
  if (!hasLuck(view)) return <EmptyState>按四柱排盘没有出生时刻，推不出大运。</EmptyState>;
  return <Transits view={view} />;
}

function Transits({ view }: { readonly view: ChartView }) {
  const { choice, luck, setChoice, passChoice } = useTransit(view, useMinute());
  const [onlyNew, setOnlyNew] = useState(true);
  const relations = luckRelations(view, luck);
  return (
    <ArcBoard
      columns={gridColumns(view, luck)}
      relations={onlyNew ? relations : [...relations, ...view.relations]}
      controls={
        <>
          <Years view={view} choice={choice} onPass={passChoice} onChange={setChoice} />
          <Check isOn={onlyNew} onChange={setOnlyNew}>
            仅看岁运带来的关系
          </Check>
        </>
      }
      strips={<TransitPicker view={view} choice={choice} onChange={setChoice} />}
    />
  );
}

interface YearsProps {
  readonly view: ChartView;
  readonly choice: LuckChoice;
  readonly onPass: (choice: LuckChoice) => void;
  readonly onChange: (choice: LuckChoice) => void;
}

/** The year as a slider; it can run by itself, unless the reader wants no motion. */
function Years({ view, choice, onPass, onChange }: YearsProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (choice.year >= lastScrubYear(view)) setIsPlaying(false);
      else onChange(choiceOfYear(view, choice, choice.year + 1));
    }, STEP_MS);
    return () => clearTimeout(timer);
  });
  const canPlay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Inline gap={3} align="center">
      <YearScrub view={view} choice={choice} onPass={onPass} onChange={onChange} />
      {canPlay && (
        <Button variant="secondary" size="small" onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? '停' : '播放'}
        </Button>
      )}
    </Inline>
  );
}
