/**
 * Sun and Moon of a civil day at a place, by the clock of the place: plain texts, and the day as shares of a bar.
 */
import { moonTimes, sunTimes } from '@shangyuan/engine/astronomy';
import {
  civilOfEpochMs,
  epochMsOfUtc,
  UTC8_MINUTES,
  zoneOffsetAt,
  type CivilDate,
  type ZoneEngine,
} from '@shangyuan/engine/time';
import type { SkyFact } from '@shangyuan/reading/almanac';
import type { Place } from '../../lib/cases/place.ts';
import { clockText } from '../../lib/words/dateText.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** The sky of a day. */
export interface SkyView {
  readonly facts: readonly { readonly fact: SkyFact; readonly value: string }[];
  /** Ends of night, twilight and day in the 24 hours, 0–1; null where the Sun does not rise and set that day. */
  readonly bar: {
    readonly dawn: number;
    readonly rise: number;
    readonly noon: number;
    readonly set: number;
    readonly dusk: number;
  } | null;
  /** True noon, UTC milliseconds; null where it falls outside the day of the clock. */
  readonly noonMs: number | null;
  /** Offset of the clock from UTC, minutes. */
  readonly offsetMinutes: number;
}

/** Minutes that the clock of a place is ahead of UTC on a day. China's calendar day is that of UTC+8. */
function offsetOf(engine: ZoneEngine, noonUtcMs: number, place: Place): number {
  return place.code === null ? zoneOffsetAt(noonUtcMs, place.zone, engine).offsetMinutes : UTC8_MINUTES;
}

function lengthText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  return `${Math.floor(minutes / 60)}小时${minutes % 60}分`;
}

/**
 * The sky of a day.
 *
 * @param engine knows the clock of the place
 */
export function skyViewOf(engine: ZoneEngine, date: CivilDate, place: Place): SkyView {
  const noonUtcMs = epochMsOfUtc({ ...date, hour: 12, minute: 0, second: 0 });
  const offsetMinutes = offsetOf(engine, noonUtcMs, place);
  const startMs = noonUtcMs - DAY_MS / 2 - offsetMinutes * MINUTE_MS;
  const { longitudeDeg, latitudeDeg } = place;
  const at = { longitudeDeg, latitudeDeg: latitudeDeg ?? 0 };
  const sun = sunTimes(startMs, at);
  const clock = (ms: number | null) =>
    ms === null ? '当日无' : clockText(civilOfEpochMs(ms + MINUTE_MS / 2, offsetMinutes));
  const noon = { fact: '真正午', value: clock(sun.transitMs) } as const;
  if (latitudeDeg === null) return { facts: [noon], bar: null, noonMs: sun.transitMs, offsetMinutes };
  const moon = moonTimes(startMs, at);
  const { riseMs, setMs, transitMs, civilDawnMs, civilDuskMs } = sun;
  const share = (ms: number) => (ms - startMs) / DAY_MS;
  const isDay = riseMs !== null && setMs !== null && riseMs < setMs;
  return {
    facts: [
      { fact: '日出', value: clock(riseMs) },
      noon,
      { fact: '日落', value: clock(setMs) },
      { fact: '天亮', value: clock(civilDawnMs) },
      { fact: '昼长', value: isDay ? lengthText(setMs - riseMs) : '当日无' },
      { fact: '天黑', value: clock(civilDuskMs) },
      { fact: '月出', value: clock(moon.riseMs) },
      { fact: '月中天', value: clock(moon.transitMs) },
      { fact: '月落', value: clock(moon.setMs) },
    ],
    bar:
      isDay && transitMs !== null
        ? {
            dawn: share(civilDawnMs ?? riseMs),
            rise: share(riseMs),
            noon: share(transitMs),
            set: share(setMs),
            dusk: share(civilDuskMs ?? setMs),
          }
        : null,
    noonMs: transitMs,
    offsetMinutes,
  };
}
