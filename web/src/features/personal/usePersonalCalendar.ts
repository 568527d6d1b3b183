/**
 * The switch of the personal calendar: gate, choice of a case, and the person whose days are rated.
 */
import { useState } from 'react';
import type { Person } from './person.ts';
import { useGate } from '../../lib/wire/useGate.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';

/** The personal calendar of the page. */
export interface PersonalCalendarState {
  readonly person: Person | null;
  /** Whether a case is being chosen. */
  readonly isAsking: boolean;
  readonly answer: (record: CaseRecord | null) => void;
  readonly turn: (isOn: boolean) => void;
}

type Answer = (record: CaseRecord | null) => void;

/** State of the switch. The choice of a case happens inside the gate: one that is broken off costs nothing. */
export function usePersonalCalendar(): PersonalCalendarState {
  const gate = useGate();
  const [ask, setAsk] = useState<{ readonly answer: Answer } | null>(null);
  const [person, setPerson] = useState<Person | null>(null);
  const choose = async (): Promise<Person> => {
    const record = await new Promise<CaseRecord | null>((answer) => setAsk({ answer }));
    setAsk(null);
    if (record === null) throw new Error('No case was chosen');
    const { loadPerson } = await import('./person.ts');
    return loadPerson(record);
  };
  const turn = (isOn: boolean): void => {
    if (!isOn) return setPerson(null);
    gate('grl', choose).then(
      (passage) => {
        if (!passage.isOpen) return;
        setPerson(passage.value);
        // The switch is below; what it changes is the month at the top.
        scrollTo(0, 0);
      },
      () => setPerson(null),
    );
  };
  return { person, isAsking: ask !== null, answer: (record) => ask?.answer(record), turn };
}
