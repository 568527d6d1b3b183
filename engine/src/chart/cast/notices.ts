/**
 * Notices: what could be otherwise about a chart, each with the pillars of the other reading.
 */
import { isPrintedOtherwise, LATE_ZI_HOUR, type LunarDate } from '../../calendar/index.ts';
import { branchOf, ZODIAC_ANIMAL } from '../../ganzhi/index.ts';
import {
  CIVIL_YEAR_MAX,
  civilOfEpochMs,
  epochMsOfJdn,
  epochMsOfUtc,
  jdnOfEpochMs,
  MS_PER_DAY,
  MS_PER_MINUTE,
  resolveCivil,
  type CivilTime,
} from '../../time/index.ts';
import { chartTimeOf } from './chartTime.ts';
import { CHINA_ZONES, isOfFiveZones } from './fiveZones.ts';
import { otherLateZiRulesOf, pillarsAt, type PillarSetting } from './castPillars.ts';
import type { ChartPillars, ChartTime, DatedBirth, JieInstant, Notice, TermSide } from '../types.ts';

/** Within a 时辰 of a 节 both its sides are named: an older table of terms, or a solar clock compared with them, may have the other. */
const NEAR_TERM_MS = 120 * MS_PER_MINUTE;
/** A place whose solar clock is further from its zone than this has the wrong zone, or a longitude of the wrong sign. */
const FAR_FROM_ZONE_MINUTES = 240;
const SHICHEN_MINUTES = 120;
const NEAR_EDGE_MINUTES = 10;
/** South of this latitude the Sun stands in the north at noon all year. */
const SOUTHERN_LATITUDE_DEG = -23.5;

/** What the notices of a chart are found from. */
export interface NoticeSubject {
  readonly birth: DatedBirth;
  readonly time: ChartTime;
  readonly pillars: ChartPillars;
  readonly setting: PillarSetting;
  readonly prevJie: JieInstant;
  readonly nextJie: JieInstant;
  readonly localLunar: LunarDate | null;
}

const NONE: readonly Notice[] = Object.freeze([]);

function isSame(a: ChartPillars, b: ChartPillars): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day && a.hour === b.hour;
}

/** How far from a 节 both its sides are named: a 时辰, half of one where only that is known (half of one half for 子), or half a day. */
function doubtMs({ birth, time }: NoticeSubject): number {
  if (birth.hour === 'unknown') return MS_PER_DAY / 2;
  if (birth.hour === 'minute') return NEAR_TERM_MS;
  return (time.civil.minute === 30 ? 30 : 60) * MS_PER_MINUTE;
}

/** Pillars under another clock; null where that has left the calendar, which ends with 9999. */
function pillarsUnder(clock: CivilTime, epochMs: number, setting: PillarSetting): ChartPillars | null {
  return clock.year > CIVIL_YEAR_MAX ? null : pillarsAt(epochMs, clock, setting);
}

function nearTerm(subject: NoticeSubject): Notice | null {
  const { time, pillars, setting, prevJie, nextJie } = subject;
  const isWholeDay = setting.rules.monthPillar === 'day';
  const turnMs = ({ epochMs }: JieInstant): number =>
    isWholeDay ? epochMsOfJdn(jdnOfEpochMs(epochMs)) : epochMs;
  const sincePrev = time.epochMs - turnMs(prevJie);
  const toNext = turnMs(nextJie) - time.epochMs;
  const doubt = doubtMs(subject);
  const isClear = (distanceMs: number): boolean => (isWholeDay ? distanceMs >= doubt : distanceMs > doubt);
  if (isClear(sincePrev) && isClear(toNext)) return null;
  const isAfter = sincePrev <= toNext;
  const term = isAfter ? prevJie : nextJie;
  const sideAt = (epochMs: number): TermSide => {
    const { year, month } = pillarsAt(epochMs, time.solarClock, setting);
    return { year, month };
  };
  const [before, after] = [sideAt(turnMs(term) - 1), sideAt(turnMs(term))];
  return {
    code: 'nearTerm',
    term,
    isWholeDay,
    secondsAfter: (isAfter ? sincePrev : -toNext) / 1000,
    before,
    after,
    pillars: { ...pillars, ...(isAfter ? before : after) },
  };
}

function daylight({ time, pillars, setting, birth }: NoticeSubject): Notice | null {
  const { dstMinutes, clockUsed, solarClock } = time;
  if (dstMinutes === 0 || birth.hour === 'unknown') return null;
  if (clockUsed === 'given') return { code: 'daylight', minutes: dstMinutes, pillars: null };
  const other = shiftedClock(solarClock, clockUsed === 'wall' ? -dstMinutes : dstMinutes);
  const found = pillarsUnder(other, time.epochMs, setting);
  return {
    code: 'daylight',
    minutes: dstMinutes,
    pillars: found === null || isSame(found, pillars) ? null : found,
  };
}

function longitudeFarFromZone({ time: { longitudeMinutes } }: NoticeSubject): Notice | null {
  return longitudeMinutes !== null && Math.abs(longitudeMinutes) > FAR_FROM_ZONE_MINUTES
    ? { code: 'longitudeFarFromZone', minutes: longitudeMinutes }
    : null;
}

function printedDay({ time }: NoticeSubject): Notice | null {
  const jdn = jdnOfEpochMs(time.epochMs);
  return isPrintedOtherwise(jdn) ? { code: 'printedDay', jdn } : null;
}

