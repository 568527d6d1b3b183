/**
 * Comparisons of this device: searched, opened, several at once, deleted with undo.
 */
import { useState } from 'react';
import { restoreComparisons, trashComparisons } from '../../lib/cases/comparisonDb.ts';
import { namesOf, type ComparisonRecord } from '../../lib/cases/comparisonRecord.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { BatchBar } from '../../ui/controls/BatchBar.tsx';
import { ListRow, RowLine } from '../../ui/controls/ListRow.tsx';
import { LongList } from '../../ui/controls/LongList.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { EmptyState } from '../../ui/states/States.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import { modeText } from './modes.ts';

interface ComparisonListProps {
  readonly records: readonly ComparisonRecord[];
  /** Chosen ones while several are being chosen, else null. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChosen: (chosen: ReadonlySet<string> | null) => void;
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

export function ComparisonList({ records, chosen, onChosen, doorOf }: ComparisonListProps) {
  const [text, setText] = useState('');
  const shown = records.filter((record) => matchesComparison(record, text));
  const chosenRecords = records.filter(({ id }) => chosen?.has(id) === true);
  const toggle = (id: string): void => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    onChosen(after);
  };
  return (
    <>
      <SearchField label="搜索合盘" placeholder="姓名、四柱、关系" value={text} onChange={setText} />
      {chosen !== null && (
        <BatchBar
          count={chosenRecords.length}
          acts={[
            { text: '导出', onSelect: () => exportRecords(chosenRecords) },
            {
              text: '删除',
              onSelect: () => {
                onChosen(null);
                void removeComparisons(chosenRecords);
              },
            },
          ]}
          onDone={() => onChosen(null)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState>没有符合的合盘</EmptyState>
      ) : (
        <Card isPadded={false}>
          <LongList
            items={shown}
            keyOf={({ id }) => id}
            render={(record) => (
              <Row
                record={record}
                door={doorOf?.(record)}
                isChosen={chosen === null ? null : chosen.has(record.id)}
                onToggle={() => toggle(record.id)}
              />
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
  /** Null while a tap opens. */
  readonly isChosen: boolean | null;
  readonly onToggle: () => void;
}

function Row({ record, door, isChosen, onToggle }: RowProps) {
  const names = namesOf(record);
  return (
    <ListRow
      door={door ?? { page: 'hepanItem', query: { id: record.id } }}
      choice={isChosen === null ? undefined : { isChosen, onToggle }}
    >
      <RowLine>
        {names.a}{' '}
        <Text as="small" size="cell" tone="soft">
          与
        </Text>{' '}
        {names.b}
        <Text as="small" pushed size="cell" tone="soft">
          {modeText(record.mode)} · {shanghaiDate(record.createdAt)}
        </Text>
      </RowLine>
      <Inline as="span" wrap gap={4} rowGap={0} size="body">
        {[record.a, record.b].map((person, index) => (
          <PillarsText key={index} pillars={person.pillars} />
        ))}
      </Inline>
    </ListRow>
  );
}
