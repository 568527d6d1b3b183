/**
 * Questions answered today on this device: the same affair, range and people again cost no second use, whatever the
 * conditions or order. The names of the participants are stored too, because an address has none.
 */
import type { PickPerson } from '@shangyuan/engine/almanac';
import { isUnlocked, readToday, unlock, useIsUnlocked, writeToday } from '../../lib/wire/unlocked.ts';
import {
  formatDaysQuestion,
  formatHoursQuestion,
  formatPerson,
  type DaysQuestion,
  type HoursQuestion,
} from './pickQuery.ts';

/** A question for days or for hours. */
type Question = DaysQuestion | HoursQuestion;

/** What a use is counted by: matter, when, who. */
function useKey(question: Question): string {
  const query = 'from' in question ? formatDaysQuestion(question) : formatHoursQuestion(question);
  const { affair, from, to, date, people, span } = query;
  return JSON.stringify([affair, from, to, date, people, ...(span === undefined ? [] : [span])]);
}

/** The same for the tab, whose keys have no spaces. */
const tabKey = (question: Question) => encodeURIComponent(useKey(question));

/** Whether a question was already paid for today. */
export function isAnsweredToday(question: Question): boolean {
  return isUnlocked('question', useKey(question));
}

/** As {@link isAnsweredToday}, for a page; null is none. */
export function useIsAnsweredToday(question: Question | null): boolean {
  return useIsUnlocked('question', question === null ? undefined : useKey(question));
}

/**
 * Whether a question was paid for today, or answered in this tab before: a page left open overnight and loaded again
 * costs nothing.
 */
export function isAnswered(question: Question): boolean {
  return isAnsweredToday(question) || isUnlocked('tab', tabKey(question));
}

/** Remembers a question that was answered. */
export function rememberAnswered(question: Question): void {
  unlock('tab', tabKey(question));
  unlock('question', useKey(question));
}

/** Remembers the names of those who take part. */
export function rememberNames(
  people: readonly { readonly person: PickPerson; readonly name: string }[],
): void {
  const names = Object.fromEntries(people.map(({ person, name }) => [formatPerson(person), name]));
  writeToday({ names: { ...readToday().names, ...names } });
}

/** Name of a person of an address; null where it is not known. */
export function findName(person: PickPerson): string | null {
  return readToday().names[formatPerson(person)] ?? null;
}
