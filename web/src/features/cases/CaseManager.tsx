/**
 * The cases of this device for those who have many: search, groups, filter, order, several at once.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { updateCase } from '../../lib/cases/caseDb.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import { useGo } from '../../lib/page/navigation.ts';
import { BatchBar } from '../../ui/controls/BatchBar.tsx';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { EmptyState } from '../../ui/states/States.tsx';
import { funnelIcon } from '../../ui/tables/icons.ts';
import { CaseActions, deleteCases, exportCases, togglePin } from './CaseActions.tsx';
import { CaseFilterSheet } from './CaseFilterSheet.tsx';
import {
  ANY_TRAITS,
  filterCases,
  NO_GROUP,
  prepareSearch,
  traitCount,
  type CaseOrder,
} from './caseFilter.ts';
import { tagsInUse } from './caseDetails.ts';
import { caseListRows, countByGroup, type CaseListRow } from './caseListView.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './CaseManager.module.css';
import { CaseRow } from './CaseRow.tsx';
import { GroupDot } from './GroupDot.tsx';
import { MoveSheet } from './MoveSheet.tsx';
import { useDeleteCases } from './useDeleteCases.tsx';
import { SwipeRow } from './SwipeRow.tsx';

const ORDERS = [
  { value: 'recent', text: '按最近' },
  { value: 'name', text: '按姓名' },
  { value: 'birth', text: '按生日' },
] as const satisfies readonly { value: CaseOrder; text: string }[];

interface CaseManagerProps {
  readonly cases: readonly CaseRecord[];
  readonly groups: readonly GroupRecord[];
  /** The only group shown: its id, NO_GROUP, or null for all. */
  readonly groupId: string | null;
  readonly onGroup: (groupId: string | null) => void;
  /** Chosen cases while several are being chosen, else null. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChosen: (chosen: ReadonlySet<string> | null) => void;
  /** Where the row of a case leads, unless to its page. */
  readonly doorOf?: ((record: CaseRecord) => RowDoor) | undefined;
  /** Opens the form a case was cast from. */
  readonly onAgain: (record: CaseRecord) => void;
  /** The group of a case, at the end of its row. */
  readonly markOf: (record: CaseRecord) => ReactNode;
  /** Between the groups and the list: the state of synchronisation. */
  readonly children?: ReactNode;
}

export function CaseManager(props: CaseManagerProps) {
  const { cases, groups, groupId, onGroup, chosen, onChosen, doorOf, onAgain, markOf, children } = props;
  const go = useGo();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<CaseOrder>('recent');
  const [traits, setTraits] = useState(ANY_TRAITS);
  const [isFiltering, setIsFiltering] = useState(false);
  const [pressed, setPressed] = useState<CaseRecord | null>(null);
  const [moving, setMoving] = useState<readonly CaseRecord[]>([]);
  const shown = useMemo(
    () => filterCases(cases, { text, isStarredOnly: false, groupId, order, traits }),
    [cases, text, groupId, order, traits],
  );
  const rows = useMemo(
    () => caseListRows(shown, groupId === null ? groups : [], order),
    [shown, groups, groupId, order],
  );
  useEffect(() => prepareSearch(cases), [cases]);
  const counts = useMemo(() => countByGroup(cases), [cases]);
  const tags = useMemo(() => tagsInUse(cases), [cases]);
  const [remove, question] = useDeleteCases(() => onChosen(null));
  const chosenCases = cases.filter(({ id }) => chosen?.has(id) === true);
  const toggle = ({ id }: CaseRecord): void => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    onChosen(after);
  };
  const render = (row: CaseListRow) => {
    if (row.kind === 'head')
      return (
        <Inline as="h2" gap={1} align="center" face="serif" size="h2" className={styles.Head}>
          {row.colour !== null && <GroupDot colour={row.colour} />}
          {row.text}{' '}
          <Text as="small" face="sans" size="cell" weight="normal" tone="soft">
            {row.count}
          </Text>
        </Inline>
      );
    const { record, isFirst, isLast } = row;
    return (
      <div className={styles.Row} data-first={isFirst} data-last={isLast}>
        <SwipeRow
          name={record.name}
          isStill={chosen !== null}
          isPinned={record.isPinned}
          onPin={() => void togglePin(record)}
          onEdit={() => go.to('addCase', { id: record.id })}
          onMove={() => setMoving([record])}
          onDelete={() => void deleteCases([record])}
        >
          <CaseRow
            record={record}
            door={doorOf?.(record)}
            mark={markOf(record)}
            onStar={({ id, isStarred }) => void updateCase(id, { isStarred: !isStarred })}
            onLongPress={setPressed}
            {...(chosen === null ? {} : { choice: { isChosen: chosen.has(record.id), onToggle: toggle } })}
          />
        </SwipeRow>
      </div>
    );
  };
  const count = traitCount(traits);
  return (
    <>
      <Grid columns="minmax(0, 1fr) auto" gap={2}>
        <SearchField label="搜索命例" placeholder="姓名、干支、地点、标签" value={text} onChange={setText} />
        <Grid
          as="button"
          tall="touch"
          round="input"
          ground="card"
          centred
          tone="soft"
          type="button"
          className={styles.Filter}
          aria-label={count === 0 ? '筛选' : `筛选，已选 ${count} 项`}
          data-on={count > 0}
          onClick={() => setIsFiltering(true)}
        >
          <Icon of={funnelIcon} size={1.375} />
        </Grid>
      </Grid>
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
        <Select aria-label="排序" options={ORDERS} value={order} onChange={setOrder} />
      </Inline>
      {chosen !== null && (
        <BatchBar
          count={chosenCases.length}
          acts={[
            { text: '移动', onSelect: () => setMoving(chosenCases) },
            { text: '导出', onSelect: () => void exportCases(chosenCases) },
            {
              text: '删除',
              onSelect: () => remove(chosenCases),
            },
          ]}
          onAll={shown.length === 0 ? null : () => onChosen(new Set(shown.map(({ id }) => id)))}
          onDone={() => onChosen(null)}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState>没有符合的命例</EmptyState>
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
      {question}
      <CaseActions
        record={pressed}
        onClose={() => setPressed(null)}
        onAgain={onAgain}
        onMove={(record) => setMoving([record])}
      />
      {moving.length > 0 && (
        <MoveSheet records={moving} onClose={() => setMoving([])} onMoved={() => onChosen(null)} />
      )}
    </>
  );
}
