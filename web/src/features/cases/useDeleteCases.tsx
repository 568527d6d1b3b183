/**
 * Deleting chosen cases: a few at once, more than twenty after a question. 撤销 brings them back either way.
 */
import { useState, type ReactNode } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { deleteCases } from './CaseActions.tsx';

/** So many are deleted without a question. */
const NO_CONFIRMATION = 20;

/**
 * @param onDelete called when the deletion begins
 * @returns deletes cases; the question, to be drawn
 */
export function useDeleteCases(
  onDelete: () => void,
): readonly [remove: (records: readonly CaseRecord[]) => void, question: ReactNode] {
  const [asked, setAsked] = useState<readonly CaseRecord[] | null>(null);
  const remove = (records: readonly CaseRecord[]): void => {
    setAsked(null);
    onDelete();
    void deleteCases(records);
  };
  const question = asked !== null && (
    <Sheet
      isOpen
      title={`删除 ${asked.length} 条命例？`}
      onClose={() => setAsked(null)}
      confirmText="删除"
      onConfirm={() => remove(asked)}
    >
      <p>会移入回收站，30 天内可以恢复。</p>
    </Sheet>
  );
  return [(records) => (records.length > NO_CONFIRMATION ? setAsked(records) : remove(records)), question];
}
