import type { PillarsChart } from '@shangyuan/engine/chart';
import { useEffect } from 'react';
import { seeStep } from '../../lib/device/firstSteps.ts';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { GRID_ROWS, type CellRef, type GridColumn } from './gridView.ts';
import styles from './WhySheet.module.css';

interface WhySheetProps {
  readonly chart: PillarsChart;
  readonly columns: readonly GridColumn[];
  /** The cell to explain; null keeps the sheet closed. */
  readonly cell: CellRef | null;
  readonly onClose: () => void;
}

const loadWhy = () => import('./whyView.ts');

/** Why a cell says what it says. */
export function WhySheet({ chart, columns, cell, onClose }: WhySheetProps) {
  const column = columns.find(({ key }) => key === cell?.column);
  const row = GRID_ROWS.find(({ key }) => key === cell?.row);
  const isOpen = cell !== null;
  useEffect(() => {
    if (isOpen) seeStep('ask');
  }, [isOpen]);
  if (column === undefined || row === undefined || column.facts === null) return null;
  return (
    <Sheet isOpen title={column.title + row.label} onClose={onClose}>
      <Why chart={chart} column={column} row={row.key} />
    </Sheet>
  );
}

type WhyProps = Pick<WhySheetProps, 'chart'> & {
  readonly column: GridColumn;
  readonly row: CellRef['row'];
};

/** The steps and the books. */
function Why({ chart, column, row }: WhyProps) {
  const loaded = useLoaded(loadWhy, 'why');
  if (loaded.state === 'loading') return <Skeleton />;
  if (loaded.state === 'failed') return <ErrorState>没有加载成功，请刷新重试</ErrorState>;
  const { meanings, steps, source } = loaded.value.whyOf(chart, column, row);
  return (
    <>
      {meanings.length > 0 && (
        <dl className={styles.Meanings}>
          {meanings.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className={styles.Steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Note align="start">依据：{source}</Note>
      <Disclaimer align="start" />
    </>
  );
}
