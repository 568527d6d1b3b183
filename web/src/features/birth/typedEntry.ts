/**
 * Typing into the form: the line that mirrors the wheels, and what a typed line makes of the form.
 */
import type { CalendarEngine } from '@shangyuan/engine/calendar';
import { withCivil, withLunar, lunarOf, type BirthFormState } from './birthForm.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { clockText } from '../../lib/words/dateText.ts';
import { pad } from '../../lib/words/text.ts';
import { parseBirthText } from './birthText.ts';

/** Shown where a typed date does not exist. */
export const WRONG_DATE = '日期不存在，请检查';
const UNREADABLE = '看不懂，请按 19900615 1430 写';
const WHICH_YEAR = '是哪一年？';

/** The result of a typed line. */
export type Typed =
  | {
      readonly ok: true;
      readonly form: BirthFormState;
      readonly rest: string;
      /** What the line left open, in words; empty where it was complete. */
      readonly remark: string;
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** Years that a year of two digits could mean. */
      readonly years: readonly number[];
    };

/** The line that mirrors the wheels: `1990 0615 1430`, or the lunar date in words. */
export function typedLine(engine: CalendarEngine, form: BirthFormState): string {
  const { civil, hour } = form;
  const lunar = form.calendar === 'lunar' ? lunarOf(engine, civil) : null;
  if (lunar !== null)
    return `${pad(lunar.year, 4)}年${lunarText(lunar)}${hour === 'unknown' ? '' : ` ${clockText(civil)}`}`;
  const date = `${pad(civil.year, 4)} ${pad(civil.month)}${pad(civil.day)}`;
  return hour === 'unknown' ? date : `${date} ${pad(civil.hour)}${pad(civil.minute)}`;
}

/** Year of a typed line; infinite where none was typed. */
export function yearTyped(text: string): number {
  const typed = parseBirthText(text);
  return typed === null || typed.isShortYear ? Infinity : typed.year;
}

const refused = (message: string, years: readonly number[] = []): Typed => ({ ok: false, message, years });

const unreadText = (text: string) => `「${text}」没有读懂`;

/**
 * Reads a typed line into the form; what it names must have been read. Calendar and sex stay as they are where it names none,
 * the hour does not.
 */
export function applyTyped(engine: CalendarEngine, form: BirthFormState, text: string): Typed {
  const typed = parseBirthText(text);
  if (typed === null) return refused(UNREADABLE);
  const { calendar: stated, year, month, isLeap, day, hour, minute, isShichen, sex, rest } = typed;
  if (typed.unread !== '') return refused(unreadText(typed.unread));
  if (typed.isShortYear) return refused(WHICH_YEAR, [1900 + year, 2000 + year]);
  const calendar = stated ?? form.calendar;
  const clock = hour === null ? {} : { hour, minute };
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
    remark: hour === null ? '未填时间，按时辰不详' : '',
  };
}
