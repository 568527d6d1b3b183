/**
 * 用往事来比: the hours a birth may have had, in the order in which what they say of the past agrees with the reader's marks.
 */
import {
  hourPastReasons,
  hoursPastOf,
  hoursPastText,
  PAST_KNOWN,
  rankByPast,
  type KeyedReading,
} from '@shangyuan/reading/marks';
import { useMemo, type ReactNode } from 'react';
import { withMark, type PastMarks } from '../../lib/cases/pastMarks.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { Note } from '../../ui/display/Note.tsx';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { List, Stack, Text } from '../../ui/kit/Kit.tsx';
import { markIn, MarkRow } from './MarkRow.tsx';

/** An hour with its chart. */
export interface NamedHour extends KeyedReading {
  /** 子时, 晚子时. */
  readonly name: string;
}

interface HoursByPastProps {
  readonly hours: readonly NamedHour[];
  readonly marks: PastMarks;
  readonly onMarks: (marks: PastMarks) => void;
  /** The line of an hour, by its key. */
  readonly head: (key: string) => ReactNode;
}

export function HoursByPast({ hours, marks, onMarks, head }: HoursByPastProps) {
  const { date } = useToday();
  const past = useMemo(() => hoursPastOf(hours, date), [hours, date]);
  const order = useMemo(() => rankByPast(past.hours, marks.marks), [past, marks]);
  const nameOf = (key: string) => hours.find((hour) => hour.key === key)?.name ?? key;
  if (past.statements.length === 0)
    return <Note align="start">走过的日子还不多，或者各个时辰说的都一样，没有能分时辰的往事。</Note>;
  return (
    <Stack gap={3}>
      <SectionTitle aside={`${order.telling} 句已标`}>能分时辰的往事</SectionTitle>
      <Note align="start">
        这些话有的时辰说，有的时辰不说。在这里标的只用来比时辰，不算进印证的对照；「印证」里标过的也一起比。
      </Note>
      <List ruled aria-label="能分时辰的往事">
        {past.statements.map(({ id, when, text }) => (
          <MarkRow
            key={id}
            text={`${when}：${text}`}
            label={`${when}：${text}`}
            mark={markIn(marks.marks, id)}
            onMark={(mark) => onMarks(withMark(marks, id, mark, true))}
          />
        ))}
      </List>
      <SectionTitle>时辰先后</SectionTitle>
      <Text as="p" leading="prose" role="status">
        {hoursPastText(order, nameOf)}
      </Text>
      <List ruled aria-label="时辰先后">
        {(order.hours.length > 0 ? order.hours : hours).map((hour) => (
          <Stack as="li" gap={1} padY={2} key={hour.key}>
            {head(hour.key)}
            {'rank' in hour && (
              <Text as="p" size="cell" tone="soft" leading="prose">
                <b>第{hour.rank}位</b> {hourPastReasons(hour).join('')}
              </Text>
            )}
          </Stack>
        ))}
      </List>
      <Note align="start">{PAST_KNOWN}</Note>
    </Stack>
  );
}
