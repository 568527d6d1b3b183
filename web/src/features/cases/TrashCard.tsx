/**
 * 回收站: deleted cases of the last 30 days: searched, restored one by one, several or all at once, or deleted for good.
 */
import { queryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { restoreCases } from '../../lib/cases/caseDb.ts';
import { listTrashedComparisons, restoreComparisons } from '../../lib/cases/comparisonDb.ts';
import { readAgain } from '../../lib/cases/db.ts';
import { DEVICE } from '../../lib/cases/deviceLists.ts';
import { listTrash, trashDaysLeft } from '../../lib/cases/trash.ts';
import { useResource } from '../../lib/page/resource.ts';
import { hideSnack, showToast } from '../../lib/page/toast.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { BatchBar, useSelection } from '../../ui/controls/BatchBar.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';
import { DeleteForGood } from './DeleteForGood.tsx';
import { Inline, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './TrashCard.module.css';
import { searchTrash, trashedOf, trashRows, type Trashed, type TrashRow } from './trashRows.ts';

/** From this many on there is a field to search by. */
const SEARCHED_FROM = 8;

interface Trash {
  readonly trashed: readonly Trashed[];
  /** When it was read: days are counted from here. */
  readonly nowMs: number;
}

const NO_TRASH: Trash = { trashed: [], nowMs: 0 };

async function readTrash(): Promise<Trash> {
  const nowMs = Date.now();
  const [cases, comparisons] = await Promise.all([listTrash(nowMs), listTrashedComparisons()]);
  return { trashed: trashedOf(cases, comparisons), nowMs };
}

/** The content of the trash. */
const TRASH = queryOptions({ queryKey: [DEVICE, 'trash'], queryFn: readTrash });

async function restoreTrashed(items: readonly Trashed[]): Promise<void> {
  const idsOf = (kind: Trashed['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  try {
    await restoreCases(idsOf('case'));
    await restoreComparisons(idsOf('comparison'));
    // What offered to undo the deletion has nothing left to do.
    hideSnack();
    showToast(items.length === 1 ? '已恢复' : `已恢复 ${items.length} 条`);
  } catch {
    showToast('恢复未成功，请稍后再试');
  }
}

export function TrashCard() {
  const trash = useResource(TRASH);
  const [text, setText] = useState('');
  const selection = useSelection();
  const [leaving, setLeaving] = useState<readonly Trashed[] | 'all' | null>(null);
  const { trashed, nowMs } = trash.state === 'ready' ? trash.value : NO_TRASH;
  const shown = useMemo(() => searchTrash(trashed, text), [trashed, text]);
  const rows = useMemo(() => trashRows(shown), [shown]);
  const render = (row: TrashRow) => {
    if (row.kind === 'batch')
      return (
        <Inline gap={3} align="center" wide padY={2} padX={4} textAlign="start" className={styles.Batch}>
          <span>
            {shanghaiDate(row.deletedAt)} 一起删除的 {row.items.length} 条
          </span>
          <Button variant="plain" size="small" onClick={() => void restoreTrashed(row.items)}>
            恢复这批
          </Button>
        </Inline>
      );
    const { item } = row;
    const lines = (
      <span className={styles.Lines}>
        <span>
          {item.name} <Small>{item.detail}</Small>
        </span>
        <Small>
          {shanghaiDate(item.deletedAt)} 删除，还剩 {trashDaysLeft(item.deletedAt, nowMs)} 天
        </Small>
      </span>
    );
    const choice = selection.choiceOf(item);
    if (choice === undefined)
      return (
        <Inline
          as="button"
          gap={3}
          align="center"
          wide
          padY={2}
          padX={4}
          textAlign="start"
          className={styles.Row}
          onClick={() => void restoreTrashed([item])}
        >
          {lines}{' '}
          <Text as="b" rigid size="sub" weight="bold" tone="accent">
            恢复
          </Text>
        </Inline>
      );
    return (
      <Inline
        as="label"
        gap={3}
        align="center"
        wide
        padY={2}
        padX={4}
        textAlign="start"
        className={styles.Row}
      >
        <input type="checkbox" checked={choice.isChosen} onChange={choice.onToggle} />
        {lines}
      </Inline>
    );
  };
  return (
    <>
      <SectionTitle aside="保留 30 天">回收站</SectionTitle>
      {trashed.length >= SEARCHED_FROM && (
        <SearchField label="搜索回收站" placeholder="姓名、四柱" value={text} onChange={setText} />
      )}
      {trashed.length > 1 && !selection.isOn && (
        <Inline wrap gap={2} rowGap={1} align="center" size="cell" tone="soft" className={styles.Tools}>
          <span role="status">
            {shown.length === trashed.length ? `共 ${trashed.length} 条` : `找到 ${shown.length} 条`}
          </span>
          <Button variant="plain" size="small" onClick={selection.begin}>
            多选
          </Button>
          <Button
            variant="plain"
            size="small"
            disabled={shown.length === 0}
            onClick={() => void restoreTrashed(shown)}
          >
            {shown.length === trashed.length ? '全部恢复' : `恢复这 ${shown.length} 条`}
          </Button>
        </Inline>
      )}
      <BatchBar
        selection={selection}
        rows={shown}
        all={shown}
        acts={(chosen) => [
          {
            text: '恢复',
            onSelect: () => {
              selection.end();
              void restoreTrashed(chosen);
            },
          },
          { text: '彻底删除', onSelect: () => setLeaving(chosen) },
        ]}
      />
      <Card isPadded={false} className={styles.Trash}>
        {rows.length > 0 && <LongList items={rows} keyOf={({ key }) => key} render={render} />}
        {rows.length === 0 && trash.state === 'ready' && (
          <Text as="p" padY={4} padX={4} size="sub" tone="soft">
            {trashed.length === 0 ? '回收站是空的' : '回收站里没有符合的'}
          </Text>
        )}
        {trash.state === 'loading' && <Skeleton rows={1} />}
        {trash.state === 'failed' && <ErrorState onRetry={readAgain}>回收站没有读出来</ErrorState>}
      </Card>
      {trashed.length > 0 && (
        <Button variant="plain" size="small" onClick={() => setLeaving('all')}>
          清空回收站
        </Button>
      )}
      {leaving !== null && (
        <DeleteForGood
          items={leaving === 'all' ? trashed : leaving}
          isAll={leaving === 'all'}
          onDeleted={selection.end}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
