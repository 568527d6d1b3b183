import { MAX_PICK_PEOPLE } from '@shangyuan/engine/almanac';
import type { PillarsChart } from '@shangyuan/engine/chart';
import { useState, type ReactNode } from 'react';
import { newId } from '../../lib/device/newId.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { notebookIcon, plusIcon, xIcon } from '../../ui/tables/icons.ts';
import {
  isYearOnly,
  nextWeddingRole,
  participantOf,
  participantOfYear,
  rolesOf,
  type Participant,
} from './participants.ts';
import { Card } from '../../ui/display/Card.tsx';
import { FormGroup } from '../../ui/display/FormGroup.tsx';
import { Inline } from '../../ui/kit/Kit.tsx';
import { YearSheet } from './YearSheet.tsx';

/** The sheets people come from; pages pass them, because features do not import each other. */
export interface PeopleSources {
  readonly caseSheet: (props: {
    readonly onClose: () => void;
    readonly onPick: (choice: { readonly record: CaseRecord }) => void;
  }) => ReactNode;
  readonly birthSheet: (props: {
    readonly onClose: () => void;
    readonly onConfirm: (person: { readonly name: string; readonly chart: PillarsChart }) => void;
  }) => ReactNode;
}

interface PeopleFieldProps extends PeopleSources {
  readonly affair: string;
  readonly people: readonly Participant[];
  readonly onChange: (people: readonly Participant[]) => void;
}

/** Participants: up to six, from saved charts, entered here, or by a year only. */
function PeopleField({ affair, people, onChange, caseSheet, birthSheet }: PeopleFieldProps) {
  const [sheet, setSheet] = useState<'case' | 'birth' | 'year' | null>(null);
  const close = () => setSheet(null);
  const add = (participant: Participant) => {
    close();
    if (people.every(({ id }) => id !== participant.id)) onChange([...people, participant]);
  };
  const roles = rolesOf(affair, people);
  return (
    <Inline wrap gap={2}>
      {people.map((person, index) => {
        const role = roles[index];
        const name = person.name === '' ? '' : `${person.name} `;
        return (
          <Chip
            key={person.id}
            isOn
            aria-label={`${role} ${name}${person.pillars.birthYear}${isYearOnly(person.pillars) ? '，只知年份' : ''}，移除`}
            onClick={() => onChange(people.filter((item) => item.id !== person.id))}
          >
            {role} {name}
            <GanzhiText>{person.pillars.birthYear}</GanzhiText>
            {isYearOnly(person.pillars) && <small>只知年份</small>}
            <Icon of={xIcon} size={0.75} />
          </Chip>
        );
      })}
      {people.length < MAX_PICK_PEOPLE && (
        <>
          <Chip isAdd onClick={() => setSheet('case')}>
            <Icon of={notebookIcon} size={0.875} />
            从命例选
          </Chip>
          <Chip isAdd onClick={() => setSheet('birth')}>
            <Icon of={plusIcon} size={0.875} />
            新加一人
          </Chip>
          <Chip isAdd onClick={() => setSheet('year')}>
            只知年份
          </Chip>
        </>
      )}
      {sheet === 'case' && caseSheet({ onClose: close, onPick: ({ record }) => add(participantOf(record)) })}
      {sheet === 'year' && (
        <YearSheet
          weddingRole={nextWeddingRole(affair, people)}
          onClose={close}
          onConfirm={(person) => add(participantOfYear(person))}
        />
      )}
      {sheet === 'birth' &&
        birthSheet({
          onClose: close,
          onConfirm: ({ name, chart }) => {
            const { year, month, day } = chart.pillars;
            add({
              id: newId(),
              name,
              sex: chart.sex,
              weddingRole: null,
              pillars: { birthYear: year.name, birthMonth: month.name, birthDay: day.name },
            });
          },
        })}
    </Inline>
  );
}

interface PeopleGroupProps extends PeopleFieldProps {
  readonly className?: string | undefined;
}

/** The group of a form with the people. */
export function PeopleGroup({ className, ...field }: PeopleGroupProps) {
  return (
    <FormGroup label="参与人" note="可不填，最多六人">
      <Card className={className}>
        <PeopleField {...field} />
      </Card>
    </FormGroup>
  );
}
