import type { CandidateHour, PickCandidate } from '@shangyuan/engine/almanac';
import { hourFilterName } from '@shangyuan/reading/picking';
import type { Query } from '../../lib/page/paths.ts';
import { TONE } from '../../lib/words/almanacText.ts';
import { HourTiles, type HourTile } from '../../ui/controls/HourTiles.tsx';
import { DoorLink } from '../../ui/controls/WhyButton.tsx';
import { Card } from '../../ui/display/Card.tsx';
import styles from './Picking.module.css';
import { RemovedHours } from './RemovedHours.tsx';

/** 早子 to 亥; the evening's 子 belongs to the next day. */
const ROWS = 12;

interface DayHoursProps {
  readonly candidate: PickCandidate;
  readonly date: string;
  /** Address of the same question for hours. */
  readonly hours: Query;
}

/** An hour that is left out leans nowhere, however good its spirit. */
function tileOf({ index, branch, band, rejection }: CandidateHour): HourTile {
  if (rejection !== null) return { index, name: branch, text: hourFilterName(rejection.code), tone: 'out' };
  return { index, name: branch, text: band, tone: TONE[band] };
}

/** The twelve hours of a picked day, the advised one solid. */
export function DayHours({ candidate, date, hours }: DayHoursProps) {
  const [best] = candidate.bestHours;
  const rows = candidate.hours.slice(0, ROWS);
  return (
    <Card
      heading="当天选时辰"
      aside={
        <DoorLink page="pickHour" query={hours}>
          选时
        </DoorLink>
      }
    >
      <HourTiles
        date={date}
        tiles={rows.map((hour) => ({
          ...tileOf(hour),
          current: hour.index === best?.index ? 'true' : undefined,
        }))}
      />
      <p className={styles.Advice}>
        {best === undefined
          ? candidate.isGoodByNightAlone
            ? '好时辰只在夜间，白天没有合适的。'
            : '这一天没有合适的时辰。'
          : `先看${best.branch}时：这一天里它最合适，点按看它的神煞与依据。`}
      </p>
      <RemovedHours
        align="start"
        hours={rows.flatMap(({ branch, rejection }) =>
          rejection === null ? [] : [{ label: branch, rejection }],
        )}
      />
    </Card>
  );
}
