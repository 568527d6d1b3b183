import type { Family } from '@shangyuan/reading/family';
import { rememberNames } from '../features/picking/answered.ts';
import { participantOf, peopleOf } from '../features/picking/participants.ts';
import { formatPerson } from '../features/picking/pickQuery.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { useGo } from '../lib/page/navigation.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';
import { DayRows } from './DayRows.tsx';

interface FamilyDaysProps {
  readonly family: Family;
  readonly records: readonly CaseRecord[];
}

/** 会亲友: a matter of all, from which another can be chosen. */
const AFFAIR = 'huiyou';

/** Days that suit all or most, and the way to picking with these people. */
export function FamilyDays({ family: { days }, records }: FamilyDaysProps) {
  const go = useGo();
  const pick = (): void => {
    const people = peopleOf(AFFAIR, records.map(participantOf));
    rememberNames(
      people.map((person, i) => ({ person, name: records[i] === undefined ? '' : caseName(records[i]) })),
    );
    go.to('pickDay', { affair: AFFAIR, people: people.map(formatPerson).join(','), edit: '1' });
  };
  return (
    <Card isPadded={false}>
      <Text as="div" padX={4} padTop={3}>
        <SectionTitle aside="往后九十天">适合全家的日子</SectionTitle>
      </Text>
      <DayRows
        days={days.map((day) => ({ day, ganzhi: day.ganzhi, text: day.text }))}
        empty="往后九十天里没有特别合适的一天，按事择日能看得更远。"
      />
      <Inline wrap gap={3} align="center" justify="between" padX={4} padY={3}>
        <Text size="sub" tone="soft">
          搬家、出门、聚会，按事来挑
        </Text>
        <Button size="small" onClick={pick}>
          为全家择日
        </Button>
      </Inline>
    </Card>
  );
}
