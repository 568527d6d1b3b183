/**
 * Typing into the form: the line that mirrors the wheels, and what a typed line makes of the form.
 */
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { PICKER_YEARS } from '@shangyuan/contract';
import { type TypedQuestion, parseBirthText } from '@shangyuan/reading/typed';
import { birthYearError } from '../../lib/time/birthDate.ts';
import { withCivil, withLunar, lunarOf, type BirthFormState } from './birthForm.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { secondsText } from '../../lib/words/dateText.ts';
import { pad } from '../../lib/words/text.ts';
import { foundTimes } from './foundTimes.ts';
import { parsePillarsLine, type PillarsLine } from './pillarsLine.ts';

/** Shown where a typed date does not exist. */
export const WRONG_DATE = '日期不存在，请检查';
const UNREADABLE = '看不懂，请按 19900615 1430 写';

/** The result of a typed line. */
export type Typed =
  | {
      readonly ok: true;
      readonly form: BirthFormState;
      readonly rest: string;
      /** What the line left open, and how it was taken. */
      readonly remarks: readonly string[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** The lines that the typed one could mean; empty where it means none. */
      readonly readings: TypedQuestion['readings'];
    };

/** The line that mirrors the wheels: `1990 0615 1430`, or the lunar date in words. */
export function typedLine(engine: CalendarEngine, form: BirthFormState): string {
  const { civil, hour } = form;
  const lunar = form.calendar === 'lunar' ? lunarOf(engine, civil) : null;
  if (lunar !== null)
    return `${pad(lunar.year, 4)}年${lunarText(lunar)}${hour === 'unknown' ? '' : ` ${secondsText(civil)}`}`;
  const date = `${pad(civil.year, 4)} ${pad(civil.month)}${pad(civil.day)}`;
  return hour === 'unknown' ? date : `${date} ${secondsText(civil).replaceAll(':', '')}`;
}

/** Year of a typed line; infinite where none was typed. */
export function yearTyped(text: string): number {
  const typed = parseBirthText(text);
  return typed === null || typed.question !== null ? Infinity : typed.year;
}

const refused = (message: string, readings: TypedQuestion['readings'] = []): Typed => ({
  ok: false,
  message,
  readings,
});

const unreadText = (text: string) => `「${text}」没有读懂`;

const RANGE = { fromYear: PICKER_YEARS.helper.first, toYear: PICKER_YEARS.helper.last };
/** A whole 时辰, in milliseconds. */
const SHICHEN_MS = 7_200_000;

/** The times of pillars as lines that can be typed. */
function readingsOfPillars(
  engine: CalendarEngine,
  { pillars, sex }: PillarsLine,
): { readonly message: string; readonly readings: TypedQuestion['readings'] } {
  if (pillars === null) return { message: '这四柱配不成一个时刻，请核对', readings: [] };
  const readings = foundTimes(engine, pillars, RANGE, {}).map(({ civil, dateText, spanText, spanMs }) => {
    const person = sex === null ? '' : ` ${sex}`;
    if (pillars.hour === null) return { text: dateText, line: `${dateText}${person}` };
    // A 节 may end a 时辰 early; its middle then has other pillars.
    const clock = spanMs === SHICHEN_MS ? `${pillars.hour.branch}时` : secondsText(civil);
    return { text: `${dateText} ${spanText}`, line: `${dateText} ${clock}${person}` };
  });
  const { fromYear, toYear } = RANGE;
  return {
    message: readings.length === 0 ? `${fromYear} 至 ${toYear} 年没有这样的四柱` : '这四柱是哪一次？',
    readings,
  };
}

/**
 * Reads a typed line into the form; what it names must have been read. Calendar and sex stay as they are where it names none,
 * the hour does not.
 */
export function applyTyped(engine: CalendarEngine, form: BirthFormState, text: string): Typed {
  const typed = parseBirthText(text);
  if (typed === null) {
    const pillars = parsePillarsLine(text);
    if (pillars === null) return refused(UNREADABLE);
    if (pillars.unread !== '') return refused(unreadText(pillars.unread));
    const { message, readings } = readingsOfPillars(engine, pillars);
    return refused(message, readings);
  }
  const { calendar: stated, year, month, isLeap, day, hour, minute, second, isShichen, sex, rest } = typed;
  if (typed.unread !== '') return refused(unreadText(typed.unread));
  if (typed.question !== null) return refused(typed.question.text, typed.question.readings);
  const calendar = stated ?? form.calendar;
  const clock = hour === null ? {} : { hour, minute, second };
  // A line without a time says that it is not known; the clock of another line is not its own.
  const precision = hour === null ? 'unknown' : isShichen ? 'shichen' : 'minute';
  const base: BirthFormState = { ...form, calendar, sex: sex ?? form.sex };
  const timed = withCivil(base, { ...form.civil, ...clock }, precision);
  if (!timed.ok) return refused(WRONG_DATE);
  const dated =
    calendar === 'lunar'
      ? withLunar(engine, timed.form, { year, month, isLeap, day })
      : withCivil(timed.form, { ...timed.form.civil, year, month, day });
  if (!dated.ok) return refused(WRONG_DATE);
  return {
    ok: true,
    form: dated.form,
    rest,
    remarks: [
      ...(stated === null && calendar === 'lunar' ? ['按农历读；若是公历，请点「公历」'] : []),
      ...(hour === null ? ['未填时间，按时辰不详'] : []),
    ],
  };
}

/** Reads a typed birth as {@link applyTyped} does, and refuses a year that no birth is cast for. */
export function readBirth(engine: CalendarEngine, form: BirthFormState, text: string): Typed {
  const read = applyTyped(engine, form, text);
  const error = read.ok ? birthYearError(read.form.civil.year) : null;
  return error === null ? read : refused(error);
}
