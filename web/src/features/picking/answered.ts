/**
 * Questions answered today on this device: the same affair, range and people again cost no second use, whatever the
 * conditions or order. The names of the participants are stored too, because an address has none.
 */
import type { PickPerson } from '@shangyuan/engine/almanac';
import { create } from 'zustand';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { isUnlockedInTab, unlockInTab } from '../../lib/wire/unlockedInTab.ts';
import { useSession } from '../../lib/wire/session.ts';
import {
  formatDaysQuestion,
  formatHoursQuestion,
  formatPerson,
  type DaysQuestion,
  type HoursQuestion,
} from './pickQuery.ts';

interface AnsweredToday {
  readonly date: string;
  readonly userId: string;
  readonly keys: readonly string[];
  /** Name by person as an address has them. */
  readonly names: Readonly<Record<string, string>>;
}

/** A question for days or for hours. */
type Question = DaysQuestion | HoursQuestion;

/** What a use is counted by: matter, when, who. */
function useKey(question: Question): string {
  const query = 'from' in question ? formatDaysQuestion(question) : formatHoursQuestion(question);
  return JSON.stringify([query['affair'], query['from'], query['to'], query['date'], query['people']]);
}

function today(): AnsweredToday {
  const fresh = {
    date: shanghaiDate(Date.now()),
    userId: useSession.getState().user?.id ?? '',
    keys: [],
    names: {},
  };
  const stored = readJson(STORAGE_KEYS.answeredToday) as Partial<AnsweredToday> | null;
  // Names entered before the login are still valid after it; no answer is stored without one.
  const isOwn = stored?.userId === fresh.userId || stored?.userId === '';
  if (stored === null || stored.date !== fresh.date || !isOwn) return fresh;
  return { ...fresh, keys: stored.keys ?? [], names: stored.names ?? {} };
}

/** Whether a question was already paid for today. */
export function isAnsweredToday(question: Question): boolean {
  return today().keys.includes(useKey(question));
}

/** Changes with every stored answer, so that a page re-renders though its address stays the same. */
const useAnswerCount = create<{ readonly count: number }>(() => ({ count: 0 }));

/** As {@link isAnsweredToday}, for a page; null is none. */
export function useIsAnsweredToday(question: Question | null): boolean {
  useAnswerCount();
  return question !== null && isAnsweredToday(question);
}

/**
 * Whether a question was paid for today, or answered in this tab before: a page left open overnight and loaded again
 * costs nothing.
 */
export function isAnswered(question: Question): boolean {
  return isAnsweredToday(question) || isUnlockedInTab(encodeURIComponent(useKey(question)));
}

/** Remembers a question that was answered. */
export function rememberAnswered(question: Question): void {
  const answered = today();
  const key = useKey(question);
  unlockInTab(encodeURIComponent(key));
  if (answered.keys.includes(key)) return;
  writeItem(STORAGE_KEYS.answeredToday, JSON.stringify({ ...answered, keys: [...answered.keys, key] }));
  useAnswerCount.setState(({ count }) => ({ count: count + 1 }));
}

/** Remembers the names of those who take part. */
export function rememberNames(
  people: readonly { readonly person: PickPerson; readonly name: string }[],
): void {
  const answered = today();
  const names = Object.fromEntries(people.map(({ person, name }) => [formatPerson(person), name]));
  writeItem(
    STORAGE_KEYS.answeredToday,
    JSON.stringify({ ...answered, names: { ...answered.names, ...names } }),
  );
}

/** Name of a person of an address; null where it is not known. */
export function findName(person: PickPerson): string | null {
  return today().names[formatPerson(person)] ?? null;
}
