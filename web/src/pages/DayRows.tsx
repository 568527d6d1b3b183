import { dayText } from '../features/months/monthsView.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Text } from '../ui/kit/Kit.tsx';

/** A day with a sentence. */
interface DayWithText {
  readonly day: Parameters<typeof dayText>[0];
  readonly ganzhi: string;
  readonly text: string;
  readonly value?: string;
}

interface DayRowsProps {
  readonly days: readonly DayWithText[];
  /** What is read where there are none. */
  readonly empty: string;
}

/** Days that lead to their almanac. */
export function DayRows({ days, empty }: DayRowsProps) {
  if (days.length === 0)
    return (
      <Text as="div" padX={4} padTop={3}>
        <Note align="start">{empty}</Note>
      </Text>
    );
  return (
    <Rows>
      {days.map(({ day, ganzhi, text, value }) => (
        <LinkRow
          key={day.jdn}
          page="calendar"
          query={{ date: formatDate(day.date) }}
          label={
            <>
              {dayText(day)} {ganzhi}
              <Text as="small" block size="cell" tone="soft">
                {text}
              </Text>
            </>
          }
          value={value}
        />
      ))}
    </Rows>
  );
}
