/**
 * Reading a question: affair, people and range are checked here, once; after this they are known to be right.
 */
import { type HolidayBook, publishedHolidays } from '../../calendar/index.ts';
import { findGanzhi, type Ganzhi, type Mountain, MOUNTAINS, WUXING } from '../../ganzhi/index.ts';
import { type CivilDate, jdnOf, weekdayOf } from '../../time/index.ts';
import type { AffairRow } from '../tables/affairRow.ts';
import { AFFAIRS } from '../tables/affairs.ts';
import { AFFAIR_WORDS, type AffairWords } from '../tables/affairWords.ts';
import { SIMPLIFIED_PAIRS } from '../tables/simplified.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import { POPULAR_SPIRITS } from '../yiji/spirits.ts';
import { PICK_FILTERS, PICK_ROLES, type PickFilter } from './pickReasons.ts';
import { PICK_DAYS_ON, type PickDaysOn, type PickPerson } from './pickTypes.ts';

/** Longest range of a search, days. */
export const MAX_PICK_DAYS = 400;
/** Most people of a search. */
export const MAX_PICK_PEOPLE = 6;

/** A person with pillars found. */
export interface ReadPerson {
  readonly person: PickPerson;
  readonly year: Ganzhi;
  readonly month: Ganzhi | null;
  readonly day: Ganzhi | null;
}

/** An affair with its words. */
export interface Affair extends AffairRow, AffairWords {}

const NAMED_AFFAIRS: readonly Affair[] = AFFAIRS.map((affair) =>
  Object.freeze({ ...affair, ...AFFAIR_WORDS[affair.id] }),
);

const BY_KEY: ReadonlyMap<string, Affair> = new Map(
  NAMED_AFFAIRS.flatMap((affair) => [[affair.id, affair] as const, [affair.name, affair] as const]),
);

/**
 * The affair of an id or a name.
 *
 * @throws RangeError for one that is not in `AFFAIRS`
 * @example affairOf('嫁娶').id // 'jiaqu'
 */
export function affairOf(key: string): Affair {
  const affair = BY_KEY.get(key);
  if (affair === undefined) {
    throw new RangeError(
      `Cannot pick for affair "${key}": unknown, expected an id or name of the ${AFFAIRS.length}`,
    );
  }
  return affair;
}

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  SIMPLIFIED_PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/**
 * Affairs whose name, meaning or synonyms hold a text, in the order of the table.
 *
 * @param text any part of a word, in simplified or traditional characters; empty finds all
 * @example findAffairs('訂婚')[0].id // 'dingmeng'
 */
export function findAffairs(text: string): readonly Affair[] {
  const simplified = Array.from(text.trim(), (character) => SIMPLIFIED.get(character) ?? character).join('');
  return NAMED_AFFAIRS.filter(({ name, meaning, synonyms = [] }) =>
    [name, meaning, ...synonyms].some((word) => word.includes(simplified)),
  );
}

function pillarOf(role: string, what: string, name: string): Ganzhi {
  const pillar = findGanzhi(name);
  if (pillar === null) {
    throw new RangeError(`Cannot read ${what} of ${role}: "${name}", expected one of the sixty pairs`);
  }
  return pillar;
}

/** @throws RangeError for a part or a phase that is none */
function checkPerson({ role, favourableWuxing = [], unfavourableWuxing = [] }: PickPerson): void {
  if (!PICK_ROLES.includes(role)) {
    throw new RangeError(`Cannot pick for role "${role}": unknown, expected ${PICK_ROLES.join(', ')}`);
  }
  for (const wuxing of [...favourableWuxing, ...unfavourableWuxing]) {
    if (!WUXING.includes(wuxing)) {
      throw new RangeError(`Cannot read 五行 of ${role}: "${wuxing}", expected ${WUXING.join(', ')}`);
    }
  }
}

