import type { ComponentProps } from 'react';
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

interface CaseNamesProps extends ComponentProps<'span'> {
  readonly record: CaseRecord;
  readonly name: string;
}

/** Name, sex and pillars of a case; the properties are those of the pillars. */
export function CaseNames({ record, name, ...rest }: CaseNamesProps) {
  return (
    <>
      <span className={styles.Name}>{name}</span>
      <Text size="cell" tone="soft">
        {record.birth.sex}
      </Text>
      <span {...rest}>
        <PillarsText pillars={record.pillars} />
      </span>
    </>
  );
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
        <Inline as="span" grow wrap gap={2} align="center">
          {lead !== undefined && (
            <Text size="cell" tone="soft">
              {lead}
            </Text>
          )}
          <CaseNames record={record} name={caseLabel(record)} className={styles.RecentPillars} />
        </Inline>
        <Icon of={caretRightIcon} size={1} />
      </Inline>
    </div>
  );
}
