/**
 * Typing into the form: the line that mirrors the wheels, and what a typed line makes of the form.
 */
import type { BirthEngine } from './birthEngine.ts';
import { withCivil, withLunar, lunarOf, type BirthFormState } from './birthForm.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { clockText } from '../../lib/words/dateText.ts';
import { pad } from '../../lib/words/text.ts';
import { parseBirthText } from './birthText.ts';

/** Shown where a typed date does not exist. */
export const WRONG_DATE = '日期不存在，请检查';
const UNREADABLE = '未识别到日期，例：1990-6-15 14:30';

/** What a typed line gives. */
export type Typed =
  | { readonly ok: true; readonly form: BirthFormState; readonly rest: string }
  | { readonly ok: false; readonly message: string };

/** The line that mirrors the wheels: `1990 0615 1430`, or the lunar date in words. */
export function typedLine(engine: BirthEngine, form: BirthFormState): string {
  const { civil, hour } = form;
  const lunar = form.calendar === 'lunar' ? lunarOf(engine, civil) : null;
  if (lunar !== null)
    return `${lunar.year}年${lunarText(lunar)}${hour === 'unknown' ? '' : ` ${clockText(civil)}`}`;
  const date = `${pad(civil.year, 4)} ${pad(civil.month)}${pad(civil.day)}`;
  return hour === 'unknown' ? date : `${date} ${pad(civil.hour)}${pad(civil.minute)}`;
}

/** Year of a typed line; infinite where none was typed. */
export function yearTyped(text: string): number {
  return parseBirthText(text)?.year ?? Infinity;
}

/** Reads a typed line into the form; parts it does not name stay as they are. */
export function applyTyped(engine: BirthEngine, form: BirthFormState, text: string): Typed {
  const typed = parseBirthText(text);
  if (typed === null) return { ok: false, message: UNREADABLE };
  const { calendar, year, month, isLeap, day, hour, minute, isShichen, sex, rest } = typed;
  const clock = hour === null ? {} : { hour, minute };
  const kept = hour === null ? form.hour : isShichen ? 'shichen' : 'minute';
  const base: BirthFormState = { ...form, calendar, sex: sex ?? form.sex };
  const timed = withCivil(base, { ...form.civil, ...clock }, kept);
  if (!timed.ok) return { ok: false, message: WRONG_DATE };
  const dated =
    calendar === 'lunar'
      ? withLunar(engine, timed.form, { year, month, isLeap, day })
      : withCivil(timed.form, { ...timed.form.civil, year, month, day });
  return dated.ok ? { ok: true, form: dated.form, rest } : { ok: false, message: WRONG_DATE };
}
