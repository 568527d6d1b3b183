import { useState } from 'react';
import { LIMITS } from '@shangyuan/contract';
import { restoreCases, trashCases, updateCase } from '../../lib/cases/caseDb.ts';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { ActionSheet } from '../../ui/controls/ActionSheet.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import {
  arrowsClockwiseIcon,
  chatCircleDotsIcon,
  checkIcon,
  folderSimpleIcon,
  hourglassMediumIcon,
  pencilSimpleIcon,
  pushPinIcon,
  pushPinSlashIcon,
  starFillIcon,
  starIcon,
  trashIcon,
} from '../../ui/tables/icons.ts';
import { TextField } from '../../ui/controls/TextField.tsx';

/** Moves cases to the trash; 撤销 restores them. */
export async function deleteCases(records: readonly CaseRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await trashCases(ids, Date.now());
  const [first] = records;
  const text =
    records.length === 1 && first !== undefined
      ? `已删除「${caseName(first)}」`
      : `已删除 ${records.length} 条`;
  showSnack({ text, action: '撤销', onAction: () => void restoreCases(ids) });
}

/** Puts a case before the others, or back among them; 撤销 takes that back. */
export async function togglePin({ id, isPinned, ...record }: CaseRecord): Promise<void> {
  await updateCase(id, { isPinned: !isPinned });
  showSnack({
    text: `${isPinned ? '已取消置顶' : '已置顶'}「${caseName(record)}」`,
    action: '撤销',
    onAction: () => void updateCase(id, { isPinned }),
  });
}

/** Saves chosen cases with their groups as a file; what writes it is loaded now. */
export async function exportCases(records: readonly CaseRecord[]): Promise<void> {
  const { exportJson } = await import('./exportCases.ts');
  await exportJson(records);
}

interface CaseActionsProps {
  readonly record: CaseRecord | null;
  readonly onClose: () => void;
  /** Opens the form the case was cast from. */
  readonly onAgain: (record: CaseRecord) => void;
  /** Opens the choice of another group. */
  readonly onMove?: (record: CaseRecord) => void;
}

/** What a long press on a case offers: edit, rename, pin, star, move, cast again, delete. */
export function CaseActions({ record, onClose, onAgain, onMove }: CaseActionsProps) {
  const go = useGo();
  const [renaming, setRenaming] = useState<CaseRecord | null>(null);
  return (
    <>
      {record !== null && (
        <ActionSheet
          isOpen
          title={caseName(record)}
          onClose={onClose}
          actions={[
            { text: '问一问', icon: chatCircleDotsIcon, onSelect: () => go.to('ask', { id: record.id }) },
            {
              text: '流年逐月',
              icon: hourglassMediumIcon,
              onSelect: () => go.to('yearMonths', { id: record.id }),
            },
            { text: '印证', icon: checkIcon, onSelect: () => go.to('past', { id: record.id }) },
            { text: '编辑', icon: pencilSimpleIcon, onSelect: () => go.to('addCase', { id: record.id }) },
            { text: '改名', icon: pencilSimpleIcon, onSelect: () => setRenaming(record) },
            {
              text: record.isPinned ? '取消置顶' : '置顶',
              icon: record.isPinned ? pushPinSlashIcon : pushPinIcon,
              onSelect: () => void togglePin(record),
            },
            {
              text: record.isStarred ? '取消收藏' : '收藏',
              icon: record.isStarred ? starFillIcon : starIcon,
              onSelect: () => void updateCase(record.id, { isStarred: !record.isStarred }),
            },
            ...(onMove === undefined
              ? []
              : [{ text: '移动分组', icon: folderSimpleIcon, onSelect: () => onMove(record) }]),
            { text: '修改生辰重排', icon: arrowsClockwiseIcon, onSelect: () => onAgain(record) },
            { text: '删除', icon: trashIcon, isDanger: true, onSelect: () => void deleteCases([record]) },
          ]}
        />
      )}
      {renaming !== null && <RenameSheet record={renaming} onClose={() => setRenaming(null)} />}
    </>
  );
}

function RenameSheet({ record, onClose }: { readonly record: CaseRecord; readonly onClose: () => void }) {
  const [name, setName] = useState(record.name);
  return (
    <Sheet
      isOpen
      title="改名"
      onClose={onClose}
      onConfirm={() => {
        void updateCase(record.id, { name: name.trim() });
        onClose();
      }}
    >
      <TextField
        label="姓名"
        maxLength={LIMITS.inputLength}
        placeholder="命主"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </Sheet>
  );
}
