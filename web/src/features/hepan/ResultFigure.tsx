import { useMemo } from 'react';
import type { ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import type { HepanResult } from './hepanResult.ts';
import { pairView } from './hepanView.ts';
import { modeText } from './modes.ts';
import { PairFigure } from './PairFigure.tsx';

/** What a comparison was made as, and on which day. */
export function pairLine({ mode, createdAt }: ComparisonRecord): string {
  return `${modeText(mode)} · ${shanghaiDate(createdAt)}`;
}

interface ResultFigureProps {
  readonly result: HepanResult;
  /** By default those of the records. */
  readonly names?: { readonly a: string; readonly b: string };
  readonly isPicture?: boolean;
}

/** Both charts of a result. */
export function ResultFigure({ result, names, isPicture = false }: ResultFigureProps) {
  const { record, comparison, a, b } = result;
  const view = useMemo(() => pairView(comparison), [comparison]);
  return (
    <PairFigure
      view={view}
      names={names ?? { a: a.name, b: b.name }}
      sexes={{ a: record.a.birth.sex, b: record.b.birth.sex }}
      isPicture={isPicture}
    />
  );
}
