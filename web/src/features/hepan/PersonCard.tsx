/**
 * One of the two to be compared: who it is, or the buttons to choose.
 */
import { birthLine, caseName } from '../../lib/cases/caseRecord.ts';
import type { ComparedPerson } from '../../lib/cases/comparisonRecord.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { notebookIcon, plusIcon, xIcon } from '../../ui/tables/icons.ts';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  /** 甲方 or 乙方. */
  readonly label: string;
  readonly person: ComparedPerson | null;
  readonly onPick: () => void;
  readonly onEnter: () => void;
  readonly onClear: () => void;
}

export function PersonCard({ label, person, onPick, onEnter, onClear }: PersonCardProps) {
  if (person === null)
    return (
      <section className={styles.Card} data-empty aria-label={label}>
        <span className={styles.Label}>{label}</span>
        <Button variant="secondary" size="small" onClick={onPick}>
          <Icon of={notebookIcon} size={1.125} /> 从命例选
        </Button>
        <Button variant="secondary" size="small" onClick={onEnter}>
          <Icon of={plusIcon} size={1.125} /> 新录入
        </Button>
      </section>
    );
  return (
    <section className={styles.Card} aria-label={label}>
      <div className={styles.Head}>
        <span className={styles.Label}>{label}</span>
        <button type="button" className={styles.Clear} aria-label={`移除${label}`} onClick={onClear}>
          <Icon of={xIcon} size={1.125} />
        </button>
      </div>
      <p className={styles.Name}>
        <b>{person.name === '' ? label : caseName(person)}</b> <small>{person.birth.sex}</small>
      </p>
      <p className={styles.Birth}>{birthLine(person.birth)}</p>
      <div
        className={styles.Pillars}
        role="img"
        aria-label={person.pillars.map((name) => name ?? '时辰不详').join(' ')}
      >
        {person.pillars.map((name, index) => (
          <span key={index}>
            <GanzhiText>{name?.[0] ?? '？'}</GanzhiText>
            <GanzhiText>{name?.[1] ?? '？'}</GanzhiText>
          </span>
        ))}
      </div>
    </section>
  );
}
