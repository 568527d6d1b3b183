/**
 * The four pillars of a time, without a person: what a chart begins with.
 */
import type { FourPillars } from '../../calendar/index.ts';
import { civilOfEpochMs, readCivilTime, readTime, type CivilTime, type TimeInput } from '../../time/index.ts';
import { HOME, type Engine } from '../engine.ts';
import { CHART_OPTIONS, type ChartRulesInput } from '../rules.ts';
import { pillarRulesOf, pillarsAt } from './castPillars.ts';
import { checkPlace } from './checkBirth.ts';
import { chartTimeOf } from './chartTime.ts';
import type { BirthPlace } from '../types.ts';

/** The same with the zone that a ZonedDateTime carries, where none is named. */
function withOwnZone(when: TimeInput, place: BirthPlace): BirthPlace {
  if (place.zone !== undefined || place.utcOffsetMinutes !== undefined) return place;
  const reading = readTime(when);
  return reading.kind === 'instant' && reading.zone !== null ? { ...place, zone: reading.zone } : place;
}

/** What a clock at the place shows. */
function clockAt(when: TimeInput, { zone, utcOffsetMinutes }: BirthPlace, engine: Engine): CivilTime {
  const reading = readTime(when);
  return reading.kind === 'instant' && utcOffsetMinutes !== undefined
    ? civilOfEpochMs(reading.epochMs, utcOffsetMinutes)
    : readCivilTime(when, zone, engine);
}

/**
 * The four pillars of a time.
 *
 * @param when a record, ISO 8601 text, a Date, an object of Temporal. A record and a text without an offset are what a clock
 *   at the place shows; an instant needs `place.zone`, but for a ZonedDateTime, which carries it
 * @param rules as `castChart` takes them: `clock`, `dayBoundary`, `yearBoundary`, `monthPillar` and `southern` count
 * @param place `zone` (Asia/Shanghai where a clock time has none), `utcOffsetMinutes`, `longitudeDeg` for the solar clocks
 * @param engine calendar and zones to read, `HOME` by default
 * @throws as `readCivilTime` and `castChart`
 * Source: 三命通会·论年月日时. The same as those of `castChart`, which needs a sex for what follows from them.
 * @example Object.values(pillarsOf('1990-06-15 14:30')).map(({ name }) => name) // ['庚午', '壬午', '辛亥', '乙未']
 * @example pillarsOf('1990-06-15 14:30', { clock: 'trueSolar' }, { longitudeDeg: 104.07 }).hour.name // '甲午'
 */
export function pillarsOf(
  when: TimeInput,
  rules?: ChartRulesInput,
  place: BirthPlace = {},
  engine: Engine = HOME,
): FourPillars {
  checkPlace(place);
  const full = CHART_OPTIONS.complete(rules);
  const own = withOwnZone(when, place);
  const read = { ...own, civil: clockAt(when, own, engine), hour: 'minute' } as const;
  const first = chartTimeOf(engine, read, full);
  const reading = readTime(when);
  // Of a clock time that was shown twice an instant says which of the two it is.
  const isSecond = reading.kind === 'instant' && reading.epochMs !== first.epochMs;
  const time = isSecond ? chartTimeOf(engine, read, { ...full, ambiguousTime: 'second' }) : first;
  return pillarsAt(time.epochMs, time.solarClock, {
    rules: full,
    pillarRules: pillarRulesOf(full),
    isHourKnown: true,
    isMonthFlipped: full.southern === 'flipMonth' && (place.latitudeDeg ?? 0) < 0,
    engine,
  }) as FourPillars;
}
