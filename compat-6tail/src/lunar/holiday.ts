/** `HolidayUtil`: public holidays of mainland China. */
import {
  findPublicHoliday,
  jdnOfLunar,
  publicHolidaysOfYear,
  termOfDay,
  type PublicHoliday,
} from '@shangyuan/engine/calendar';
import { jdnOf } from '@shangyuan/engine/time';
import { refuseMethods, refuseStatics } from '../notInShangyuan.ts';
import { Solar } from './solar.ts';

/** Day number of what a holiday celebrates in a civil year. */
function dayOf(name: string, year: number): number | null {
  const lunar = (month: number, day: number): number => jdnOfLunar({ year, month, day });
  if (name === '元旦') return jdnOf({ year, month: 1, day: 1 });
  if (name === '春节') return lunar(1, 1);
  if (name === '清明节')
    return (
      [4, 5, 6].map((day) => jdnOf({ year, month: 4, day })).find((jdn) => termOfDay(jdn)?.name === '清明') ??
      null
    );
  if (name === '劳动节') return jdnOf({ year, month: 5, day: 1 });
  if (name === '端午节') return lunar(5, 5);
  if (name === '中秋节') return lunar(8, 15);
  return name.startsWith('国庆节') ? jdnOf({ year, month: 10, day: 1 }) : null;
}

/** A day of the notices, or one that a program adds by `fix`. */
interface Row {
  readonly jdn: number;
  /** As their list of names has it. */
  readonly name: () => string;
  readonly isWork: boolean;
  readonly target: () => number;
}

/** Their list of names, which programs may change. */
const NAMES = ['元旦节', '春节', '清明节', '劳动节', '端午节', '中秋节', '国庆节', '国庆中秋', '抗战胜利日'];
const OURS: Readonly<Record<string, number>> = { 元旦: 0, '国庆节、中秋节': 7 };

/** The day of the festival itself, the nearest one where a rest runs over New Year. */
function targetOf({ jdn, name, date }: PublicHoliday): number {
  const days = [date.year, date.year + 1].flatMap((year) => dayOf(name, year) ?? []);
  return days.sort((a, b) => Math.abs(a - jdn) - Math.abs(b - jdn))[0] ?? jdn;
}

function rowOf(found: PublicHoliday): Row {
  const known = OURS[found.name] ?? NAMES.indexOf(found.name);
  const name = () => (known < 0 ? found.name : (NAMES[known] as string));
  return { jdn: found.jdn, name, isWork: found.kind === 'work', target: () => targetOf(found) };
}

/** Days changed by `fix`; null where it took one away. */
const fixed = new Map<number, Row | null>();

function findRow(jdn: number): Row | null {
  const known = fixed.get(jdn);
  if (known !== undefined) return known;
  const found = findPublicHoliday(jdn);
  return found && rowOf(found);
}

export class Holiday {
  readonly #row: Row;

  /** @internal */
  constructor(row: Row) {
    this.#row = row;
  }
  getDay(): string {
    return Solar.ofJdn(this.#row.jdn).toYmd();
  }
  getName(): string {
    return this.#row.name();
  }
  /** Whether it is a day of work made up for. */
  isWork(): boolean {
    return this.#row.isWork;
  }
  getTarget(): string {
    return Solar.ofJdn(this.#row.target()).toYmd();
  }
  toString(): string {
    return `${this.getDay()} ${this.getName()}${this.isWork() ? '调休' : ''} ${this.getTarget()}`;
  }
}
refuseMethods('Holiday', Holiday, 'setDay setName setWork setTarget');

/** Digits of a date, 2020-01-01 as 20200101. */
const digits = (text: number | string): string => String(text).replaceAll('-', '');
const pad = (value: number): string => String(value).padStart(2, '0');
const jdnOfDigits = (ymd: string): number =>
  jdnOf({ year: +ymd.slice(0, 4), month: +ymd.slice(4, 6), day: +ymd.slice(6, 8) });

/** Length of a day in the text that `fix` takes: date, number of the name or ~ to take it away, 0 for work, date of the festival. */
const FIX_LENGTH = 18;

export const HolidayUtil = {
  NAMES,
  getHoliday(yearOrYmd: number | string, month?: number, day?: number): Holiday | null {
    const ymd =
      month === undefined || day === undefined ? digits(yearOrYmd) : `${yearOrYmd}${pad(month)}${pad(day)}`;
    const row = findRow(jdnOfDigits(ymd));
    return row && new Holiday(row);
  },
  /** Of a year, or of a month of it. */
  getHolidays(yearOrYmd: number | string, month?: number): Holiday[] {
    const ymd = month === undefined ? digits(yearOrYmd) : `${yearOrYmd}${pad(month)}`;
    const days = new Set([...publicHolidaysOfYear(+ymd.slice(0, 4)).map(({ jdn }) => jdn), ...fixed.keys()]);
    return [...days]
      .sort((a, b) => a - b)
      .flatMap((jdn) => findRow(jdn) ?? [])
      .map((row) => new Holiday(row))
      .filter((holiday) => digits(holiday.getDay()).startsWith(ymd));
  },
  /** Changes days, after an optional list of names. */
  fix(namesOrData: string | readonly string[] | null, data?: string): void {
    if (Array.isArray(namesOrData)) NAMES.splice(0, NAMES.length, ...namesOrData);
    const text = typeof namesOrData === 'string' ? namesOrData : (data ?? '');
    for (let at = 0; at + FIX_LENGTH <= text.length; at += FIX_LENGTH) {
      const ymd = text.slice(at, at + 8);
      // Programs pad the last day with zeros.
      if (Number(ymd) === 0) continue;
      const jdn = jdnOfDigits(ymd);
      const number = text.charCodeAt(at + 8) - 48;
      const target = text.slice(at + 10, at + FIX_LENGTH);
      const row = {
        jdn,
        name: () => NAMES[number] ?? '',
        isWork: text[at + 9] === '0',
        target: () => jdnOfDigits(target),
      };
      fixed.set(jdn, text[at + 8] === '~' ? null : row);
    }
  },
};
refuseStatics('HolidayUtil', HolidayUtil, 'DATA getHolidaysByTarget');
