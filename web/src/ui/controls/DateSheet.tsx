import { useState } from 'react';
import { monthDays, type CalendarDate } from '../../lib/time/monthDays.ts';
import { formatDate, parseDate } from '../../lib/words/dateText.ts';
import { Sheet } from './Sheet.tsx';
import { TextField } from './TextField.tsx';
import { numberColumn, numberItems } from './wheel.ts';
import { Wheels } from './WheelPicker.tsx';

interface DateSheetProps {
  readonly title: string;
  readonly date: CalendarDate;
  /** First and last year on the wheel; typing reaches further. */
  readonly years: { readonly first: number; readonly last: number };
  readonly onClose: () => void;
  readonly onConfirm: (choice: { readonly date: CalendarDate }) => void;
}

/** The nearest day that the month has. */
function within({ year, month, day }: CalendarDate): CalendarDate {
  const days = monthDays(year, month);
  return { year, month, day: days.findLast((item) => item <= day) ?? 1 };
}

/** A date by wheels or by typing. */
export function DateSheet({ title, date: given, years, onClose, onConfirm }: DateSheetProps) {
  const [date, setDate] = useState(given);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { year, month, day } = date;
  const turn = (change: Partial<CalendarDate>) => {
    setText('');
    setError('');
    setDate(within({ ...date, ...change }));
  };
  const confirm = () => {
    if (text.trim() === '') return onConfirm({ date });
    const typed = parseDate(text);
    if (typed === null || typed.year < 1) return setError('日期不存在，请检查');
    onConfirm({ date: typed });
  };
  const yearItems = numberItems(Math.min(years.first, year), Math.max(years.last, year));
  const dayItems = monthDays(year, month).flatMap((item) => numberItems(item, item));
  return (
    <Sheet isOpen title={title} onClose={onClose} onConfirm={confirm}>
      <Wheels
        columns={[
          { ...numberColumn('年', yearItems, year, (next) => turn({ year: next })), grow: 1.35 },
          numberColumn('月', numberItems(1, 12), month, (next) => turn({ month: next })),
          numberColumn('日', dayItems, day, (next) => turn({ day: next })),
        ]}
      />
      <TextField
        label="或输入日期"
        value={text}
        placeholder={formatDate(date)}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError('');
        }}
      />
    </Sheet>
  );
}
