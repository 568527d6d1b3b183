/**
 * What was opened by a use, a purchase or a membership, and costs nothing when it is opened again. One memory; its kinds differ in
 * how long they last.
 */
import { create } from 'zustand';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';
import { shanghaiDate } from '../time/clock.ts';
import { useSession } from './session.ts';

/** Where the keys of a kind are stored. */
interface Memory {
  readonly read: () => readonly string[];
  readonly write: (keys: readonly string[]) => void;
}

const userIdNow = () => useSession.getState().user?.id ?? '';
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Of the user who is logged in, until another user writes; the oldest of more than `most` go first. */
function ofUser(item: string, field: string, most: number): Memory {
  return {
    read: () => {
      const stored = readJson(item) as Readonly<Record<string, unknown>> | null;
      const userId = userIdNow();
      return userId !== '' && stored?.['userId'] === userId ? texts(stored[field]) : [];
    },
    write: (keys) => writeItem(item, JSON.stringify({ userId: userIdNow(), [field]: keys.slice(-most) })),
  };
}

/** What is stored of the questions of a day. */
export interface Today {
  readonly date: string;
  readonly userId: string;
  /** Questions that were answered. */
  readonly keys: readonly string[];
  /** Names of those who take part, by person as an address has them. */
  readonly names: Readonly<Record<string, string>>;
}

/** What the user has stored today in Shanghai. */
export function readToday(): Today {
  const fresh = { date: shanghaiDate(Date.now()), userId: userIdNow(), keys: [], names: {} };
  const stored = readJson(STORAGE_KEYS.answeredToday) as Partial<Today> | null;
  // Names entered before the login are still valid after it; no answer is stored without one.
  const isOwn = stored?.userId === fresh.userId || stored?.userId === '';
  if (stored === null || stored.date !== fresh.date || !isOwn) return fresh;
  return { ...fresh, keys: texts(stored.keys), names: stored.names ?? {} };
}

/** Stores a change of it. */
export function writeToday(change: Partial<Pick<Today, 'keys' | 'names'>>): void {
  writeItem(STORAGE_KEYS.answeredToday, JSON.stringify({ ...readToday(), ...change }));
}

const TAB_ITEM = 'zh_passed';

/** Of the tab, so that a reload costs nothing; keys have no spaces. */
const OF_TAB: Memory = {
  read: () => {
    try {
      return sessionStorage.getItem(TAB_ITEM)?.split(' ') ?? [];
    } catch {
      return [];
    }
  },
  write: (keys) => {
    try {
      sessionStorage.setItem(TAB_ITEM, keys.join(' '));
    } catch {
      // Without session storage the gate applies again after a reload.
    }
  },
};

/** Until the app is closed. */
function ofPage(): Memory {
  let stored: readonly string[] = [];
  return {
    read: () => stored,
    write: (keys) => {
      stored = keys;
    },
  };
}

const MEMORIES = {
  /** Reports by their target, as the server last listed them: they are readable offline. */
  report: ofUser(STORAGE_KEYS.unlocked, 'targets', Infinity),
  /** Links to charts by their text. */
  link: ofUser(STORAGE_KEYS.openedLinks, 'texts', 200),
  /** Questions of picking, for the day. */
  question: { read: () => readToday().keys, write: (keys) => writeToday({ keys }) },
  /** A chart of the moment by its moment, a picked day by its question. */
  tab: OF_TAB,
  /** The details of a list by its feature: one use opens them all, so that turning from one to the next costs nothing. */
  details: ofPage(),
} as const satisfies Readonly<Record<string, Memory>>;

/** What can be opened. */
export type UnlockedKind = keyof typeof MEMORIES;

/** Changes with every write, so that components read again. */
const useWrites = create(() => 0);

/** Whether something was opened before; nothing is where there is no key. */
export function isUnlocked(kind: UnlockedKind, key: string | undefined): boolean {
  return key !== undefined && MEMORIES[kind].read().includes(key);
}

/** As {@link isUnlocked}, for a component. */
export function useIsUnlocked(kind: UnlockedKind, key: string | undefined): boolean {
  useWrites();
  return isUnlocked(kind, key);
}

/** Replaces what is opened of a kind, by the server's list. */
export function setUnlocked(kind: UnlockedKind, keys: readonly string[]): void {
  MEMORIES[kind].write(keys);
  useWrites.setState((count) => count + 1, true);
}

/** Remembers that something was opened. */
export function unlock(kind: UnlockedKind, key: string): void {
  setUnlocked(kind, [...new Set([...MEMORIES[kind].read(), key])]);
}
