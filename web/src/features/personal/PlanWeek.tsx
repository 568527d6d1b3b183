/**
 * A week of the personal calendar: seven days beside each other, their hours below each other. Arrows walk days, Page Up and
 * Page Down weeks, T goes to today, as in the month.
 */
import { useMemo, type KeyboardEvent } from 'react';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { DateStepper } from '../../ui/controls/DateStepper.tsx';
import { useFocusFollows } from '../../ui/controls/useFocusFollows.ts';
import { BandMark } from '../../ui/display/BandMark.tsx';
import type { Person } from './person.ts';
import { Stack, Text, VisuallyHidden } from '../../ui/kit/Kit.tsx';
import styles from './PlanWeek.module.css';
import { WEEK_DAYS, weekPlan, type PlanCell, type PlanDay } from './planView.ts';

interface PlanWeekProps {
  readonly person: Person;
  /** A row of the month's grid. */
  readonly week: readonly [PlanCell, ...PlanCell[]];
  readonly selectedJdn: number;
  readonly onSelect: (choice: { jdn: number }) => void;
  readonly onToday: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -WEEK_DAYS,
  PageDown: WEEK_DAYS,
};

export function PlanWeek({ person, week, selectedJdn, onSelect, onToday }: PlanWeekProps) {
  const { from, to, days, hours, best } = useMemo(() => {
    const last = week.at(-1) ?? week[0];
    return weekPlan(week, person.rateHours({ from: week[0].civil, to: last.civil }));
  }, [person, week]);
  const { ref, walk } = useFocusFollows<HTMLTableElement>(selectedJdn);
  const step = (count: number) => onSelect({ jdn: selectedJdn + count });
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const count = STEPS[event.key];
    if (count !== undefined) step(count);
    else if (event.key === 't' || event.key === 'T') onToday();
    else return;
    walk();
    event.preventDefault();
  };
  return (
    <div className={styles.Week}>
      <DateStepper unit="周" onBack={() => step(-WEEK_DAYS)} onForward={() => step(WEEK_DAYS)}>
        {from.month}月{from.day}日至{to.month}月{to.day}日
      </DateStepper>
      <table ref={ref} className={styles.Table} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>时辰</VisuallyHidden>
            </th>
            {days.map((day) => (
              <th key={day.jdn} scope="col" data-selected={day.jdn === selectedJdn}>
                <Day day={day} isSelected={day.jdn === selectedJdn} onClick={() => onSelect(day)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ startHour, branch, name, begins, cells }) => (
            <tr key={startHour}>
              <th scope="row">
                <VisuallyHidden>{name}</VisuallyHidden>
                <Text as="b" block face="serif" size="cell" aria-hidden>
                  {branch}
                </Text>
                <span aria-hidden>{begins}</span>
              </th>
              {cells.map(({ jdn, band, score }) => (
                <td key={jdn} data-band={band} data-selected={jdn === selectedJdn}>
                  <BandMark band={band} />
                  <VisuallyHidden>
                    {band} {score}
                  </VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.Title}>这一周分数最高的时辰</p>
      <ChipRow label="分数最高的时辰">
        {best.map(({ jdn, weekday, name, begins, score }) => (
          <Chip key={`${jdn} ${begins}`} onClick={() => onSelect({ jdn })}>
            {weekday} {name} {begins} · {score} 分
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

interface DayProps {
  readonly day: PlanDay;
  readonly isSelected: boolean;
  readonly onClick: () => void;
}

function Day({ day, isSelected, onClick }: DayProps) {
  const { civil, isToday, isWeekend, weekday, ganzhi, band, score, label } = day;
  return (
    <Stack
      as="button"
      align="center"
      wide
      size="cell"
      weight="normal"
      tone="soft"
      className={styles.Day}
      data-weekend={isWeekend}
      data-today={isToday}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={onClick}
    >
      <VisuallyHidden>
        {label}，{band}，{score} 分
      </VisuallyHidden>
      <abbr aria-hidden>{weekday.slice(1)}</abbr>
      <Text as="b" face="serif" size="h2" tone="plain" aria-hidden>
        {civil.day}
      </Text>
      <Text as="abbr" face="serif" aria-hidden>
        {ganzhi}
      </Text>
      <span aria-hidden>{score}</span>
      <BandMark band={band} />
    </Stack>
  );
}
