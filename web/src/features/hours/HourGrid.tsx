import { ALMANAC_PRESETS, almanacHours, type AlmanacPreset } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { beijingTime } from '../../lib/time/beijing.ts';
import { useMinute } from '../../lib/time/clock.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { DoorLink } from '../../ui/controls/WhyButton.tsx';
import { TONE } from '../../lib/words/almanacText.ts';
import { HourTiles } from '../../ui/controls/HourTiles.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { hourStateOf } from './hoursView.ts';

interface HourGridProps {
  readonly date: CivilDate;
  readonly preset: AlmanacPreset;
  readonly isToday: boolean;
}

const ROWS = 12;

/** The twelve hours of a day with their bands; each opens its place in the list of hours. */
export function HourGrid({ date, preset, isToday }: HourGridProps) {
  const clock = beijingTime(useMinute());
  // The evening's 子 is not among the twelve: from 23:00 none is marked.
  const clockHours = isToday ? clock.hour + clock.minute / 60 : null;
  const text = formatDate(date);
  const { rows } = almanacHours(date, ALMANAC_PRESETS[preset]);
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
        tiles={rows.slice(0, ROWS).map((row) => ({
          index: row.index,
          name: row.label,
          text: row.band,
          tone: TONE[row.band],
          current: hourStateOf(row, clockHours) === 'now' ? 'time' : undefined,
        }))}
      />
    </Card>
  );
}
