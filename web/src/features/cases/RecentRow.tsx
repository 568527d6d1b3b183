import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useLongPress } from '../../ui/controls/useLongPress.ts';
import { PillarsText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
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
      <PageLink page="chart" query={{ id: record.id }} className={styles.RecentLink}>
        <span className={styles.RecentWords}>
          {lead !== undefined && <span className={styles.Lead}>{lead}</span>}
          <span className={styles.Name}>{caseName(record)}</span>
          <span className={styles.Lead}>{record.birth.sex}</span>
          <span className={styles.RecentPillars}>
            <PillarsText pillars={record.pillars} />
          </span>
        </span>
        <Icon of={caretRightIcon} size={1} />
      </PageLink>
    </div>
  );
}
