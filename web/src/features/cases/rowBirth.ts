/**
 * Date and clock of a row: the formats of spreadsheets and other programs are rewritten for the parser of the typed
 * field.
 */
import type { Sex } from '@shangyuan/engine/chart';
import type { TypedBirth } from '@shangyuan/reading/typed';
import { pad } from '../../lib/words/text.ts';
import { ParseError } from '../../lib/page/result.ts';

/** The parser of the typed field; pages pass it in, because features do not import each other. */
export type ReadLine = (line: string) => TypedBirth | null;

/** Order of days and months in dates such as 3/4/1990. */
export type DayOrder = 'monthFirst' | 'dayFirst';

/** Date and clock as they are written in a row. */
export interface BirthCells {
  readonly date: string;
  readonly time: string;
  readonly dayOrder: DayOrder | null;
  readonly readLine: ReadLine;
}

/** Date and clock of a birth. */
export interface ReadBirth {
  readonly calendar: 'solar' | 'lunar' | null;
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly isLeap: boolean;
  /** Null where the hour is not known. */
  readonly clock: { readonly hour: number; readonly minute: number; readonly second: number } | null;
  readonly isShichen: boolean;
  readonly sex: Sex | null;
  /** What is left over: a place, perhaps. */
  readonly rest: string;
}

const UNKNOWN = /时辰不详|时间不详|时间未知|不详|未知|不明|不清楚|不知道|吉时|unknown/i;
const NO_DATE = /^(0{1,4}[-/.]0{1,2}[-/.]0{1,4}|无|-+)$/;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const SERIAL_ZERO_MS = Date.UTC(1899, 11, 30);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SLASHED = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\b/;

