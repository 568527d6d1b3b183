/**
 * From the typed birth time to the instant and the solar clock: civil → UTC → mean solar → apparent solar, every step
 * kept. 节 are compared as instants; day and hour are read from the solar clock.
 */
import { numberError } from '../../numberError.ts';
import { findCivilOfLunar, LATE_ZI_HOUR, type LunarCalendar } from '../../calendar/index.ts';
import {
  CIVIL_YEAR_MAX,
  civilDateOf,
  civilOfEpochMs,
  epochMsOfUtc,
  equationOfTimeMin,
  jdnOf,
  MAX_JDN,
  MS_PER_MINUTE,
  resolveCivil,
  solarClocksAt,
  TZDB_VERSION,
  UTC8_MINUTES,
  zoneOffsetAt,
  type CivilDate,
  type CivilTime,
  type CivilTimeInput,
} from '../../time/index.ts';
import { isLunarBirth } from './checkBirth.ts';
import type { Engine } from '../engine.ts';
import type { ChartRules } from '../rules.ts';
import type { BirthHour, ChartTime, ClockUsed, BirthTime } from '../types.ts';

/** Zone of a birth that names none. */
export const DEFAULT_ZONE = 'Asia/Shanghai';
/** First civil year of births. */
const BIRTH_YEAR_MIN = 1;

type ClockTime = Pick<CivilTime, 'hour' | 'minute' | 'second'>;
type ClockInput = Pick<CivilTimeInput, 'hour' | 'minute' | 'second'>;

const NOON: ClockTime = { hour: 12, minute: 0, second: 0 };

/** The clock time that stands for an hour known only as a 时辰: its middle; of 子 the middle of the half on that date. */
function clockTimeOf(hour: BirthHour, clock: ClockInput): ClockTime {
  if (hour === 'minute') return { hour: clock.hour, minute: clock.minute, second: clock.second ?? 0 };
  if (hour === 'unknown') return NOON;
  if (!Number.isInteger(clock.hour) || clock.hour < 0 || clock.hour > LATE_ZI_HOUR) {
    throw numberError('hour', clock.hour, `0 to ${LATE_ZI_HOUR}`);
  }
  if (clock.hour === LATE_ZI_HOUR || clock.hour === 0) return { hour: clock.hour, minute: 30, second: 0 };
  return { hour: ((clock.hour + 1) >> 1) * 2, minute: 0, second: 0 };
}

/** The civil time a birth means: as typed, or of the lunar date. */
function civilTimeOf(calendar: LunarCalendar, birth: BirthTime): CivilTime {
  if (!isLunarBirth(birth)) {
    const { year, month, day } = birth.civil;
    const { hour, minute, second } = clockTimeOf(birth.hour, birth.civil);
    return { year, month, day, hour, minute, second };
  }
  const { year, month, isLeap, day } = birth.lunar;
  const date = findCivilOfLunar(calendar, { year, month, isLeap, day });
  const { hour, minute, second } = clockTimeOf(birth.hour, birth.lunar);
  return { ...date, hour, minute, second };
}

interface Resolved {
  readonly epochMs: number;
  readonly offsetMinutes: number;
  readonly dstMinutes: number;
  readonly status: ChartTime['civilStatus'];
  readonly zone: string | null;
  readonly zoneSource: ChartTime['zoneSource'];
}

function resolveBirthTime(
  engine: Engine,
  birth: BirthTime,
  civil: CivilTime,
  ambiguous: ChartRules['ambiguousTime'],
): Resolved {
  const { utcOffsetMinutes, zone = DEFAULT_ZONE } = birth;
  if (utcOffsetMinutes !== undefined) {
    const epochMs = epochMsOfUtc(civil) - Math.round(utcOffsetMinutes * MS_PER_MINUTE);
    return {
      epochMs,
      offsetMinutes: utcOffsetMinutes,
      dstMinutes: 0,
      status: 'ok',
      zone: null,
      zoneSource: 'manual',
    };
  }
  const { epochMs, offsetMinutes, dstMinutes, status, zoneSource } = resolveCivil(
    civil,
    zone,
    ambiguous,
    engine,
  );
  if (status !== 'gap') return { epochMs, offsetMinutes, dstMinutes, status, zone, zoneSource };
  // Read by the offset before the jump, the instant lies after it: what was in force there is the new offset.
  return { epochMs, status, zone, ...zoneOffsetAt(epochMs, zone, engine) };
}

