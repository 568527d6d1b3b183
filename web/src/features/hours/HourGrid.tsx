import { almanacHours, type AlmanacPreset } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { beijingTime } from '../../lib/time/beijing.ts';
import { useMinute } from '../../lib/time/clock.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { DoorLink } from '../../ui/controls/WhyButton.tsx';
import { almanacRulesOf, TONE } from '../../lib/words/almanacText.ts';
import { useSettings } from '../../lib/device/settings.ts';
import { HourTiles } from '../../ui/controls/HourTiles.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { hourStateOf, rowLabel } from './hoursView.ts';

interface HourGridProps {
  readonly date: CivilDate;
  readonly preset: AlmanacPreset;
  readonly isToday: boolean;
}

const ROWS = 12;

/** The twelve hours of a day with their bands; each opens its place in the list of hours. */
export function HourGrid({ date, preset, isToday }: HourGridProps) {
  const clock = beijingTime(useMinute());
  const clockHours = isToday ? clock.hour + clock.minute / 60 : null;
  const text = formatDate(date);
  const dayBoundary = useSettings(({ rules }) => rules.dayBoundary);
  const { rows } = almanacHours(date, almanacRulesOf(preset, dayBoundary));
  // The evening's 子 follows the twelve once it has begun.
  const shown = isToday && clock.hour === 23 ? rows : rows.slice(0, ROWS);
  return (
    <Card
      heading="时辰"
      aside={
        <DoorLink page="hours" query={{ date: text }}>
          详解
        </DoorLink>
      }
    >
      <HourTiles
        date={text}
        tiles={shown.map((row) => ({
          index: row.index,
          name: rowLabel(row),
          text: row.band,
          tone: TONE[row.band],
          current: hourStateOf(row, clockHours) === 'now' ? 'time' : undefined,
        }))}
      />
    </Card>
  );
}
