/**
 * Columns of the time sheet as data: the options of each wheel, and the form after a turn.
 */
import { lunarMonthName, LUNAR_DAY_NAMES, lunarYear, type CalendarEngine } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { monthDays } from '../../lib/time/monthDays.ts';
import { numberItems, type WheelItem } from '../../ui/controls/wheel.ts';
import { lunarOf, withCivil, withLunar, type BirthFormState } from './birthForm.ts';

/** Years on the wheel, inclusive. */
export interface YearRange {
  readonly first: number;
  readonly last: number;
}

/** A wheel: its items, the one selected, and the form after a turn to another. */
export interface DateWheel {
  readonly label: string;
  readonly unit?: string;
  readonly grow?: number;
  readonly items: readonly WheelItem[];
  readonly value: string;
  readonly turn: (value: string) => BirthFormState;
}

/** Typed years may lie outside the wheel; it then reaches that far. */
function yearItems(year: number, { first, last }: YearRange): WheelItem[] {
  return year < first
    ? [{ value: String(year), text: String(year) }, ...numberItems(first, last)]
    : year > last
      ? [...numberItems(first, last), { value: String(year), text: String(year) }]
      : numberItems(first, last);
}

/** The form at the nearest day that exists. */
function atCivil(form: BirthFormState, year: number, month: number, day: number): BirthFormState {
  const last = civilDateOf(
    jdnOf({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 }) - 1,
  ).day;
  for (let valid = Math.min(day, last); valid > 0; valid--) {
    const change = withCivil(form, { ...form.civil, year, month, day: valid });
    if (change.ok) return change.form;
  }
  return form;
}

const dayItems = (year: number, month: number): WheelItem[] =>
  monthDays(year, month).flatMap((day) => numberItems(day, day));

function solarWheels(form: BirthFormState, years: YearRange): DateWheel[] {
  const { year, month, day } = form.civil;
  return [
    {
      label: '年',
      unit: '年',
      grow: 1.35,
      items: yearItems(year, years),
      value: String(year),
      turn: (value) => atCivil(form, Number(value), month, day),
    },
    {
      label: '月',
      unit: '月',
      items: numberItems(1, 12),
      value: String(month),
      turn: (value) => atCivil(form, year, Number(value), day),
    },
    {
      label: '日',
      unit: '日',
      items: dayItems(year, month),
      value: String(day),
      turn: (value) => atCivil(form, year, month, Number(value)),
    },
  ];
}

const monthKey = (month: number, isLeap: boolean) => `${month}${isLeap ? 'L' : ''}`;

interface LunarRequest {
  readonly year: number;
  /** Month as the wheel names it. */
  readonly key: string;
  readonly day: number;
}

/** The form at the nearest lunar day that exists: another month has 29 days, another year no such leap month. */
function atLunar(engine: CalendarEngine, form: BirthFormState, request: LunarRequest): BirthFormState {
  const { year, key, day } = request;
  const month = Number.parseInt(key, 10);
  const tries = [
    { isLeap: key.endsWith('L'), day },
    { isLeap: key.endsWith('L'), day: 29 },
    { isLeap: false, day },
    { isLeap: false, day: 29 },
  ];
  for (const attempt of tries) {
    const change = withLunar(engine, form, { year, month, ...attempt });
    if (change.ok) return change.form;
  }
  return form;
}

function lunarWheels(engine: CalendarEngine, form: BirthFormState, years: YearRange): DateWheel[] | null {
  const lunar = lunarOf(engine, form.civil);
  if (lunar === null) return null;
  const { year, month, isLeap, day, monthDays } = lunar;
  const key = monthKey(month, isLeap);
  const months = lunarYear(year, undefined, engine).months.map((entry) => ({
    value: monthKey(entry.month, entry.isLeap),
    text: lunarMonthName(entry),
  }));
  return [
    {
      label: '年',
      unit: '年',
      grow: 1.35,
      items: yearItems(year, years),
      value: String(year),
      turn: (value) => atLunar(engine, form, { year: Number(value), key, day }),
    },
    {
      label: '月',
      grow: 1.2,
      items: months,
      value: key,
      turn: (value) => atLunar(engine, form, { year, key: value, day }),
    },
    {
      label: '日',
      grow: 1.1,
      items: LUNAR_DAY_NAMES.slice(0, monthDays).map((text, index) => ({ value: String(index + 1), text })),
      value: String(day),
      turn: (value) => atLunar(engine, form, { year, key, day: Number(value) }),
    },
  ];
}

/** Option of the hour wheel while the hour is unknown. */
const UNKNOWN: WheelItem = { value: '', text: '不详' };
const NO_MINUTE: WheelItem = { value: '', text: '–' };

function clockWheels(form: BirthFormState): DateWheel[] {
  const { civil } = form;
  const at = (change: { hour?: number; minute?: number }): BirthFormState => ({
    ...form,
    civil: { ...civil, ...change },
    hour: 'minute',
    isDstKept: false,
  });
  const isUnknown = form.hour === 'unknown';
  const hours: DateWheel = {
    label: '时',
    ...(isUnknown ? {} : { unit: '时' }),
    items: [UNKNOWN, ...numberItems(0, 23)],
    value: isUnknown ? UNKNOWN.value : String(civil.hour),
    turn: (value) => (value === UNKNOWN.value ? { ...form, hour: 'unknown' } : at({ hour: Number(value) })),
  };
  if (isUnknown)
    return [hours, { label: '分', items: [NO_MINUTE], value: NO_MINUTE.value, turn: () => form }];
  return [
    hours,
    {
      label: '分',
      unit: '分',
      items: numberItems(0, 59),
      value: String(civil.minute),
      turn: (value) => at({ minute: Number(value) }),
    },
  ];
}

/** The wheels of a form: three of the date in its calendar, two of the clock, whose hour can be unknown. */
export function dateWheels(
  engine: CalendarEngine,
  form: BirthFormState,
  years: YearRange,
): readonly DateWheel[] {
  const date =
    (form.calendar === 'lunar' ? lunarWheels(engine, form, years) : null) ?? solarWheels(form, years);
  return [...date, ...clockWheels(form)];
}
