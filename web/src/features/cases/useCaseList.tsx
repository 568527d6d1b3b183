import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { Selection } from '../../ui/controls/BatchBar.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { EmptyState, Skeleton } from '../../ui/states/States.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { CaseActions, exportCases } from './CaseActions.tsx';
import { prepareSearch, type CaseOrder } from './caseFilter.ts';
import { CaseRow } from './CaseRow.tsx';
import { FindingHints } from './findings/FindingHints.tsx';
import { useFinding } from './findings/useFinding.ts';
import { useDeleteCases } from './useDeleteCases.tsx';

/** Cases of a list. */
export interface CaseListSource {
  readonly cases: readonly CaseRecord[];
  /** Where the row of a case leads, unless to its page. */
  readonly doorOf?: ((record: CaseRecord) => RowDoor) | undefined;
  /** Opens the form a case was cast from. */
  readonly onAgain: (record: CaseRecord) => void;
}

interface CaseListOptions extends CaseListSource {
  readonly selection: Selection;
  /** Texts of the orders. */
  readonly orders: ComponentProps<typeof Select<CaseOrder>>['options'];
  readonly onMove?: (record: CaseRecord) => void;
}

/** What every list of cases has: what is searched for, the order, its rows, and what can be done with one or several. */
export function useCaseList({ cases, doorOf, onAgain, selection, orders, onMove }: CaseListOptions) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<CaseOrder>('recent');
  const [pressed, setPressed] = useState<CaseRecord | null>(null);
  const [remove, question] = useDeleteCases(selection.end);
  useEffect(() => prepareSearch(cases), [cases]);
  const finding = useFinding(cases, text);
  return {
    text,
    setText,
    finds: finding.finds,
    /** In place of the rows where there is none. */
    empty: (message: string) => (finding.isBusy ? <Skeleton rows={3} /> : <EmptyState>{message}</EmptyState>),
    hints: <FindingHints finding={finding} text={text} onText={setText} />,
    order,
    orderField: <Select aria-label="排序" options={orders} value={order} onChange={setOrder} />,
    /** @param mark at the end of its tags */
    row: (record: CaseRecord, mark?: ReactNode) => (
      <CaseRow
        record={record}
        door={doorOf?.(record)}
        mark={mark}
        selection={selection}
        onLongPress={setPressed}
      />
    ),
    acts: (chosen: readonly CaseRecord[]) => [
      { text: '导出', onSelect: () => void exportCases(chosen) },
      { text: '删除', onSelect: () => remove(chosen) },
    ],
    sheets: (
      <>
        {question}
        <CaseActions
          record={pressed}
          onClose={() => setPressed(null)}
          onAgain={onAgain}
          {...(onMove !== undefined && { onMove })}
        />
      </>
    ),
  };
}
