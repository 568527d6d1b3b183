/**
 * Deletes chosen cases: a few at once, more than twenty after a confirmation. 撤销 restores them either way.
 */
import { useState, type ReactNode } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { deleteCases } from './CaseActions.tsx';

/** So many are deleted without a question. */
const NO_CONFIRMATION = 20;

/**
 * @param onDelete called when the deletion begins
 * @returns deletes cases; the confirmation, to be rendered
 */
export function useDeleteCases(
  onDelete: () => void,
): readonly [remove: (records: readonly CaseRecord[]) => void, question: ReactNode] {
  const [pending, setPending] = useState<readonly CaseRecord[] | null>(null);
  const remove = (records: readonly CaseRecord[]): void => {
    setPending(null);
    onDelete();
    void deleteCases(records);
  };
  const question = pending !== null && (
    <Sheet
      isOpen
      title={`删除 ${pending.length} 条命例？`}
      onClose={() => setPending(null)}
      confirmText="删除"
      onConfirm={() => remove(pending)}
    >
      <p>会移入回收站，30 天内可以恢复。</p>
    </Sheet>
  );
  return [(records) => (records.length > NO_CONFIRMATION ? setPending(records) : remove(records)), question];
}
