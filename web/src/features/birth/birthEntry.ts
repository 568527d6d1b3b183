/**
 * A birth being entered in any of the three ways: by the calendar, by the lunar calendar, by its four pillars.
 */
import { yearOfBirth } from '../../lib/engine/engineOf.ts';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { calendarOf } from '../../lib/engine/calendarOf.ts';
import type { Place } from '../../lib/cases/place.ts';
import {
  birthOf,
  emptyForm,
  hasOpenClock,
  isSexed,
  type BirthFormState,
  type SexedForm,
} from './birthForm.ts';
import { usableRules } from './birthView.ts';
import { caseFormOf, correctedBirth } from './caseForm.ts';
import type { FormCasting } from './castingOf.ts';
import { findPillars, pillarNames, type ChosenPillars } from './chosenPillars.ts';

/** Ways to enter a birth. */
export const ENTRY_METHODS = [
  { value: 'solar', text: '公历' },
  { value: 'lunar', text: '农历' },
  { value: 'pillars', text: '四柱' },
] as const;

/** What was entered so far; the values of the other methods stay while one is shown. */
export interface BirthEntry {
  readonly method: (typeof ENTRY_METHODS)[number]['value'];
  /** Name and sex are shared by all methods. */
  readonly form: BirthFormState;
  readonly rules: ChartRulesInput;
  readonly pillars: ChosenPillars;
}

/** 庚午 壬午 辛亥 乙未 to begin with. */
const FIRST: ChosenPillars = {
  year: ganzhiOf(6),
  month: ganzhiOf(18),
  day: ganzhiOf(47),
  hour: ganzhiOf(31),
};

/** An entry with nothing left open: what can be cast. */
export type SexedEntry = BirthEntry & { readonly form: SexedForm };

/** Whether the sex of an entry was chosen, and the clock where there are two. */
export function isSexedEntry(entry: BirthEntry): entry is SexedEntry {
  return isSexed(entry.form) && (entry.method === 'pillars' || !hasOpenClock(entry.form));
}

/** An entry with nothing in it. */
export function emptyEntry(thisYear: number, lastPlace: Place | null, rules: ChartRulesInput): BirthEntry {
  return { method: 'solar', form: emptyForm(thisYear, lastPlace), rules, pillars: FIRST };
}

/** The entry of a saved case, in its own calendar. */
export async function entryOfCase(record: CaseRecord, thisYear: number): Promise<BirthEntry> {
  const { birth, name, rules, place } = record;
  const empty = { ...emptyForm(thisYear, place), sex: birth.sex };
  if ('pillars' in birth) {
    const pillars = findPillars(birth.pillars) ?? FIRST;
    return { method: 'pillars', form: { ...empty, name }, rules, pillars };
  }
  const engine = await calendarOf(yearOfBirth(birth));
  const { form, rules: shown } = caseFormOf(engine, record, birth);
  return { method: form.calendar, form, rules: shown, pillars: FIRST };
}

/**
 * The casting of an entry.
 *
 * @param record the case it corrects: what the form does not show stays as it was
 */
export async function castingOfEntry(
  entry: SexedEntry,
  record: CaseRecord | null = null,
): Promise<FormCasting> {
  const { method, form, rules, pillars } = entry;
  const { name, place } = form;
  if (method === 'pillars') {
    const hour = pillars.hour === null ? ('unknown' as const) : ('shichen' as const);
    const birth = { pillars: pillarNames(pillars), sex: form.sex, hour };
    // Pillars already result from some clock, and have no place to convert with.
    return { name, birth, place: null, rules: { ...rules, clock: 'civil' } };
  }
  const dated = { ...form, calendar: method };
  const engine = await calendarOf(form.civil.year);
  const birth = record === null ? birthOf(engine, dated) : correctedBirth(engine, record, dated);
  return { name, birth, place, rules: usableRules(dated, rules) };
}
