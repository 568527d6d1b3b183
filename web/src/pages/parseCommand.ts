/**
 * A line typed into the box of the first page: a birth to cast, or a day to open.
 */
import type { Sex } from '@shangyuan/engine/chart';
import { parseBirthText } from '../features/birth/birthText.ts';
import { castingOf, type FormCasting } from '../features/birth/castingOf.ts';
import { emptyForm } from '../features/birth/birthForm.ts';
import { applyTyped, yearTyped } from '../features/birth/typedEntry.ts';
import { findPlace } from '../features/region/findPlace.ts';
import { useSettings } from '../lib/device/settings.ts';
import { calendarOf } from '../lib/engine/calendarOf.ts';
import { dateTimeText, formatDate } from '../lib/words/dateText.ts';

/** The request in a line. */
export type Command =
  | { readonly kind: 'date'; readonly date: string }
  | {
      readonly kind: 'birth';
      readonly text: string;
      /** Null where the line has none; the user chooses it before anything is cast. */
      readonly sex: Sex | null;
      readonly casting: (sex: Sex) => Promise<FormCasting>;
    }
  /** A date is in it that cannot be used, in words. */
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Reads a line.
 *
 * @param thisYear in Shanghai
 * @returns null where there is no date in it; only a date is a day to open, anything more is a birth
 */
export async function parseCommand(line: string, thisYear: number): Promise<Command | null> {
  const typed = parseBirthText(line);
  if (typed === null) return null;
  const isDay = typed.hour === null && typed.sex === null && typed.rest === '';
  const empty = emptyForm(thisYear, null);
  const year = yearTyped(line);
  const engine = await calendarOf(Number.isFinite(year) ? year : thisYear);
  const read = applyTyped(engine, empty, line);
  if (!read.ok) return { kind: 'refused', message: read.message };
  const { civil, sex, hour } = read.form;
  if (isDay) return { kind: 'date', date: formatDate(civil) };
  const place = typed.rest === '' ? null : await findPlace(typed.rest);
  const time = hour === 'unknown' ? `${formatDate(civil)} 时辰不详` : dateTimeText(civil);
  return {
    kind: 'birth',
    text: [time, sex, place?.path.at(-1)].filter(Boolean).join(' '),
    sex,
    casting: (chosen) => castingOf({ ...read.form, place, sex: chosen }, useSettings.getState().rules),
  };
}