/** What the clock shows that day and hour are read from. */
function solarClockOf(
  clockUsed: ClockUsed,
  clocks: Pick<ChartTime, 'civil' | 'standardLocal' | 'localMeanTime' | 'apparentSolarTime'>,
): CivilTime {
  switch (clockUsed) {
    case 'civil':
      return clocks.standardLocal;
    case 'wall':
    case 'given':
      return clocks.civil;
    default: {
      const clock = clockUsed === 'trueSolar' ? clocks.apparentSolarTime : clocks.localMeanTime;
      if (clock === null) {
        throw new TypeError(
          `Cannot read the ${clockUsed} clock: longitudeDeg is missing, expected degrees, -180 to 180`,
        );
      }
      return clock;
    }
  }
}

function chartDateOf(solarClock: CivilTime, rules: ChartRules): CivilDate {
  if (solarClock.hour === LATE_ZI_HOUR && rules.dayBoundary === 'zi23') {
    const next = jdnOf(solarClock) + 1;
    if (next > MAX_JDN) {
      throw new RangeError(
        `wrong solar date ${CIVIL_YEAR_MAX}-12-31 from 23:00: its day begins the next date, expected a time before (rule dayBoundary zi23)`,
      );
    }
    return civilDateOf(next);
  }
  const { year, month, day } = solarClock;
  return { year, month, day };
}

/**
 * The time record of a birth.
 *
 * @param engine calendar by which lunar births are read, zones by which clocks are
 * @param birth checked by `checkBirth`
 * @throws RangeError for a date that does not exist or a zone that is not known; TypeError where the clock needs a
 *   longitude and none is given
 */
export function chartTimeOf(engine: Engine, birth: BirthTime, rules: ChartRules): ChartTime {
  const civil = civilTimeOf(engine.calendar, birth);
  if (civil.year < BIRTH_YEAR_MIN) {
    throw numberError('solar year', civil.year, `${BIRTH_YEAR_MIN} to ${CIVIL_YEAR_MAX}`);
  }
  const { epochMs, offsetMinutes, dstMinutes, status, zone, zoneSource } = resolveBirthTime(
    engine,
    birth,
    civil,
    rules.ambiguousTime,
  );
  const standardMinutes = offsetMinutes - dstMinutes;
  const beijing = civilOfEpochMs(epochMs, UTC8_MINUTES);
  const standardLocal = standardMinutes === UTC8_MINUTES ? beijing : civilOfEpochMs(epochMs, standardMinutes);
  const { longitudeDeg } = birth;
  const sun = longitudeDeg === undefined ? null : solarClocksAt(epochMs, longitudeDeg, standardMinutes);
  const localMeanTime = sun?.localMeanTime ?? null;
  const apparentSolarTime = sun?.apparentSolarTime ?? null;
  const clockUsed = birth.hour === 'minute' ? rules.clock : 'given';
  const solarClock = solarClockOf(clockUsed, { civil, standardLocal, localMeanTime, apparentSolarTime });
  return {
    epochMs,
    civil,
    civilStatus: status,
    zone,
    zoneSource,
    offsetMinutes,
    dstMinutes,
    utc: civilOfEpochMs(epochMs, 0),
    beijing,
    standardLocal,
    localMeanTime,
    apparentSolarTime,
    eotMinutes: sun?.eotMinutes ?? equationOfTimeMin(epochMs),
    longitudeMinutes: sun?.longitudeMinutes ?? null,
    solarClock,
    clockUsed,
    chartDate: chartDateOf(solarClock, rules),
    tzdbVersion: zoneSource === 'manual' ? null : TZDB_VERSION,
  };
}
