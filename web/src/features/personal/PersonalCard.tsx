/**
 * What the chosen day is for one person: band, what meets it, and why.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import { BandMark } from '../../ui/display/BandMark.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { Grid, Text } from '../../ui/kit/Kit.tsx';
import { Disclaimer } from '../../ui/display/Note.tsx';
import { PersonalHours } from './PersonalHours.tsx';
import type { Person } from './person.ts';

interface PersonalCardProps {
  readonly person: Person;
  readonly day: PersonalDay;
}

/** The day for the person: its band, what to do with it, and why. */
export function PersonalCard({ person, day }: PersonalCardProps) {
  const { headline, statements } = person.read(day);
  return (
    <Card>
      <SectionTitle aside={`${day.score} 分`}>
        {person.name}的{day.ganzhi.name}日
      </SectionTitle>
      <Text as="p" top={2}>
        <BandMark band={day.band} />{' '}
        <Text as="b" face="serif">
          {day.band}
        </Text>
        ：{headline}
      </Text>
      <Text as="p" top={2} leading="airy">
        {statements.map(({ plain }) => plain).join('')}
      </Text>
      <Grid as="ul" gap={1} top={2} size="cell" tone="soft">
        {person.why(day).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Grid>
      <PersonalHours key={day.jdn} person={person} day={day} />
      <Disclaimer align="start">分数只是一种排序方法，</Disclaimer>
    </Card>
  );
}
