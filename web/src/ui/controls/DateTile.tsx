import { useState, type ReactNode } from 'react';
import type { CalendarDate } from '../../lib/time/monthDays.ts';
import { DateSheet } from './DateSheet.tsx';
import { Grid } from '../kit/Kit.tsx';
import styles from './TextField.module.css';

interface DateTileProps {
  /** 从, 到, 日期. */
  readonly label: string;
  readonly date: CalendarDate;
  /** Below the date: the year, the weekday. */
  readonly note: ReactNode;
  readonly onChange: (choice: { readonly date: CalendarDate }) => void;
}

/** Years the wheel offers each way. */
const REACH = 10;

/** A date as a tile; a press opens the wheels. */
export function DateTile({ label, date, note, onChange }: DateTileProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Grid
        as="button"
        padY={2}
        padX={3}
        textAlign="start"
        tone="plain"
        className={styles.Tile}
        onClick={() => setOpen(true)}
      >
        <small>{label}</small>
        <b>
          {date.month}月{date.day}日
        </b>
        <small>{note}</small>
      </Grid>
      {isOpen && (
        <DateSheet
          title={label === '日期' ? '选择日期' : `选择日期：${label}`}
          date={date}
          years={{ first: date.year - REACH, last: date.year + REACH }}
          onClose={() => setOpen(false)}
          onConfirm={(choice) => {
            setOpen(false);
            onChange(choice);
          }}
        />
      )}
    </>
  );
}