/** 14:30, with the seconds where there are any. */
function clockOfDay(fraction: number): string {
  const seconds = Math.round(fraction * 86_400);
  return `${pad(Math.floor(seconds / 3_600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** A number of days, as spreadsheets store dates. */
function serialText(serial: number): string {
  const day = new Date(SERIAL_ZERO_MS + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
  return Number.isInteger(serial) ? day : `${day} ${clockOfDay(serial % 1)}`;
}

/** Whether a date can be read with the month first and with the day first. */
export function isEitherOrder(cell: string): boolean {
  const [, first, , second] = SLASHED.exec(cell.normalize('NFKC').trim()) ?? [];
  return first !== undefined && first !== second && Number(first) <= 12 && Number(second) <= 12;
}

/** The order of day and month in a column, decided by a date that can be read in only one way. */
export function dayOrderOf(cells: readonly string[]): DayOrder | null {
  for (const cell of cells) {
    const [, first, , second] = SLASHED.exec(cell.normalize('NFKC').trim()) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
  }
  return null;
}

function dateText(cell: string, dayOrder: DayOrder | null): string {
  if (NO_DATE.test(cell)) return '';
  if (/^\d{5}(\.\d+)?$/.test(cell)) return serialText(Number(cell));
  if (/^-{1,2}\d{1,2}-?\d{2}$/.test(cell)) throw new ParseError(`日期「${cell}」没有年份`);
  if (/T?\d\d:\d\d(:\d\d)?(\.\d+)?\s*(Z|[+-]\d\d:?\d\d)$/.test(cell))
    throw new ParseError(`「${cell}」带着时区，请换成当地的钟点`);
  const named = cell.replace(
    /^(?:(\d{1,2})[\s-]+)?([a-z]{3})[a-z]*\.?[\s-]+(?:(\d{1,2}),?[\s-]+)?(\d{4})\b/i,
    (whole, before: string | undefined, name: string, after: string | undefined, year: string) => {
      const month = MONTHS.indexOf(name.toLowerCase()) + 1;
      const day = before ?? after;
      return month === 0 || day === undefined ? whole : `${year}-${month}-${day}`;
    },
  );
  const slashed = SLASHED.exec(named);
  if (slashed === null) return named;
  const [text, first = '', , second = '', year = ''] = slashed;
  const order = dayOrder ?? dayOrderOf([named]) ?? (first === second ? 'dayFirst' : null);
  if (order === null) throw new ParseError(`日期「${named}」分不清月和日`);
  const [month, day] = order === 'dayFirst' ? [second, first] : [first, second];
  return `${year}-${month}-${day}${named.slice(text.length)}`;
}

/** A range of two hours, as a 时辰 is often written beside its name. */
const SPAN = /\(?\d{1,2}:\d{2}\s*(?:-|~|–|—|至|到)\s*\d{1,2}:\d{2}\)?/;

function timeText(cell: string): string {
  if (/^0?\.\d+$/.test(cell)) return clockOfDay(Number(cell));
  const bare = cell
    // A clock without a date, written with day 0 of the spreadsheet.
    .replace(/^(1899[-/]12[-/]3[01]|190[04][-/]0?1[-/]0?[01])[\sT]+/, '')
    .replaceAll(/([ap])\.\s*m\.?/gi, '$1m')
    .replace(/^(am|pm)\s*(.+)$/i, '$2 $1')
    .replace(/^(\d)(\d{2})$/, '0$1$2');
  const branch = /([早晚夜]?)([子丑寅卯辰巳午未申酉戌亥])时?/.exec(bare);
  if (branch !== null && (SPAN.test(bare) || /^[甲乙丙丁戊己庚辛壬癸]?[早晚夜]?.时?$/.test(bare)))
    return `${branch[1] ?? ''}${branch[2] ?? ''}时`;
  const span = /^(\d{1,2}):\d{2}\s*[-~–—至到]\s*\d{1,2}:\d{2}$/.exec(bare);
  // 13:00–15:00 is 未时.
  if (span !== null)
    return `${'子丑寅卯辰巳午未申酉戌亥'.charAt(Math.floor((Number(span[1]) + 1) / 2) % 12)}时`;
  return bare;
}

/** Reads date and clock of a row. @throws ParseError, in words, for what cannot be read completely */
export function readRowBirth({ date, time, dayOrder, readLine }: BirthCells): ReadBirth | null {
  const hasUnknown = UNKNOWN.test(date) || UNKNOWN.test(time) || /^[-—?xX无]+$/.test(time);
  const day = dateText(date.replace(UNKNOWN, '').trim(), dayOrder);
  if (day === '') return null;
  const clock = hasUnknown ? '' : timeText(time);
  // A spreadsheet writes midnight behind a date where the time has another column.
  const bareDay = clock === '' ? day : day.replace(/[\sT]+0{1,2}:00(:00)?$/, '');
  const repeated = /^(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)[\sT]+(.+)$/.exec(clock);
  const whole = repeated === null ? `${bareDay} ${clock}` : clock;
  const read = readLine(whole.replace(/(:\d{2}:\d{2})\.\d+/, '$1'));
  if (read === null) throw new ParseError(`日期「${date}」认不出来`);
  if (Number.isNaN(read.year)) throw new ParseError(`日期「${date}」的年份是干支，请写公元年份`);
  if (read.question !== null) throw new ParseError(`日期「${date}」的年份只有两位`);
  if (clock !== '' && read.hour === null)
    throw new ParseError(/^\d{1,2}:\d/.test(time) ? `时间「${time}」不存在` : `时间「${time}」认不出来`);
  if (read.unread !== '') throw new ParseError(`「${read.unread}」没有读懂`);
  const { calendar, year, month, isLeap, hour, minute, second, isShichen, sex, rest } = read;
  if (repeated !== null) {
    const own = readLine(bareDay);
    if (own === null || own.year !== year || own.month !== month || own.day !== read.day)
      throw new ParseError(`日期「${date}」与时间「${time}」不是同一天`);
  }
  return {
    calendar,
    date: { year, month, day: read.day },
    isLeap,
    clock: hour === null ? null : { hour, minute, second },
    isShichen,
    sex,
    rest,
  };
}
