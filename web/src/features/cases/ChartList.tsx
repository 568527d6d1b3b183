import { useEffect, useState } from 'react';
import { filterCases, prepareSearch, type CaseOrder } from './caseFilter.ts';
import { CaseRow } from './CaseRow.tsx';
import { updateCase } from '../../lib/cases/caseDb.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useSession } from '../../lib/wire/session.ts';
import { readItem, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import { BatchBar } from '../../ui/controls/BatchBar.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Chip } from '../../ui/controls/Choice.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { Notice, NoticeButton } from '../../ui/states/Notice.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { EmptyState } from '../../ui/states/States.tsx';
import { CaseActions, exportCases } from './CaseActions.tsx';
import { useDeleteCases } from './useDeleteCases.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Select } from '../../ui/controls/Select.tsx';

const ORDERS = [
  { value: 'recent', text: '最近' },
  { value: 'name', text: '姓名' },
  { value: 'birth', text: '生日' },
] as const satisfies readonly { value: CaseOrder; text: string }[];

async function toggleStar(record: CaseRecord): Promise<void> {
  await updateCase(record.id, { isStarred: !record.isStarred });
}

/** Cases, or days since the first of them, from which it is worth saying. */
const REMIND_FROM_CASES = 5;
const REMIND_AFTER_MS = 5 * 86_400_000;

/** Whether a loss would matter: several cases, or some that are days old. */
function isBackupDue(cases: readonly CaseRecord[]): boolean {
  return (
    cases.length >= REMIND_FROM_CASES ||
    cases.some(({ createdAt }) => Date.now() - createdAt >= REMIND_AFTER_MS)
  );
}

/** Warns that a browser may clear its storage, until dismissed; not shown with an account. */
function BackupTip({ cases }: { readonly cases: readonly CaseRecord[] }) {
  const isLoggedIn = useSession(({ user }) => user !== null);
  const [isHidden, setIsHidden] = useState(() => readItem(STORAGE_KEYS.hiddenTips) !== null);
  if (isHidden || isLoggedIn || !isBackupDue(cases)) return null;
  const hide = () => {
    writeItem(STORAGE_KEYS.hiddenTips, '1');
    setIsHidden(true);
  };
  return (
    <Notice
      detail="记录只保存在本机"
      actions={
        <>
          <NoticeButton isStrong onClick={() => void exportCases(cases)}>
            立即导出
          </NoticeButton>
          <NoticeButton onClick={hide}>知道了</NoticeButton>
        </>
      }
    >
      浏览器可能清除本机数据，请备份
    </Notice>
  );
}

interface ChartListProps {
  readonly cases: readonly CaseRecord[];
  readonly isSearching: boolean;
  /** Where the row of a case leads, unless to its page. */
  readonly doorOf?: ((record: CaseRecord) => RowDoor) | undefined;
  /** Opens the form a case was cast from. */
  readonly onAgain: (record: CaseRecord) => void;
}

/** The charts of this device: search, filter, order, several at once. */
export function ChartList({ cases, isSearching, doorOf, onAgain }: ChartListProps) {
  const [text, setText] = useState('');
  const [isStarredOnly, setIsStarredOnly] = useState(false);
  const [order, setOrder] = useState<CaseOrder>('recent');
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [pressed, setPressed] = useState<CaseRecord | null>(null);
  useEffect(() => prepareSearch(cases), [cases]);
  const shown = filterCases(cases, { text: isSearching ? text : '', isStarredOnly, groupId: null, order });
  const toggle = ({ id }: CaseRecord) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const [remove, question] = useDeleteCases(() => setChosen(null));
  const chosenCases = cases.filter(({ id }) => chosen?.has(id) === true);
  return (
    <>
      {isSearching && (
        <SearchField
          label="搜索记录"
          placeholder="姓名、四柱（如 辛亥日）、标签、地点"
          autoFocus
          value={text}
          onChange={setText}
        />
      )}
      <Inline wrap gap={2} rowGap={0} align="center">
        <Chip isOn={!isStarredOnly} onClick={() => setIsStarredOnly(false)}>
          全部 {cases.length}
        </Chip>
        <Chip isOn={isStarredOnly} onClick={() => setIsStarredOnly(true)}>
          收藏
        </Chip>
        <Chip isOn={chosen !== null} onClick={() => setChosen(chosen === null ? new Set() : null)}>
          {chosen === null ? '多选' : '完成'}
        </Chip>
        <Text pushed size="cell">
          <Select aria-label="排序" options={ORDERS} value={order} onChange={setOrder} />
        </Text>
      </Inline>
      {chosen !== null && (
        <BatchBar
          count={chosenCases.length}
          acts={[
            { text: '导出', onSelect: () => void exportCases(chosenCases) },
            {
              text: '删除',
              onSelect: () => remove(chosenCases),
            },
          ]}
        />
      )}
      <BackupTip cases={cases} />
      {shown.length === 0 ? (
        <EmptyState>没有符合的记录</EmptyState>
      ) : (
        <Card isPadded={false}>
          <LongList
            items={shown}
            keyOf={({ id }) => id}
            render={(record) => (
              <CaseRow
                record={record}
                door={doorOf?.(record)}
                onStar={(starred) => void toggleStar(starred)}
                onLongPress={setPressed}
                {...(chosen === null
                  ? {}
                  : { choice: { isChosen: chosen.has(record.id), onToggle: toggle } })}
              />
            )}
          />
        </Card>
      )}
      {question}
      <CaseActions record={pressed} onClose={() => setPressed(null)} onAgain={onAgain} />
    </>
  );
}
