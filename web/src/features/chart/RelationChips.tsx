import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import type { Relation } from '@shangyuan/engine/chart';
import { relationText } from '@shangyuan/reading/chart';
import styles from './RelationChips.module.css';

interface RelationChipsProps {
  readonly label: string;
  readonly relations: readonly Relation[];
}

/** Relations in one wrapping line, each pair once and without the mere labels; the list has them all with their state. */
export function RelationChips({ label, relations }: RelationChipsProps) {
  const texts = [
    ...new Map(
      relations
        .filter((relation) => relation.kind !== '绝')
        .map(relationText)
        .filter((text) => text.family !== '柱')
        .map((text) => [text.short + text.members, text]),
    ).values(),
  ];
  return (
    <div className={styles.Row}>
      <span className={styles.Label}>{label}</span>
      <ul className={styles.List}>
        {texts.length === 0 && <li>无</li>}
        {texts.map((text) => (
          <li
            key={`${text.short}${text.members}${text.places}`}
            title={[text.places, text.state].filter(Boolean).join(' ')}
          >
            <b data-family={text.family}>{text.short}</b>
            <GanzhiText>{text.members}</GanzhiText>
          </li>
        ))}
      </ul>
    </div>
  );
}
