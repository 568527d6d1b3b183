import type { Relation } from '@shangyuan/engine/chart';
import { relationText, type RelationFamily } from '@shangyuan/reading/chart';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import styles from './RelationList.module.css';

interface RelationListProps {
  readonly relations: readonly Relation[];
}

/** A sample of the line a family is drawn with in the 四柱图. */
export function FamilyLine({ family }: { readonly family: RelationFamily }) {
  return (
    <svg viewBox="0 0 24 2" className={styles.Sample} data-family={family} aria-hidden>
      <path d="M0 1H24" />
    </svg>
  );
}

/** Relations as a list: kind, characters, places, and what becomes of it. */
export function RelationList({ relations }: RelationListProps) {
  const texts = relations.map(relationText);
  if (texts.length === 0) return <p className={styles.Empty}>四柱之间没有刑冲合会。</p>;
  return (
    <ul className={styles.List}>
      {texts.map((text) => (
        <li key={`${text.short}${text.members}${text.places}`} data-family={text.family}>
          <FamilyLine family={text.family} />
          <b>{text.short}</b>
          <GanzhiText>{text.members}</GanzhiText>
          <span className={styles.Places}>
            {text.places}
            {text.state !== '' && <small>{text.state}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
