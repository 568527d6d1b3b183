/**
 * A month of the personal calendar as a list: a line a day, the chosen one opened below it where there is no pane beside it.
 * Arrows walk the lines that are shown, Page Up and Page Down months, T goes to today.
 */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { DateStepper } from '../../ui/controls/DateStepper.tsx';
import { turnByKey } from '../../ui/controls/turnByKey.ts';
import { useFocusFollows } from '../../ui/controls/useFocusFollows.ts';
import { BandMark } from '../../ui/display/BandMark.tsx';
import { Grid, Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Personal.module.css';
import { bandCounts, type PlanDay } from './planView.ts';

interface PlanListProps {
  /** The days of the month in their order. */
  readonly days: readonly PlanDay[];
  /** In one short sentence. */
  readonly textOf: (jdn: number) => string;
  readonly selectedJdn: number;
  /** 2026年11月. */
  readonly children: ReactNode;
  /** The chosen day at length, at its place in the list. */
  readonly opened: ReactNode;
  readonly onSelect: (choice: { jdn: number }) => void;
  readonly onTurn: (turn: { months: number }) => void;
  readonly onToday: () => void;
}

/** Line to go to from a line; null for the ends and for other keys. */
function lineOf(key: string, at: number, count: number): number | null {
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1);
}

export function PlanList(props: PlanListProps) {
  const { days, textOf, selectedJdn, children, opened, onSelect, onTurn, onToday } = props;
  const [only, setOnly] = useState<PlanDay['band'] | null>(null);
  const counts = bandCounts(days);
  // A band that is missing in this month is selected again in the next.
  const isPresent = counts.some(({ band }) => band === only);
  const shown = isPresent ? days.filter(({ band }) => band === only) : days;
  const at = shown.findIndex(({ jdn }) => jdn === selectedJdn);
  const { ref, walk } = useFocusFollows<HTMLUListElement>(selectedJdn);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const line = lineOf(event.key, at, shown.length);
    const day = line === null ? undefined : shown[line];
    if (day !== undefined) onSelect(day);
    else if (!turnByKey(event.key, { onTurn, onToday })) return;
    walk();
    event.preventDefault();
  };
  return (
    <Text as="div" padX={2}>
      <DateStepper unit="月" onBack={() => onTurn({ months: -1 })} onForward={() => onTurn({ months: 1 })}>
        {children}
      </DateStepper>
      <Text as="div" padX={2}>
        <ChipRow label="只看哪些日子">
          <Chip isOn={!isPresent} onClick={() => setOnly(null)}>
            全部 {days.length} 天
          </Chip>
          {counts.map(({ band, count }) => (
            <Chip key={band} isOn={isPresent && band === only} onClick={() => setOnly(band)}>
              <BandMark band={band} /> {band} {count}
            </Chip>
          ))}
        </ChipRow>
      </Text>
      <ul ref={ref} className={styles.Days} onKeyDown={handleKeyDown}>
        {shown.map((day, index) => {
          const isSelected = index === at;
          return (
            <li key={day.jdn}>
              <Line
                day={day}
                text={textOf(day.jdn)}
                isSelected={isSelected}
                isFirst={isSelected || (at === -1 && index === 0)}
                onClick={() => onSelect(day)}
              />
              {isSelected && opened}
            </li>
          );
        })}
      </ul>
    </Text>
  );
}

interface LineProps {
  readonly day: PlanDay;
  readonly text: string;
  readonly isSelected: boolean;
  /** Whether it is in the tab order. */
  readonly isFirst: boolean;
  readonly onClick: () => void;
}

function Line({ day, text: textOf, isSelected, isFirst, onClick }: LineProps) {
  const { civil, weekday, line, isToday, isWeekend, ganzhi, god, band, score } = day;
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) own.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <Grid
      as="button"
      columns="2.5rem minmax(0, 1fr) auto"
      gap={2}
      align="center"
      wide
      padY={1}
      padX={2}
      size="cell"
      leading="snug"
      textAlign="start"
      tone="soft"
      ref={own}
      className={styles.Line}
      data-weekend={isWeekend}
      aria-pressed={isSelected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isFirst ? 0 : -1}
      onClick={onClick}
    >
      <span className={styles.Date}>
        <Text as="b" face="serif" size="h2" tone="plain">
          {civil.day}
        </Text>
        <abbr>{isToday ? '今天' : weekday}</abbr>
      </span>
      <Grid as="span">
        <span>
          <Text face="serif">{ganzhi}</Text> · {god} · {line}
        </span>
        <Text size="sub" tone="plain">
          {textOf}
        </Text>
      </Grid>
      <Inline as="span" gap={1} align="center" nowrap className={styles.PlanListBand}>
        <BandMark band={band} />
        <span>{band}</span>
        <span>{score}</span>
      </Inline>
    </Grid>
  );
}
