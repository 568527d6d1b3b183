/**
 * The birth form as data: what was entered, and the birth it makes. The civil time is stored in either calendar, so
 * that switching between 公历 and 农历 loses nothing.
 */
import {
  civilDateOfLunar,
  lunarDateOf,
  type LunarDateInput,
  type CalendarEngine,
} from '@shangyuan/engine/calendar';
import {
  FIVE_ZONES_YEARS,
  HOME,
  type BirthHour,
  type ChartRulesInput,
  type DatedBirth,
  type Sex,
} from '@shangyuan/engine/chart';
import {
  checkCivilTime,
  isHomeZone,
  resolveCivil,
  type CivilDate,
  type CivilTime,
} from '@shangyuan/engine/time';
import type { Place } from '../../lib/cases/place.ts';

/** Content of the form. */
export interface BirthFormState {
  readonly calendar: 'solar' | 'lunar';
  readonly name: string;
  /** Null until it was chosen; nothing is cast before. */
  readonly sex: Sex | null;
  readonly civil: CivilTime;
  readonly hour: BirthHour;
  readonly place: Place | null;
  /** Code of a place that has no other name, shown while none is chosen; may be empty. */
  readonly areaCode?: string;
  /** 不改: the typed time is used unchanged although daylight saving was in force. */
  readonly isDstKept: boolean;
  /** Offset that was chosen for the clock of the birth, minutes east; absent where the place says it. */
  readonly utcOffsetMinutes?: number | undefined;
  /** The time goes by the clock of the zone: the answer 北京时间 at a place with two, and a saved birth that was cast so. */
  readonly isBeijingTime?: boolean | undefined;
}

/** 新疆 and 西藏, by the first digits of their codes: some people there go by Beijing time, some by one two hours behind. */
const TWO_CLOCKS = /^(?:65|54)/;
/** The local clock of those places, minutes east. */
export const LOCAL_OFFSET_MINUTES = 360;

/** Whether a clock time at a place may be Beijing time or local time. */
export function hasTwoClocks({ civil, hour, place }: BirthFormState): boolean {
  return hour === 'minute' && civil.year > FIVE_ZONES_YEARS.to && TWO_CLOCKS.test(place?.code ?? '');
}

/** Whether one of two clocks is still to be chosen for a time; nothing is cast before. */
export function hasOpenClock(form: BirthFormState): boolean {
  return hasTwoClocks(form) && form.utcOffsetMinutes === undefined && form.isBeijingTime !== true;
}

/**
 * Local mean time of a place in China before it had standard time, minutes east; null from then on, and where a clock
 * was chosen.
 */
export function localMeanMinutes(form: BirthFormState): number | null {
  const { civil, hour, place, utcOffsetMinutes, isBeijingTime } = form;
  if (place === null || hour !== 'minute' || !isHomeZone(place.zone)) return null;
  if (utcOffsetMinutes !== undefined || isBeijingTime === true) return null;
  // Standard times are whole minutes; local mean times of the zones' cities are not.
  const { offsetMinutes } = resolveCivil(civil, place.zone, 'first', HOME);
  return Number.isInteger(offsetMinutes) ? null : place.longitudeDeg * 4;
}

/** The calendars a date can be entered in. */
export const CALENDARS = [
  { value: 'solar', text: '公历' },
  { value: 'lunar', text: '农历' },
] as const satisfies readonly { value: BirthFormState['calendar']; text: string }[];

/** A form whose sex was chosen: what can be cast. */
export type SexedForm = BirthFormState & { readonly sex: Sex };

/** Whether the sex of a form was chosen. */
export function isSexed(form: BirthFormState): form is SexedForm {
  return form.sex !== null;
}

/** An empty form: a day thirty years ago, its hour and the sex not yet known; the place as last time. */
export function emptyForm(thisYear: number, lastPlace: Place | null): BirthFormState {
  return {
    calendar: 'solar',
    name: '',
    sex: null,
    civil: { year: thisYear - 30, month: 1, day: 1, hour: 12, minute: 0, second: 0 },
    hour: 'unknown',
    place: lastPlace,
    isDstKept: false,
  };
}

/** A lunar date with the length of its month. */
export type FormLunar = LunarDateInput & { readonly isLeap: boolean; readonly monthDays: number };

/**
 * The lunar date of a civil date, for the lunar wheels.
 *
 * @returns null before the first lunar date that the engine knows
 */
export function lunarOf(engine: CalendarEngine, date: CivilDate): FormLunar | null {
  try {
    const { year, month, isLeap, day, monthDays } = lunarDateOf(date, undefined, engine);
    return { year, month, isLeap, day, monthDays };
  } catch {
    return null;
  }
}

/** Result of reading a date: the form with it, or why there is none. */
export type DateChange = { readonly ok: true; readonly form: BirthFormState } | { readonly ok: false };

/** The form at another civil time; refused where that time does not exist. */
export function withCivil(form: BirthFormState, civil: CivilTime, hour: BirthHour = form.hour): DateChange {
  try {
    checkCivilTime(civil);
    return { ok: true, form: { ...form, civil, hour, isDstKept: false } };
  } catch {
    return { ok: false };
  }
}

/**
 * The form at a lunar date, the clock unchanged; refused where the date does not exist (闰月 that is not, 三十 of 29 days).
 */
export function withLunar(engine: CalendarEngine, form: BirthFormState, lunar: LunarDateInput): DateChange {
  try {
    const { year, month, day } = civilDateOfLunar(lunar, undefined, engine);
    return withCivil(form, { ...form.civil, year, month, day });
  } catch {
    return { ok: false };
  }
}

/** The rules a form is cast by: the remembered ones, and 不改 for this birth only. */
export function rulesOf(form: BirthFormState, rules: ChartRulesInput): ChartRulesInput {
  return form.isDstKept && (rules.clock ?? 'civil') === 'civil' ? { ...rules, clock: 'wall' } : rules;
}

/** The birth a form makes. */
export function birthOf(engine: CalendarEngine, form: SexedForm): DatedBirth {
  const { civil, hour, sex, place } = form;
  const utcOffsetMinutes = form.utcOffsetMinutes ?? localMeanMinutes(form);
  const offset = utcOffsetMinutes === null ? {} : { utcOffsetMinutes };
  const where =
    place === null
      ? {}
      : {
          zone: place.zone,
          longitudeDeg: place.longitudeDeg,
          ...(place.latitudeDeg === null ? {} : { latitudeDeg: place.latitudeDeg }),
        };
  const lunar = form.calendar === 'lunar' ? lunarOf(engine, civil) : null;
  if (lunar === null) return { civil, hour, sex, ...where, ...offset };
  const { year, month, isLeap, day } = lunar;
  const { hour: clockHour, minute, second } = civil;
  return {
    lunar: { year, month, isLeap, day, hour: clockHour, minute, second },
    hour,
    sex,
    ...where,
    ...offset,
  };
}
