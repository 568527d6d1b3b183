/**
 * The cases of this device for those who have many: search, groups, filter, order, several at once.
 */
import { useMemo, useState, type ReactNode } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { BatchBar, type Selection } from '../../ui/controls/BatchBar.tsx';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { funnelIcon } from '../../ui/tables/icons.ts';
import { deleteCases, togglePin } from './CaseActions.tsx';
import { CaseFilterSheet } from './CaseFilterSheet.tsx';
import { ANY_TRAITS, filterCases, NO_GROUP, traitCount, type CaseOrder } from './caseFilter.ts';
import { tagsInUse } from './caseDetails.ts';
import { caseListRows, countByGroup, type CaseListRow } from './caseListView.ts';
import { Grid, Inline, Small } from '../../ui/kit/Kit.tsx';
import styles from './CaseManager.module.css';
import { GroupDot } from './GroupDot.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { useCaseList, type CaseListSource } from './useCaseList.tsx';
import { SwipeRow } from './SwipeRow.tsx';

const ORDERS = [
  { value: 'recent', text: '按最近' },
  { value: 'name', text: '按姓名' },
  { value: 'birth', text: '按生日' },
] as const satisfies readonly { value: CaseOrder; text: string }[];

interface CaseManagerProps extends CaseListSource {
  readonly groups: readonly GroupRecord[];
  /** The only group shown: its id, NO_GROUP, or null for all. */
  readonly groupId: string | null;
  readonly onGroup: (groupId: string | null) => void;
  readonly selection: Selection;
  /** The group of a case, at the end of its row. */
  readonly markOf: (record: CaseRecord) => ReactNode;
  /** Between the groups and the list: the state of synchronisation. */
  readonly children?: ReactNode;
}

export function CaseManager(props: CaseManagerProps) {
  const { cases, groups, groupId, onGroup, selection, markOf, children } = props;
  const go = useGo();
  const [traits, setTraits] = useState(ANY_TRAITS);
  const [isFiltering, setIsFiltering] = useState(false);
  const [moving, setMoving] = useState<readonly CaseRecord[]>([]);
  const { text, setText, order, finds, ...list } = useCaseList({
    ...props,
    orders: ORDERS,
    onMove: (record) => setMoving([record]),
  });
  const shown = useMemo(
    () => filterCases(cases, { text, isStarredOnly: false, groupId, order, traits, finds }),
    [cases, text, groupId, order, traits, finds],
  );
  const rows = useMemo(
    () => caseListRows(shown, groupId === null ? groups : [], order),
    [shown, groups, groupId, order],
  );
  const counts = useMemo(() => countByGroup(cases), [cases]);
  const tags = useMemo(() => tagsInUse(cases), [cases]);
  const render = (row: CaseListRow) => {
    if (row.kind === 'head')
      return (
        <Inline as="h2" gap={1} align="center" face="serif" size="h2" className={styles.Head}>
          {row.colour !== null && <GroupDot colour={row.colour} />}
          {row.text}{' '}
          <Small face="sans" weight="normal">
            {row.count}
          </Small>
        </Inline>
      );
    const { record, isFirst, isLast } = row;
    return (
      <div className={styles.Row} data-first={isFirst} data-last={isLast}>
        <SwipeRow
          name={record.name}
          isStill={selection.isOn}
          isPinned={record.isPinned}
          onPin={() => void togglePin(record)}
          onEdit={() => go.to('addCase', { id: record.id })}
          onMove={() => setMoving([record])}
          onDelete={() => void deleteCases([record])}
        >
          {list.row(record, markOf(record))}
        </SwipeRow>
      </div>
    );
  };
  const count = traitCount(traits);
  return (
    <>
      <Grid columns="minmax(0, 1fr) auto" gap={2}>
        <SearchField
          label="搜索命例"
          placeholder="姓名、标签，或 七杀格 亥月"
          value={text}
          onChange={setText}
        />
        <Grid
          as="button"
          tall="touch"
          round="input"
          ground="card"
          centred
          tone="soft"
          className={styles.Filter}
          aria-label={count === 0 ? '筛选' : `筛选，已选 ${count} 项`}
          data-on={count > 0}
          onClick={() => setIsFiltering(true)}
        >
          <Icon of={funnelIcon} size={1.375} />
        </Grid>
      </Grid>
      {list.hints}
      {groups.length > 0 && (
        <ChipRow label="分组" isScrolling>
          <Chip isOn={groupId === null} onClick={() => onGroup(null)}>
            全部 {cases.length}
          </Chip>
          {groups.map((group) => (
            <Chip key={group.id} isOn={groupId === group.id} onClick={() => onGroup(group.id)}>
              <GroupDot colour={group.colour} />
              {group.name} {counts.get(group.id) ?? 0}
            </Chip>
          ))}
          <Chip isOn={groupId === NO_GROUP} onClick={() => onGroup(NO_GROUP)}>
            未分组 {counts.get('') ?? 0}
          </Chip>
        </ChipRow>
      )}
      {children}
      <Inline align="center" justify="between" size="cell" tone="soft">
        <span role="status">
          {shown.length === cases.length ? `共 ${cases.length} 条` : `找到 ${shown.length} 条`}
        </span>
        {list.orderField}
      </Inline>
      <BatchBar
        selection={selection}
        rows={cases}
        all={shown}
        acts={(chosen) => [{ text: '移动', onSelect: () => setMoving(chosen) }, ...list.acts(chosen)]}
      />
      {rows.length === 0 ? (
        list.empty('没有符合的命例')
      ) : (
        <LongList items={rows} keyOf={({ key }) => key} render={render} />
      )}
      {isFiltering && (
        <CaseFilterSheet
          traits={traits}
          tags={tags}
          onClose={() => setIsFiltering(false)}
          onApply={(next) => {
            setIsFiltering(false);
            setTraits(next);
          }}
        />
      )}
      {list.sheets}
      {moving.length > 0 && (
        <MoveSheet records={moving} onClose={() => setMoving([])} onMoved={selection.end} />
      )}
    </>
  );
}
