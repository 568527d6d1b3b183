/**
 * Comparisons of this device: searched, opened, several at once, deleted with undo.
 */
import { useState } from 'react';
import { restoreComparisons, trashComparisons } from '../../lib/cases/comparisonDb.ts';
import { namesOf, type ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { BatchBar, type Selection } from '../../ui/controls/BatchBar.tsx';
import { ListRow, RowLine } from '../../ui/controls/ListRow.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { EmptyState } from '../../ui/states/States.tsx';
import { Inline, Small } from '../../ui/kit/Kit.tsx';
import { modeText } from './modes.ts';

interface ComparisonListProps {
  readonly records: readonly ComparisonRecord[];
  readonly selection: Selection;
  /** Where a row leads, unless to its page. */
  readonly doorOf?: ((record: ComparisonRecord) => RowDoor) | undefined;
}

/** Moves comparisons to the trash until undone. */
export async function removeComparisons(records: readonly ComparisonRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await trashComparisons(ids, Date.now());
  showSnack({
    text: `已删除 ${records.length} 条合盘`,
    action: '撤销',
    onAction: () => void restoreComparisons(ids),
  });
}

function exportRecords(records: readonly ComparisonRecord[]): void {
  const now = new Date();
  const text = JSON.stringify(
    { format: 'zh-comparisons', version: 1, exportedAt: now.toISOString(), comparisons: records },
    null,
    1,
  );
  saveTextFile(`上元合盘-${shanghaiDate(now.getTime())}.json`, 'application/json', text);
}

/** Whether a comparison is found by what was typed: a name, pillars, the kind of pair. */
export function matchesComparison(record: ComparisonRecord, text: string): boolean {
  const { a, b } = namesOf(record);
  const words = [a, b, record.a.pillars.join(''), record.b.pillars.join(''), modeText(record.mode)];
  return words.some((word) => word.includes(text.trim()));
}

export function ComparisonList({ records, selection, doorOf }: ComparisonListProps) {
  const [text, setText] = useState('');
  const shown = records.filter((record) => matchesComparison(record, text));
  return (
    <>
      <SearchField label="搜索合盘" placeholder="姓名、四柱、关系" value={text} onChange={setText} />
      <BatchBar
        selection={selection}
        rows={records}
        acts={(chosen) => [
          { text: '导出', onSelect: () => exportRecords(chosen) },
          {
            text: '删除',
            onSelect: () => {
              selection.end();
              void removeComparisons(chosen);
            },
          },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState>没有符合的合盘</EmptyState>
      ) : (
        <Card isPadded={false}>
          <LongList
            items={shown}
            keyOf={({ id }) => id}
            render={(record) => (
              <Row record={record} door={doorOf?.(record)} choice={selection.choiceOf(record)} />
            )}
          />
        </Card>
      )}
    </>
  );
}

interface RowProps {
  readonly record: ComparisonRecord;
  readonly door: RowDoor | undefined;
  readonly choice: ReturnType<Selection['choiceOf']>;
}

function Row({ record, door, choice }: RowProps) {
  const names = namesOf(record);
  return (
    <ListRow door={door ?? { page: 'hepanItem', query: { id: record.id } }} choice={choice}>
      <RowLine>
        {names.a} <Small>与</Small> {names.b}
        <Small pushed>
          {modeText(record.mode)} · {shanghaiDate(record.createdAt)}
        </Small>
      </RowLine>
      <Inline as="span" wrap gap={4} size="body">
        {[record.a, record.b].map((person, index) => (
          <PillarsText key={index} pillars={person.pillars} />
        ))}
      </Inline>
    </ListRow>
  );
}
