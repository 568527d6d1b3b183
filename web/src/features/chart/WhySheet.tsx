import type { PillarsChart } from '@shangyuan/engine/chart';
import { useEffect } from 'react';
import { seeStep } from '../../lib/device/firstSteps.ts';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { WhyParts } from '../../ui/display/WhyParts.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { GRID_ROWS, type CellRef, type GridColumn } from './gridView.ts';
import type { Question } from './question.ts';

interface WhySheetProps {
  readonly chart: PillarsChart;
  /** Null keeps the sheet closed. */
  readonly question: Question | null;
  readonly onClose: () => void;
}

const loadWhy = () => import('./whyView.ts');

/** The question a cell of the grid asks; null for a cell that is not there or is empty. */
export function cellQuestion(columns: readonly GridColumn[], cell: CellRef | null): Question | null {
  const column = columns.find(({ key }) => key === cell?.column);
  const row = GRID_ROWS.find(({ key }) => key === cell?.row);
  const isOpen = cell !== null;
  useEffect(() => {
    if (isOpen) seeStep('ask');
  }, [isOpen]);
  if (column === undefined || row === undefined || column.facts === null) return null;
  return { kind: 'cell', title: column.title + row.label, column, row: row.key };
}

/** Why something of a chart says what it says. */
export function WhySheet({ chart, question, onClose }: WhySheetProps) {
  if (question === null) return null;
  return (
    <Sheet isOpen title={question.title} onClose={onClose}>
      <Why chart={chart} question={question} />
    </Sheet>
  );
}

interface WhyProps {
  readonly chart: PillarsChart;
  readonly question: Question;
}

function Why({ chart, question }: WhyProps) {
  const loaded = useLoaded(loadWhy, 'why');
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState>没有加载成功，请刷新重试</ErrorState>;
  return <WhyParts {...loaded.value.whyOf(chart, question)} />;
}
