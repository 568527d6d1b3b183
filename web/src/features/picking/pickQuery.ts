/**
 * The question of picking in an address and back: 择日, its details and 择时 read it from there, so that each shows the
 * same answer. Reading checks every part; the engine accepts every question that was read.
 */
import {
  AFFAIRS,
  ALMANAC_PRESETS,
  MAX_PICK_DAYS,
  MAX_PICK_PEOPLE,
  PICK_DAYS_ON,
  PICK_FILTERS,
  PICK_ROLES,
  type AlmanacPreset,
  type PickDaysOn,
  type PickDaysQuery,
  type PickFilter,
  type PickHoursQuery,
  type PickPerson,
} from '@shangyuan/engine/almanac';
import { findGanzhi, MOUNTAINS, type Mountain } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf, MAX_JDN, type CivilDate } from '@shangyuan/engine/time';
import type { Query } from '../../lib/page/paths.ts';
import { PRESETS } from '../../lib/words/almanacText.ts';
import { formatDate, parseDate } from '../../lib/words/dateText.ts';
import { parse, ParseError, type Result } from '../../lib/page/result.ts';

/** Affair, people and book. */
interface PickSubject {
  /** Id of an affair. */
  readonly affair: string;
  readonly people: readonly PickPerson[];
  readonly preset: AlmanacPreset;
}

/** A question for days. */
export interface DaysQuestion extends PickSubject {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly sitting: Mountain | null;
  readonly filters: readonly PickFilter[];
  /** All days, weekends or days off. */
  readonly on: PickDaysOn;
}

/** A question for the hours of a day, or of thirty days from it on. */
export interface HoursQuestion extends PickSubject {
  readonly date: CivilDate;
  readonly span?: 'month';
}

/** What is wrong with a question. */
export type PickQueryError =
  'affair' | 'date' | 'endBeforeStart' | 'tooLong' | 'people' | 'sitting' | 'filters' | 'preset';

/** Defaults of the parts an address leaves out. */
export interface PickDefaults {
  /** Day a new search begins with. */
  readonly date: CivilDate;
  readonly preset: AlmanacPreset;
}

/** Default number of days of a search. */
export const FIRST_SPAN = 30;
const FIRST_DAYS_AFFAIR = 'jiaqu';
const FIRST_HOURS_AFFAIR = 'kaishi';

function readAffair(text: string): string {
  if (!AFFAIRS.some(({ id }) => id === text)) throw new ParseError<PickQueryError>('affair');
  return text;
}

function readDate(text: string): CivilDate {
  const date = parseDate(text);
  if (date === null || date.year < 1) throw new ParseError<PickQueryError>('date');
  return date;
}

function readOne<T extends string>(text: string, all: readonly T[], error: PickQueryError): T {
  const found = all.find((item) => item === text);
  if (found === undefined) throw new ParseError<PickQueryError>(error);
  return found;
}

const BETWEEN = ',';
const WITHIN = '.';
const ABSENT = '-';

function readPillar(text: string): string {
  if (findGanzhi(text) === null) throw new ParseError<PickQueryError>('people');
  return text;
}

function readPerson(text: string): PickPerson {
  const [role = '', year = '', month = ABSENT, day = ABSENT, ...more] = text.split(WITHIN);
  if (more.length > 0) throw new ParseError<PickQueryError>('people');
  return {
    role: readOne(role, PICK_ROLES, 'people'),
    birthYear: readPillar(year),
    ...(month === ABSENT ? {} : { birthMonth: readPillar(month) }),
    ...(day === ABSENT ? {} : { birthDay: readPillar(day) }),
  };
}

function readPeople(text: string): readonly PickPerson[] {
  const people = text.split(BETWEEN).map(readPerson);
  if (people.length > MAX_PICK_PEOPLE) throw new ParseError<PickQueryError>('people');
  return people;
}

function readSubject(query: Query, defaults: PickDefaults, firstAffair: string): PickSubject {
  const { affair = firstAffair, people, preset = defaults.preset } = query;
  return {
    affair: readAffair(affair),
    people: people === undefined ? [] : readPeople(people),
    preset: readOne(preset, PRESETS, 'preset'),
  };
}

/** Last day of a span that begins on a day; within the calendar. */
export function endOf(from: CivilDate, days: number): CivilDate {
  return civilDateOf(Math.min(MAX_JDN, jdnOf(from) + days - 1));
}

