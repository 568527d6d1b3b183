import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import type { Relation } from '@shangyuan/engine/chart';
import { relationChips } from './relationRows.ts';
import styles from './RelationChips.module.css';

interface RelationChipsProps {
  readonly label: string;
  readonly relations: readonly Relation[];
}

/** Relations in one wrapping line. */
export function RelationChips({ label, relations }: RelationChipsProps) {
  const chips = relationChips(relations);
  return (
    <div className={styles.Row}>
      <span className={styles.Label}>{label}</span>
      <ul className={styles.List}>
        {chips.length === 0 && <li>无</li>}
        {chips.map(({ family, short, members, title }) => (
          <li key={short + members} title={title}>
            <b data-family={family}>{short}</b>
            <GanzhiText>{members}</GanzhiText>
          </li>
        ))}
      </ul>
    </div>
  );
}
