import { caseLabel, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useLongPress } from '../../ui/controls/useLongPress.ts';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './CaseRow.module.css';

interface RecentRowProps {
  readonly record: CaseRecord;
  /** 最近 before the first row of a list. */
  readonly lead?: string;
  readonly onLongPress?: (record: CaseRecord) => void;
}

/** A case in one line: name, sex, pillars. */
export function RecentRow({ record, lead, onLongPress }: RecentRowProps) {
  const press = useLongPress(() => onLongPress?.(record));
  return (
    <div className={styles.Recent} {...(onLongPress === undefined ? {} : press)}>
      <Inline
        as={PageLink}
        tall="row"
        gap={2}
        align="center"
        padY={1}
        padX={4}
        page="chart"
        query={{ id: record.id }}
        className={styles.RecentLink}
      >
        <Inline as="span" grow wrap gap={2} rowGap={0} align="center">
          {lead !== undefined && (
            <Text size="cell" tone="soft">
              {lead}
            </Text>
          )}
          <span className={styles.Name}>{caseLabel(record)}</span>
          <Text size="cell" tone="soft">
            {record.birth.sex}
          </Text>
          <span className={styles.RecentPillars}>
            <PillarsText pillars={record.pillars} />
          </span>
        </Inline>
        <Icon of={caretRightIcon} size={1} />
      </Inline>
    </div>
  );
}
