import type { ReactNode } from 'react';
import { updateCase } from '../../lib/cases/caseDb.ts';
import { birthLine, caseName, clockLine, placeText, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { pushPinFillIcon, starFillIcon, starIcon } from '../../ui/tables/icons.ts';
import type { Selection } from '../../ui/controls/BatchBar.tsx';
import { ListRow, RowLine } from '../../ui/controls/ListRow.tsx';
import { useLongPress } from '../../ui/controls/useLongPress.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './CaseRow.module.css';
import { CaseNames } from './RecentRow.tsx';

interface CaseRowProps {
  readonly record: CaseRecord;
  readonly onLongPress: (record: CaseRecord) => void;
  readonly selection: Selection;
  /** Its chart beside the list; by default the page of the chart. */
  readonly door?: RowDoor | undefined;
  /** At the end of the line of tags: the group of the case. */
  readonly mark?: ReactNode;
}

/** A case in the list of records: name, sex, pillars, birth, tags, pin, star. */
export function CaseRow({ record, onLongPress, selection, door, mark }: CaseRowProps) {
  const press = useLongPress(() => onLongPress(record));
  return (
    <ListRow
      door={door ?? { page: 'chart', query: { id: record.id } }}
      choice={selection.choiceOf(record)}
      aside={
        <IconButton
          icon={record.isStarred ? starFillIcon : starIcon}
          className={styles.Star}
          label={`收藏 ${caseName(record)}`}
          aria-pressed={record.isStarred}
          onClick={() => void updateCase(record.id, { isStarred: !record.isStarred })}
        />
      }
      {...press}
    >
      <RowLine>
        {record.isPinned && (
          <span className={styles.Pin} role="img" aria-label="已置顶">
            <Icon of={pushPinFillIcon} size={0.875} />
          </span>
        )}
        <CaseNames record={record} name={caseName(record)} className={styles.Pillars} />
      </RowLine>
      <Text size="cell" tone="soft">
        {[birthLine(record.birth), clockLine(record), placeText(record)].filter(Boolean).join(' · ')}
      </Text>
      {(record.tags.length > 0 || mark !== undefined) && (
        <Inline as="span" wrap gap={2} rowGap={1} align="center">
          {record.tags.map((tag) => (
            <Text padX={2} size="cell" nowrap tone="soft" key={tag} className={styles.Tag}>
              {tag}
            </Text>
          ))}
          {mark !== undefined && (
            <Text pushed size="cell" tone="soft" className={styles.Mark}>
              {mark}
            </Text>
          )}
        </Inline>
      )}
    </ListRow>
  );
}
