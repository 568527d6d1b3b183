import type { ReactNode } from 'react';
import { birthLine, caseName, clockLine, placeText, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import type { RowDoor } from '../../ui/shell/rowDoors.ts';
import { pushPinFillIcon, starFillIcon, starIcon } from '../../ui/tables/icons.ts';
import { ListRow, RowLine } from '../../ui/controls/ListRow.tsx';
import { useLongPress } from '../../ui/controls/useLongPress.ts';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './CaseRow.module.css';

interface CaseRowProps {
  readonly record: CaseRecord;
  readonly onStar: (record: CaseRecord) => void;
  readonly onLongPress: (record: CaseRecord) => void;
  /** While several are being chosen, a tap marks instead of opening. */
  readonly choice?: { readonly isChosen: boolean; readonly onToggle: (record: CaseRecord) => void };
  /** Its chart beside the list; by default the page of the chart. */
  readonly door?: RowDoor | undefined;
  /** At the end of the line of tags: the group of the case. */
  readonly mark?: ReactNode;
}

/** A case in the list of records: name, sex, pillars, birth, tags, pin, star. */
export function CaseRow({ record, onStar, onLongPress, choice, door, mark }: CaseRowProps) {
  const press = useLongPress(() => onLongPress(record));
  return (
    <ListRow
      door={door ?? { page: 'chart', query: { id: record.id } }}
      choice={
        choice === undefined
          ? undefined
          : { isChosen: choice.isChosen, onToggle: () => choice.onToggle(record) }
      }
      aside={
        <Grid
          as="button"
          rigid
          centred
          tone="soft"
          type="button"
          className={styles.Star}
          aria-label={`收藏 ${caseName(record)}`}
          aria-pressed={record.isStarred}
          onClick={() => onStar(record)}
        >
          <Icon of={record.isStarred ? starFillIcon : starIcon} size={1.25} />
        </Grid>
      }
      {...press}
    >
      <RowLine>
        {record.isPinned && (
          <span className={styles.Pin} role="img" aria-label="已置顶">
            <Icon of={pushPinFillIcon} size={0.875} />
          </span>
        )}
        <span className={styles.Name}>{caseName(record)}</span>
        <Text size="cell" tone="soft">
          {record.birth.sex}
        </Text>
        <span className={styles.Pillars}>
          <PillarsText pillars={record.pillars} />
        </span>
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
