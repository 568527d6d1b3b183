import { useState } from 'react';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useCases } from '../../lib/cases/useCases.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { MAX_PEOPLE, personText } from './pickView.ts';
import styles from './PeopleField.module.css';

interface PeopleFieldProps {
  readonly people: readonly CaseRecord[];
  readonly onChange: (people: readonly CaseRecord[]) => void;
}

/** Who takes part: up to four of the saved charts. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const cases = useCases(50) ?? [];
  const others = cases.filter((record) => people.every((person) => person.id !== record.id));
  return (
    <div className={styles.Field}>
      {people.map((person) => (
        <Chip
          key={person.id}
          isOn
          aria-label={`移除${personText(person)}`}
          onClick={() => onChange(people.filter((item) => item.id !== person.id))}
        >
          {personText(person)} ×
        </Chip>
      ))}
      {people.length < MAX_PEOPLE && (
        <Chip aria-label="添加参与人" onClick={() => setOpen(true)}>
          ＋ 参与人
        </Chip>
      )}
      <Sheet isOpen={isOpen} title="参与人" onClose={() => setOpen(false)}>
        {others.length === 0 ? (
          <p className={styles.None}>没有可选的命例，排过的盘会出现在这里。</p>
        ) : (
          <ul className={styles.List}>
            {others.map((record) => (
              <li key={record.id}>
                <button
                  type="button"
                  onClick={() => {
                    onChange([...people, record]);
                    setOpen(false);
                  }}
                >
                  {personText(record)} {record.birth.sex}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </div>
  );
}
