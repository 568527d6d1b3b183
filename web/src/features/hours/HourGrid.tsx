import { ALMANAC_PRESETS, almanacHours, type AlmanacPreset } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { beijingTime } from '../../lib/time/beijing.ts';
import { useMinute } from '../../lib/time/clock.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import styles from './HourGrid.module.css';
import { standingOf, TONE } from './hoursView.ts';

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
    <Card>
      <SectionTitle
        aside={
          <PageLink page="hours" query={{ date: text }} className={styles.All}>
            详解
          </PageLink>
        }
      >
        时辰
      </SectionTitle>
      <ul className={styles.Grid}>
        {rows.slice(0, ROWS).map((row) => {
          const isNow = standingOf(row, clockHours) === 'now';
          return (
            <li key={row.index}>
              <PageLink
                page="hours"
                query={{ date: text, index: String(row.index) }}
                className={styles.Hour}
                aria-current={isNow ? 'time' : undefined}
              >
                <b>{row.label}</b>
                <span data-tone={TONE[row.band]}>
                  <i />
                  {row.band}
                </span>
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