function fiveZones({ birth, time, setting }: NoticeSubject): Notice | null {
  const { engine, rules } = setting;
  if (birth.hour === 'unknown' || !isOfFiveZones(birth, time, engine.zones)) return null;
  const { offsetMinutes, dstMinutes } = time;
  const choices = CHINA_ZONES.map((zone) => {
    const there = chartTimeOf(engine, { ...birth, utcOffsetMinutes: zone.utcOffsetMinutes }, rules);
    return { ...zone, pillars: pillarsAt(there.epochMs, there.solarClock, setting) };
  });
  return { code: 'fiveZones', offsetMinutes, dstMinutes, choices };
}

function shiftedClock(clock: CivilTime, minutes: number): CivilTime {
  return civilOfEpochMs(epochMsOfUtc(clock) + minutes * MS_PER_MINUTE, 0);
}

function nearHourEdge({ time, setting }: NoticeSubject): Notice | null {
  if (time.clockUsed === 'given') return null;
  const { hour, minute, second } = time.solarClock;
  const sinceEdge = (hour * 60 + minute + second / 60 + 60) % SHICHEN_MINUTES;
  const minutes = Math.min(sinceEdge, SHICHEN_MINUTES - sinceEdge);
  if (minutes > NEAR_EDGE_MINUTES) return null;
  const other = shiftedClock(time.solarClock, sinceEdge === minutes ? -NEAR_EDGE_MINUTES : NEAR_EDGE_MINUTES);
  return {
    code: 'nearHourEdge',
    minutes: Math.round(minutes * 100) / 100,
    pillars: pillarsAt(time.epochMs, other, setting),
  };
}

/** Pillars of the other reading of an ambiguous time, or null where they are the same. */
function ambiguousPillars({ time, pillars, setting }: NoticeSubject): ChartPillars | null {
  const other = resolveCivil(
    time.civil,
    time.zone as string,
    setting.rules.ambiguousTime === 'first' ? 'second' : 'first',
    setting.engine,
  );
  const shift = (other.epochMs - time.epochMs) / MS_PER_MINUTE;
  // The wall clock reads the same twice; every other clock runs on by the hour that is repeated.
  const isFixed = time.clockUsed === 'wall' || time.clockUsed === 'given';
  const clock = isFixed ? time.solarClock : shiftedClock(time.solarClock, shift);
  const found = pillarsUnder(clock, other.epochMs, setting);
  return found === null || isSame(found, pillars) ? null : found;
}

function lateZi({ time, setting }: NoticeSubject): Notice | null {
  if (time.solarClock.hour !== LATE_ZI_HOUR || !setting.isHourKnown) return null;
  const pillarRules = otherLateZiRulesOf(setting.pillarRules);
  return { code: 'lateZi', pillars: pillarsAt(time.epochMs, time.solarClock, { ...setting, pillarRules }) };
}

/** Whether two clocks stand in one 时辰 of one date, and so under the same pillars of day and hour. */
function isOfOneHour(a: CivilTime, b: CivilTime): boolean {
  const isSameDate = a.day === b.day && a.month === b.month && a.year === b.year;
  return isSameDate && (a.hour + 1) >> 1 === (b.hour + 1) >> 1;
}

function clocksDisagree({ time, pillars, setting }: NoticeSubject): Notice | null {
  if (time.clockUsed === 'given' || time.apparentSolarTime === null) return null;
  const clock = time.clockUsed === 'trueSolar' ? 'civil' : 'trueSolar';
  const other = clock === 'civil' ? time.standardLocal : time.apparentSolarTime;
  if (isOfOneHour(time.solarClock, other)) return null;
  const found = pillarsUnder(other, time.epochMs, setting);
  if (found === null || (found.day === pillars.day && found.hour === pillars.hour)) return null;
  return { code: 'clocksDisagree', clock, pillars: found };
}

function zodiacDiffers({ pillars, localLunar }: NoticeSubject): Notice | null {
  if (localLunar === null) return null;
  const folk = branchOf(localLunar.year - 4);
  if (folk === pillars.year.branch) return null;
  return { code: 'zodiacDiffers', mingli: ZODIAC_ANIMAL[pillars.year.branch], folk: ZODIAC_ANIMAL[folk] };
}

function dayUncertain({ birth, time, setting }: NoticeSubject): Notice | null {
  if (birth.hour !== 'unknown' || birth.isNearMidnight !== true) return null;
  const next = civilOfEpochMs(epochMsOfUtc(time.solarClock) + MS_PER_DAY, 0);
  const found = pillarsUnder(next, time.epochMs, setting);
  return found === null ? null : { code: 'dayUncertain', pillars: found };
}

function civilStatusNotice(subject: NoticeSubject): Notice | null {
  if (subject.time.civilStatus === 'gap') return { code: 'gap' };
  return subject.time.civilStatus === 'ok' ? null : { code: 'ambiguous', pillars: ambiguousPillars(subject) };
}

function southern({ birth: { latitudeDeg } }: NoticeSubject): Notice | null {
  return latitudeDeg !== undefined && latitudeDeg < SOUTHERN_LATITUDE_DEG ? { code: 'southern' } : null;
}

/** In the order of the reference. */
const FINDERS: readonly ((subject: NoticeSubject) => Notice | null)[] = [
  nearTerm,
  nearHourEdge,
  daylight,
  longitudeFarFromZone,
  fiveZones,
  civilStatusNotice,
  lateZi,
  clocksDisagree,
  zodiacDiffers,
  printedDay,
  dayUncertain,
  southern,
];

/** Notices of a chart; the shared empty list where there is none. */
export function noticesOf(subject: NoticeSubject): readonly Notice[] {
  let notices: Notice[] | null = null;
  for (const find of FINDERS) {
    const notice = find(subject);
    if (notice !== null) (notices ??= []).push(notice);
  }
  return notices ?? NONE;
}
