import { MAX_PICK_PEOPLE } from '@shangyuan/engine/almanac';
import { useState } from 'react';
import { useCases } from '../../lib/cases/useCases.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { participantOf, type Participant } from './participants.ts';
import styles from './PeopleField.module.css';

interface PeopleFieldProps {
  readonly people: readonly Participant[];
  readonly onChange: (people: readonly Participant[]) => void;
}

/** Cases offered, last used first. */
const OFFERED = 50;

/** Who takes part: up to four of the saved charts. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const cases = (useCases(OFFERED) ?? []).map(participantOf);
  const others = cases.filter((other) => people.every((person) => person.id !== other.id));
  return (
    <div className={styles.Field}>
      {people.map((person) => (
        <Chip
          key={person.id}
          isOn
          aria-label={`移除${person.text}`}
          onClick={() => onChange(people.filter((item) => item.id !== person.id))}
        >
          {person.text} ×
        </Chip>
      ))}
      {people.length < MAX_PICK_PEOPLE && (
        <Chip aria-label="添加参与人" onClick={() => setOpen(true)}>
          ＋ 参与人
        </Chip>
      )}
      <Sheet isOpen={isOpen} title="参与人" onClose={() => setOpen(false)}>
        {others.length === 0 ? (
          <p className={styles.None}>没有可选的命例，排过的盘会出现在这里。</p>
        ) : (
          <ul className={styles.List}>
            {others.map((other) => (
              <li key={other.id}>
                <button
                  type="button"
                  onClick={() => {
                    onChange([...people, other]);
                    setOpen(false);
                  }}
                >
                  {other.text} {other.sex}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  );
}
