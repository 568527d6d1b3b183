import { caseName, type CaseRecord } from '../../lib/caseRecord.ts';
import { showSnack } from '../../lib/toast.ts';
import { ActionSheet } from '../../ui/ActionSheet.tsx';
import { folderIcon, pencilSimpleIcon, trashIcon } from '../../ui/tables/icons.ts';
import { useGo } from '../../lib/navigation.ts';

const loadDb = () => import('../../lib/caseDb.ts');

/** Moves cases to the trash; 撤销 brings them back. */
export async function deleteCases(records: readonly CaseRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  const { trashCases, restoreCases } = await loadDb();
  await trashCases(ids, Date.now());
  const [first] = records;
  const text =
    records.length === 1 && first !== undefined
      ? `已删除「${caseName(first)}」`
      : `已删除 ${records.length} 条`;
  showSnack({ text, action: '撤销', onAction: () => void restoreCases(ids) });
}

interface CaseActionsProps {
  readonly record: CaseRecord | null;
  readonly onClose: () => void;
}

/** What a long press on a case offers: 编辑, 移动, 删除. */
export function CaseActions({ record, onClose }: CaseActionsProps) {
  const go = useGo();
  if (record === null) return null;
  return (
    <ActionSheet
      isOpen
      title={caseName(record)}
      onClose={onClose}
      actions={[
        { text: '编辑', icon: pencilSimpleIcon, onSelect: () => go.to('addCase', { id: record.id }) },
        { text: '移动', icon: folderIcon, onSelect: () => go.to('groups', { move: record.id }) },
        { text: '删除', icon: trashIcon, isDanger: true, onSelect: () => void deleteCases([record]) },
      ]}
    />
  );
}
