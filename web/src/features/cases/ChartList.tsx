import { useState } from 'react';
import { filterCases, type CaseOrder } from './caseFilter.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useSession } from '../../lib/wire/session.ts';
import { readItem, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import { BatchBar, useSelection } from '../../ui/controls/BatchBar.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Chip } from '../../ui/controls/Choice.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { Notice, NoticeButton } from '../../ui/states/Notice.tsx';
import { exportCases } from './CaseActions.tsx';
import { useCaseList, type CaseListSource } from './useCaseList.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';

const ORDERS = [
  { value: 'recent', text: '最近' },
  { value: 'name', text: '姓名' },
  { value: 'birth', text: '生日' },
] as const satisfies readonly { value: CaseOrder; text: string }[];

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

interface ChartListProps extends CaseListSource {
  readonly isSearching: boolean;
}

/** The charts of this device: search, filter, order, several at once. */
export function ChartList({ isSearching, ...source }: ChartListProps) {
  const { cases } = source;
  const [isStarredOnly, setIsStarredOnly] = useState(false);
  const selection = useSelection();
  const { text, setText, order, finds, ...list } = useCaseList({ ...source, selection, orders: ORDERS });
  const shown = filterCases(cases, {
    text: isSearching ? text : '',
    isStarredOnly,
    groupId: null,
    order,
    finds: isSearching ? finds : null,
  });
  return (
    <>
      {isSearching && (
        <SearchField
          label="搜索记录"
          placeholder="姓名、四柱、标签，或 七杀格 用水"
          autoFocus
          value={text}
          onChange={setText}
        />
      )}
      {isSearching && list.hints}
      <Inline wrap gap={2} align="center">
        <Chip isOn={!isStarredOnly} onClick={() => setIsStarredOnly(false)}>
          全部 {cases.length}
        </Chip>
        <Chip isOn={isStarredOnly} onClick={() => setIsStarredOnly(true)}>
          收藏
        </Chip>
        <Chip isOn={selection.isOn} onClick={selection.isOn ? selection.end : selection.begin}>
          {selection.isOn ? '完成' : '多选'}
        </Chip>
        <Text pushed size="cell">
          {list.orderField}
        </Text>
      </Inline>
      <BatchBar selection={selection} rows={cases} hasEnd={false} acts={list.acts} />
      <BackupTip cases={cases} />
      {shown.length === 0 ? (
        list.empty('没有符合的记录')
      ) : (
        <Card isPadded={false}>
          <LongList items={shown} keyOf={({ id }) => id} render={(record) => list.row(record)} />
        </Card>
      )}
      {list.sheets}
    </>
  );
}