/** @throws RangeError for more than six people, a part, pillar or phase that is none */
export function readPeople(people: readonly PickPerson[]): readonly ReadPerson[] {
  if (people.length > MAX_PICK_PEOPLE) {
    throw new RangeError(`Cannot pick for ${people.length} people: expected at most ${MAX_PICK_PEOPLE}`);
  }
  return people.map((person) => {
    checkPerson(person);
    const { role, birthYear, birthMonth, birthDay } = person;
    return {
      person,
      year: pillarOf(role, 'birth year', birthYear),
      month: birthMonth === undefined ? null : pillarOf(role, 'birth month', birthMonth),
      day: birthDay === undefined ? null : pillarOf(role, 'birth day', birthDay),
    };
  });
}

function dateText({ year, month, day }: CivilDate): string {
  return `${year}-${month}-${day}`;
}

/** @throws TypeError for what is no record */
function checkRecord(what: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`Cannot pick: ${what} is ${String(value)}, expected a record`);
  }
}

/** @throws TypeError for a question, or a date of it, that is no record */
export function checkQuery(query: unknown, dates: readonly ('from' | 'to' | 'date')[]): void {
  checkRecord('query', query);
  for (const name of dates) checkRecord(name, (query as Readonly<Record<string, unknown>>)[name]);
}

/** @throws RangeError where the end lies before the start, or more than 400 days are requested */
export function readRange(from: CivilDate, to: CivilDate): { fromJdn: number; days: number } {
  const fromJdn = jdnOf(from);
  const days = jdnOf(to) - fromJdn + 1;
  if (days < 1) {
    throw new RangeError(
      `Cannot pick days: the end ${dateText(to)} is before the start ${dateText(from)}, expected from ≤ to`,
    );
  }
  if (days > MAX_PICK_DAYS) {
    throw new RangeError(`Cannot pick days: range of ${days} days, expected at most ${MAX_PICK_DAYS}`);
  }
  return { fromJdn, days };
}

/** @throws RangeError for a name that is not one of the twenty-four mountains */
export function readSitting(sitting: string | undefined): Mountain | null {
  if (sitting === undefined) return null;
  if (!(MOUNTAINS as readonly string[]).includes(sitting)) {
    throw new RangeError(
      `Cannot pick for sitting "${sitting}": unknown, expected one of the twenty-four mountains`,
    );
  }
  return sitting as Mountain;
}

/** @throws RangeError for an unknown filter */
export function readFilters(filters: readonly PickFilter[]): ReadonlySet<PickFilter> {
  for (const filter of filters) {
    if (!PICK_FILTERS.includes(filter)) {
      throw new RangeError(`Cannot use filter "${filter}": unknown, expected ${PICK_FILTERS.join(', ')}`);
    }
  }
  return new Set(filters);
}

/** @throws RangeError for a spirit that is not one of the popular ones */
export function readChips(chips: readonly SpiritId[]): ReadonlySet<SpiritId> {
  for (const chip of chips) {
    if (!POPULAR_SPIRITS.some(({ id }) => id === chip)) {
      throw new RangeError(`Cannot count spirit "${chip}": expected one of the popular spirits`);
    }
  }
  return new Set(chips);
}

const SATURDAY = 6;
const SUNDAY = 0;

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(jdn: number): boolean {
  const weekday = weekdayOf(jdn);
  return weekday === SATURDAY || weekday === SUNDAY;
}

/** A day off: by the notices where one speaks of the day, else a Saturday or Sunday. */
function isRest(holidays: HolidayBook, jdn: number): boolean {
  const holiday = holidays.find(jdn);
  return holiday === null ? isWeekend(jdn) : holiday.kind === 'off';
}

/**
 * Which days are looked at.
 *
 * @throws RangeError for an unknown choice
 */
export function readOn(on: PickDaysOn, given: HolidayBook | undefined): (jdn: number) => boolean {
  if (!PICK_DAYS_ON.includes(on)) {
    throw new RangeError(`Cannot pick days on "${String(on)}": unknown, expected ${PICK_DAYS_ON.join(', ')}`);
  }
  if (on === 'weekend') return isWeekend;
  if (on !== 'rest') return () => true;
  const holidays = given ?? publishedHolidays();
  return (jdn) => isRest(holidays, jdn);
}
