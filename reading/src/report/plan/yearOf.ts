/**
 * The year that bears a sentence out: by the phase that leads it, ahead of the year of reading before one that is past.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import type { ShownYearValues } from '../library/shownYearText.ts';
import { oncePerReport, type ReportFacts } from '../reportFacts.ts';
import { extremeYear, namedYears, yearsAhead, yearsByWuxing, yearText, type NamedYear } from '../years.ts';

/** How far back years are looked for. */
const YEARS_BACK = 12;
/** 虚岁 from which on a past year is named: what was before is not remembered. */
const SHOWN_FROM_AGE = 6;
/** How far ahead a reader from 80 on is spoken to of years. */
const ELDER_YEARS_AHEAD = 5;

/** Years lived before that of the day of reading, the earliest first; none without a date. */
export const livedYears = oncePerReport((facts): readonly NamedYear[] => {
  const { year } = facts.today;
  const lived = facts.dated === null ? [] : namedYears(facts, year - YEARS_BACK, year - 1);
  return lived.filter(({ ageXu }) => (ageXu ?? 0) >= SHOWN_FROM_AGE);
});

/** Years from that of the day of reading on, as far as is spoken of to this reader. */
export function openYears(facts: ReportFacts): readonly NamedYear[] {
  const { year } = facts.today;
  return facts.audience === 'elder' ? namedYears(facts, year, year + ELDER_YEARS_AHEAD) : yearsAhead(facts);
}

/** Years after that of the day of reading. */
export function comingYears(facts: ReportFacts): readonly NamedYear[] {
  return openYears(facts).filter(({ year }) => year > facts.today.year);
}

/** The phase that makes a year what it is on a side. */
export function leadingWuxing({ verdict }: NamedYear, side: '助' | '累'): Wuxing | null {
  const grounds = side === '助' ? verdict.lifts : verdict.weighs;
  return grounds.find(({ wuxing }) => wuxing !== null)?.wuxing ?? null;
}

/** Years of a side that a phase leads; where there is none, those in which it is any ground. */
export function yearsOf(
  years: readonly NamedYear[],
  side: '助' | '累',
  wuxings: readonly Wuxing[],
): readonly NamedYear[] {
  const led = yearsByWuxing(years, side, wuxings);
  if (led.length > 0) return led;
  return years.filter(({ verdict }) => {
    const grounds = side === '助' ? verdict.lifts : verdict.weighs;
    return verdict.lean === side && grounds.some(({ wuxing }) => wuxing !== null && wuxings.includes(wuxing));
  });
}

/** A year with the side and phase that make it. */
export interface FoundYear {
  readonly named: NamedYear;
  readonly side: '助' | '累';
  readonly wuxing: Wuxing;
  readonly isPast: boolean;
}

/**
 * The year that bears a sentence out: the next that one of the phases leads on that side, else the best or hardest to come, else
 * the last that is past.
 *
 * @returns null where no year is of that side
 */
export function yearOf(facts: ReportFacts, side: '助' | '累', wuxings: readonly Wuxing[]): FoundYear | null {
  const coming = comingYears(facts);
  const lived = livedYears(facts);
  const ahead = yearsByWuxing(coming, side, wuxings)[0] ?? extremeYear(coming, side);
  const named = ahead ?? yearsByWuxing(lived, side, wuxings).at(-1) ?? extremeYear(lived, side);
  const wuxing = named === null ? null : leadingWuxing(named, side);
  return named === null || wuxing === null ? null : { named, side, wuxing, isPast: ahead === null };
}

/** `yearOf` on one side, or where no year is of it on the other. */
export function yearOnEitherSide(
  facts: ReportFacts,
  side: '助' | '累',
  wuxings: readonly Wuxing[],
): FoundYear | null {
  return yearOf(facts, side, wuxings) ?? yearOf(facts, side === '助' ? '累' : '助', wuxings);
}

/** Values of a sentence on such a year. */
export function shownYearValues(
  { analysis }: ReportFacts,
  { named, wuxing }: FoundYear,
  what: string,
): ShownYearValues {
  return {
    when: yearText(named),
    named: named.year + named.ganzhi.name,
    wuxing,
    role: analysis.roles[wuxing],
    score: named.verdict.score,
    what,
  };
}
