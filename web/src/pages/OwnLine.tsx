import { useState } from 'react';
import { ownLineOf } from '../features/personal/ownLines.ts';
import { loadPerson } from '../features/personal/person.ts';
import { caseName, type CaseRecord } from '../lib/cases/caseRecord.ts';
import { useLineCalendar } from '../lib/device/lineCalendar.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { WhyButton } from '../ui/controls/WhyButton.tsx';
import { Card } from '../ui/display/Card.tsx';
import { ReasonSheet } from '../ui/frames/ReasonSheet.tsx';
import { Inline, Text } from '../ui/kit/Kit.tsx';

interface OwnLineProps {
  /** The case that is marked as the user's own. */
  readonly record: CaseRecord;
}

/** 今日一句: one line of the day for the user's own chart, with its reasons. Nothing where it cannot be worked out. */
export function OwnLine({ record }: OwnLineProps) {
  const { date, text } = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const loaded = useResource({
    queryKey: ['ownLine', record.id, record.updatedAt, text],
    queryFn: async () => {
      const person = await loadPerson(record);
      const [day] = person.rate({ from: date, to: date });
      if (day === undefined) return null;
      if (useLineCalendar.getState().id !== null)
        void import('./writeOwnLines.ts')
          .then(({ writeOwnLines }) => writeOwnLines(record, date, person))
          // Tried again with the next visit.
          .catch(() => undefined);
      const { statements } = person.read(day);
      const sources = statements.flatMap(({ evidence }) => evidence.map(({ source }) => source));
      return {
        title: `${day.ganzhi.name}日 ${day.band}`,
        headline: ownLineOf(person, day),
        meanings: statements.flatMap(({ plain }) => (plain === null ? [] : [{ name: '', text: plain }])),
        steps: [...person.why(day)],
        source: [...new Set(sources)].join('；'),
      };
    },
  });
  if (loaded.state !== 'ready' || loaded.value === null) return null;
  const { title, headline, ...reason } = loaded.value;
  return (
    <Card aria-label="今日一句">
      <Inline gap={2} align="baseline" justify="between">
        <Text size="cell" tone="soft">
          今日一句，{caseName(record)}
        </Text>
        <WhyButton of="今日一句" onClick={() => setIsOpen(true)}>
          为什么
        </WhyButton>
      </Inline>
      <Text as="p" top={1} face="serif" size="h2" weight="bold" leading="snug">
        {headline}
      </Text>
      {isOpen && <ReasonSheet title={title} reason={reason} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