/** @throws Wrong */
function checkRange(from: CivilDate, to: CivilDate): void {
  const days = jdnOf(to) - jdnOf(from) + 1;
  if (days < 1) throw new ParseError<PickQueryError>('endBeforeStart');
  if (days > MAX_PICK_DAYS) throw new ParseError<PickQueryError>('tooLong');
}

/** The question for days of an address. */
export function parseDaysQuestion(
  query: Query,
  defaults: PickDefaults,
): Result<DaysQuestion, PickQueryError> {
  return parse(() => {
    const from = query['from'] === undefined ? defaults.date : readDate(query['from']);
    const to = query['to'] === undefined ? endOf(from, FIRST_SPAN) : readDate(query['to']);
    checkRange(from, to);
    const { sitting, filters, on = 'all' } = query;
    return {
      ...readSubject(query, defaults, FIRST_DAYS_AFFAIR),
      from,
      to,
      sitting: sitting === undefined ? null : readOne(sitting, MOUNTAINS, 'sitting'),
      filters:
        filters === undefined
          ? []
          : filters.split(BETWEEN).map((text) => readOne(text, PICK_FILTERS, 'filters')),
      on: readOne(on, PICK_DAYS_ON, 'filters'),
    };
  });
}

/** The question for hours of an address. */
export function parseHoursQuestion(
  query: Query,
  defaults: PickDefaults,
): Result<HoursQuestion, PickQueryError> {
  return parse(() => ({
    ...readSubject(query, defaults, FIRST_HOURS_AFFAIR),
    date: query['date'] === undefined ? defaults.date : readDate(query['date']),
    ...(query['span'] === 'month' && { span: 'month' as const }),
  }));
}

/** The day of the details page; null where there is none. */
export function parseDay(query: Query): CivilDate | null {
  const found = parse(() => readDate(query['date'] ?? ''));
  return found.ok ? found.value : null;
}

/**
 * A person as an address has them.
 *
 * @example formatPerson({ role: '主', birthYear: '庚午' }) // "主.庚午.-.-"
 */
export function formatPerson({ role, birthYear, birthMonth, birthDay }: PickPerson): string {
  return [role, birthYear, birthMonth ?? ABSENT, birthDay ?? ABSENT].join(WITHIN);
}

function formatSubject({ affair, people, preset }: PickSubject): Query {
  return {
    affair,
    ...(people.length === 0 ? {} : { people: people.map(formatPerson).join(BETWEEN) }),
    preset,
  };
}

/** The address of a question for days. */
export function formatDaysQuestion(question: DaysQuestion): Query {
  const { from, to, sitting, filters, on } = question;
  return {
    ...formatSubject(question),
    from: formatDate(from),
    to: formatDate(to),
    ...(sitting === null ? {} : { sitting }),
    ...(filters.length === 0 ? {} : { filters: filters.join(BETWEEN) }),
    ...(on === 'all' ? {} : { on }),
  };
}

/** The address of a question for hours. */
export function formatHoursQuestion(question: HoursQuestion): Query {
  const { date, span } = question;
  return { ...formatSubject(question), date: formatDate(date), ...(span !== undefined && { span }) };
}

/** The engine query for days. */
export function pickDaysQuery(question: DaysQuestion): PickDaysQuery {
  const { affair, from, to, people, sitting, filters, on, preset } = question;
  const rules = ALMANAC_PRESETS[preset];
  return { affair, from, to, on, people, filters, rules, ...(sitting === null ? {} : { sitting }) };
}

/** The engine query for hours. */
export function pickHoursQuery({ affair, date, people, preset }: HoursQuestion): PickHoursQuery {
  return { affair, date, people, rules: ALMANAC_PRESETS[preset] };
}

/** The engine query for the hours of thirty days: its days, which have their hours. */
export function pickMonthQuery({ affair, date, people, preset }: HoursQuestion): PickDaysQuery {
  return { affair, from: date, to: endOf(date, FIRST_SPAN), people, rules: ALMANAC_PRESETS[preset] };
}

const ERROR_TEXTS: Readonly<Record<PickQueryError, string>> = {
  affair: '没有这一事项，请重新选择',
  date: '日期不存在，请检查',
  endBeforeStart: '结束日期在开始之前',
  tooLong: `范围最多 ${MAX_PICK_DAYS} 天`,
  people: '参与人的四柱有误，请重新选择',
  sitting: '没有这一坐向，请重新选择',
  filters: '没有这一筛选条件，请重新选择',
  preset: '没有这一依据，请重新选择',
};

/** What is wrong, in words. */
export function errorText(error: PickQueryError): string {
  return ERROR_TEXTS[error];
}
