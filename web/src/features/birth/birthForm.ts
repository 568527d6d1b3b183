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
import type { BirthHour, ChartRulesInput, DatedBirth, Sex } from '@shangyuan/engine/chart';
import { checkCivilTime, type CivilDate, type CivilTime } from '@shangyuan/engine/time';
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
  const { civil, hour, sex, place, utcOffsetMinutes } = form;
  const offset = utcOffsetMinutes === undefined ? {} : { utcOffsetMinutes };
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
