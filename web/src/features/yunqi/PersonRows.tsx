/**
 * A person beside the year: the case, and up to three dates.
 */
import { useState } from 'react';
import { findCase } from '../../lib/cases/caseDb.ts';
import { caseName } from '../../lib/cases/caseRecord.ts';
import { useResource } from '../../lib/page/resource.ts';
import type { CalendarDate } from '../../lib/time/monthDays.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { DateSheet } from '../../ui/controls/DateSheet.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { MAX_DATES, type PersonQuery } from './yunqiPerson.ts';

interface PersonRowsProps {
  /** Null where only the year is read. */
  readonly person: PersonQuery | null;
  /** What a new date begins from. */
  readonly today: CalendarDate;
  /** Opens the choice of a case. */
  readonly onAsk: () => void;
  /** Null takes the person away. */
  readonly onChange: (person: PersonQuery | null) => void;
}

/** Years the wheel offers each way. */
const REACH = 60;

export function PersonRows({ person, today, onAsk, onChange }: PersonRowsProps) {
  const id = person?.id ?? '';
  const record = useResource({ queryKey: ['person', id], queryFn: () => findCase(id), enabled: id !== '' });
  const [editing, setEditing] = useState<number | null>(null);
  if (person === null) {
    return (
      <Rows isDense>
        <ActionRow label="与出生对照" value="选命例" onClick={onAsk} />
      </Rows>
    );
  }
  const { dates } = person;
  const isDeleted = record.state === 'ready' && record.value === null;
  const name = record.state === 'ready' && record.value !== null ? caseName(record.value) : '';
  return (
    <>
      <Rows isDense>
        <ActionRow label="与出生对照" value={isDeleted ? '命例不在本机' : name} onClick={onAsk} />
        {dates.map((date, i) => (
          <ActionRow key={i} label={`日期${i + 1}`} value={formatDate(date)} onClick={() => setEditing(i)} />
        ))}
        {dates.length < MAX_DATES && (
          <ActionRow label="加一个日期" onClick={() => setEditing(dates.length)} />
        )}
        {dates.length > 1 && (
          <ActionRow
            label="去掉最后一个日期"
            hasArrow={false}
            onClick={() => onChange({ ...person, dates: dates.slice(0, -1) })}
          />
        )}
        <ActionRow label="不再对照" hasArrow={false} onClick={() => onChange(null)} />
      </Rows>
      {editing !== null && (
        <DateSheet
          title={`选择日期${editing + 1}`}
          date={dates[editing] ?? today}
          years={{ first: today.year - REACH, last: today.year + REACH }}
          onClose={() => setEditing(null)}
          onConfirm={({ date }) => {
            setEditing(null);
            onChange({
              ...person,
              dates: editing < dates.length ? dates.with(editing, date) : [...dates, date],
            });
          }}
        />
      )}
    </>
  );
}
