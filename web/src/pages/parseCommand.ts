/**
 * A line typed into the box of the first page: a birth to cast, or a day to open.
 */
import type { Sex } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { parseBirthText, type TypedBirth, type TypedQuestion } from '@shangyuan/reading/typed';
import { formatPillars, pillarNames } from '../features/birth/chosenPillars.ts';
import { parsePillarsLine } from '../features/birth/pillarsLine.ts';
import { futureBirthText } from '../lib/time/birthDate.ts';
import { castingOf, type FormCasting } from '../features/birth/castingOf.ts';
import {
  emptyForm,
  hasOpenClock,
  hasTwoClocks,
  LOCAL_OFFSET_MINUTES,
  type BirthFormState,
} from '../features/birth/birthForm.ts';
import { applyTyped, readBirth, yearTyped, type Typed } from '../features/birth/typedEntry.ts';
import { findPlaces } from '../features/region/findPlaces.ts';
import type { Place } from '../lib/cases/place.ts';
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
      /** What of the line is doubtful or was not used. */
      readonly remarks: readonly string[];
      readonly casting: (sex: Sex) => Promise<FormCasting>;
    }
  | {
      readonly kind: 'refused';
      /** Why a date or pillars in it cannot be used, or what is to be chosen first. */
      readonly message: string;
      /** Lines that it may mean. */
      readonly readings: TypedQuestion['readings'];
      /** Its four pillars, as an address has them; null where it has none that can be cast. */
      readonly pillars: string | null;
    };

function refusal({ message, readings }: Extract<Typed, { ok: false }>) {
  return { kind: 'refused', message, readings, pillars: null } as const;
}

/** The form with the clock that its line names, where the place has two. */
function withClock(form: BirthFormState, clock: TypedBirth['clock']): BirthFormState {
  if (!hasTwoClocks(form) || clock === null) return form;
  return clock === 'local'
    ? { ...form, utcOffsetMinutes: LOCAL_OFFSET_MINUTES }
    : { ...form, isBeijingTime: true };
}

const MOST_PLACES = 8;

function clockQuestion(line: string) {
  return {
    message: '那里有两种钟，所填的是哪一种？',
    readings: ['北京时间', '当地时间'].map((text) => ({ text, line: `${line} ${text}` })),
  };
}

/** Places to choose from; the line with the whole name of each. */
function placeQuestion(line: string, typed: string, places: readonly Place[]) {
  const words = typed.split(' ');
  return {
    message: `「${typed}」不止一处，是哪一处？`,
    readings: places.slice(0, MOST_PLACES).map(({ path }) => {
      const name = path.join('');
      const rest = words.slice(1).reduce((text, word) => text.replace(word, ''), line);
      return { text: name, line: rest.replace(words[0] ?? '', name) };
    }),
  };
}

/**
 * Reads a line.
 *
 * @param today in Shanghai
 * @returns null where there is no date in it; only a date is a day to open, anything more is a birth
 */
export async function parseCommand(
  line: string,
  today: { readonly date: CivilDate; readonly jdn: number },
): Promise<Command | null> {
  const thisYear = today.date.year;
  const empty = emptyForm(thisYear, null);
  const typed = parseBirthText(line);
  if (typed === null) {
    const read = parsePillarsLine(line) === null ? null : applyTyped(await calendarOf(thisYear), empty, line);
    if (read === null || read.ok) return null;
    const pillars = parsePillarsLine(line)?.pillars ?? null;
    return { ...refusal(read), pillars: pillars === null ? null : formatPillars(pillarNames(pillars)) };
  }
  const isDay = typed.hour === null && typed.sex === null && typed.rest === '';
  const year = yearTyped(line);
  const engine = await calendarOf(Number.isFinite(year) ? year : thisYear);
  const read = (isDay ? applyTyped : readBirth)(engine, empty, line);
  if (!read.ok) return refusal(read);
  const { civil, sex, hour } = read.form;
  if (isDay) return { kind: 'date', date: formatDate(civil) };
  const [place = null, ...others] = typed.rest === '' ? [] : await findPlaces(typed.rest);
  if (place !== null && others.length > 0)
    return { kind: 'refused', ...placeQuestion(line, typed.rest, [place, ...others]), pillars: null };
  const form = withClock({ ...read.form, place }, typed.clock);
  if (hasOpenClock(form)) return { kind: 'refused', ...clockQuestion(line), pillars: null };
  const time = hour === 'unknown' ? `${formatDate(civil)} 时辰不详` : dateTimeText(civil);
  return {
    kind: 'birth',
    text: [time, sex, place?.path.at(-1)].filter(Boolean).join(' '),
    sex,
    remarks: [
      futureBirthText(civil, today.jdn),
      typed.rest !== '' && place === null ? `没有找到「${typed.rest}」，不计地区` : null,
    ].filter((remark) => remark !== null),
    casting: (chosen) => castingOf({ ...form, sex: chosen }, useSettings.getState().rules),
  };
}
