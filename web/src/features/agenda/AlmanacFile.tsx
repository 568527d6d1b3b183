import { USUAL_FESTIVALS } from '@shangyuan/engine/calendar';
import { useState } from 'react';
import { useHolidays } from '../../lib/time/holidayBook.ts';
import { useToday } from '../../lib/time/useToday.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './Agenda.module.css';
import { AgendaCard } from './AgendaCard.tsx';
import { saveCalendar } from './saveCalendar.ts';

/** The terms, festivals and days off of a year as a file. */
export function AlmanacFile() {
  const { date } = useToday();
  const holidays = useHolidays();
  const [chosen, setChosen] = useState(String(date.year));
  const year = Number(chosen);
  const years = [date.year, date.year + 1].map((value) => ({ value: String(value), text: `${value}年` }));
  const save = (): void =>
    void saveCalendar(`上元节气节日-${year}`, ({ almanacEvents }) =>
      almanacEvents(year, year, { terms: true, festivals: USUAL_FESTIVALS, holidays }),
    );
  return (
    <AgendaCard title="节气与节日">
      <Stack gap={2} align="start" className={styles.Foot}>
        <Segment label="年份" options={years} value={chosen} onChange={setChosen} />
        <Button variant="secondary" size="small" onClick={save}>
          加入日历
        </Button>
        <Text as="p" size="cell" tone="soft">
          一年的节气（含交节时刻）、传统与法定节日
          {holidays.noticeOf(year) === null ? '；这一年的放假安排尚未公布' : '、放假与调休'}。
        </Text>
      </Stack>
    </AgendaCard>
  );
}
