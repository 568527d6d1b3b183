/**
 * The file by which an operator brings in a year's notice of public holidays (docs/OPERATIONS.md has one). Refused as a
 * whole where anything in it cannot be: a wrong day would stand in every calendar until someone notices it.
 */
import { civilDateOf, jdnOf, weekdayOf } from '@shangyuan/engine/time';
import * as z from 'zod/mini';
import type { HolidayDay, HolidayNoticeRow } from '../../db/tables.ts';

/** What a file says. */
export type HolidayFile = {
  readonly asOf: string;
  readonly notices: readonly Omit<HolidayNoticeRow, 'updated_at'>[];
};

/** What is wrong with a file; the message is for the operator. */
export class HolidayFileError extends Error {
  override readonly name = 'HolidayFileError';
}

const FIRST_YEAR = 2001;
/** Days of a notice reach into the years beside its own by so many at the most. */
const REACH_DAYS = 15;
/** Days of the longest span; the longest holiday so far had nine. */
const MAX_SPAN_DAYS = 15;
const SATURDAY = 6;
/** Festivals that have been days off in every notice, with their day of the solar year. */
const ALWAYS_OFF = ['01-01', '05-01', '10-01'] as const;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(\.\.\d{4}-\d{2}-\d{2})?$/));
const fileSchema = z.strictObject({
  asOf: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  notices: z.array(
    z.strictObject({
      year: z.int().check(z.gte(FIRST_YEAR), z.lte(9_999)),
      source: z.string().check(z.minLength(1), z.maxLength(300)),
      rows: z
        .array(
          z.strictObject({
            name: z.string().check(z.minLength(2), z.maxLength(20)),
            off: z.array(day).check(z.minLength(1)),
            work: z.array(day),
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
});
type FileNotice = z.output<typeof fileSchema>['notices'][number];

/** @throws HolidayFileError for a date that there is not */
function jdnOfText(text: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  try {
    return jdnOf({ year, month, day: dayOfMonth });
  } catch {
    throw new HolidayFileError(`${text} is no date`);
  }
}

function textOf(jdn: number): string {
  const { year, month, day: dayOfMonth } = civilDateOf(jdn);
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(dayOfMonth).padStart(2, '0'),
  ].join('-');
}

function jdnsOf(text: string): number[] {
  const [from = '', to = from] = text.split('..');
  const first = jdnOfText(from);
  const length = jdnOfText(to) - first + 1;
  if (length < 1 || length > MAX_SPAN_DAYS) throw new HolidayFileError(`${text} is no span of a holiday`);
  return Array.from({ length }, (_, index) => first + index);
}

function daysOf({ year, rows }: FileNotice): readonly HolidayDay[] {
  const days = new Map<number, HolidayDay>();
  const first = jdnOf({ year, month: 1, day: 1 }) - REACH_DAYS;
  const last = jdnOf({ year, month: 12, day: 31 }) + REACH_DAYS;
  for (const { name, off, work } of rows) {
    for (const [kind, texts] of [
      ['off', off],
      ['work', work],
    ] as const) {
      for (const jdn of texts.flatMap(jdnsOf)) {
        const date = textOf(jdn);
        if (jdn < first || jdn > last)
          throw new HolidayFileError(`${date} is no day of the notice for ${year}`);
        if (days.has(jdn)) throw new HolidayFileError(`${date} stands twice`);
        if (kind === 'work' && weekdayOf(jdn) % SATURDAY !== 0)
          throw new HolidayFileError(`${date} is worked in exchange and no weekend`);
        days.set(jdn, { date, name, kind });
      }
    }
  }
  for (const text of ALWAYS_OFF)
    if (days.get(jdnOfText(`${year}-${text}`))?.kind !== 'off')
      throw new HolidayFileError(`${year}-${text} is not off, as it has been every year`);
  return [...days].toSorted(([a], [b]) => a - b).map(([, found]) => found);
}

/**
 * Reads a file.
 *
 * @param today `YYYY-MM-DD` in Shanghai
 * @throws HolidayFileError
 */
export function readHolidayFile(text: string, today: string): HolidayFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new HolidayFileError('the file is no JSON');
  }
  const parsed = z.safeParse(fileSchema, json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new HolidayFileError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`);
  }
  const { asOf, notices } = parsed.data;
  checkAsOf(asOf, today);
  const years = notices.map(({ year }) => year);
  if (new Set(years).size !== years.length) throw new HolidayFileError('a year stands twice');
  return { asOf, notices: notices.map((notice) => ({ ...pick(notice), days: daysOf(notice) })) };
}

const pick = ({ year, source }: FileNotice) => ({ year, source });

/** @throws HolidayFileError for a day that there is not, or that has not come */
export function checkAsOf(asOf: string, today: string): void {
  jdnOfText(asOf);
  if (asOf > today) throw new HolidayFileError(`${asOf} has not come yet`);
}
