/**
 * Forms being filled in. They outlive their page, so that a detour to login, or a reload, restores them.
 */
import { create } from 'zustand';
import { useToday } from '../../lib/time/useToday.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import type { Place } from '../../lib/cases/place.ts';
import { emptyForm, type BirthFormState } from './birthForm.ts';

interface Drafts {
  readonly forms: Readonly<Record<string, BirthFormState>>;
}

const DRAFTS_KEY = 'zh_drafts';

function readDrafts(): Drafts['forms'] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Drafts['forms']) : {};
  } catch {
    return {};
  }
}

const useDrafts = create<Drafts>(() => ({ forms: readDrafts() }));

/** Place of the last casting, or null. The sex of one person says nothing about the next. */
export function readLastPlace(): Place | null {
  const stored = readJson(STORAGE_KEYS.lastForm);
  return typeof stored === 'object' && stored !== null && 'place' in stored
    ? (stored.place as Place | null)
    : null;
}

/** Remembers the place for the next form. */
export function rememberForm({ place }: BirthFormState): void {
  writeItem(STORAGE_KEYS.lastForm, JSON.stringify({ place }));
}

/** Puts a form under a name. */
export function saveDraft(name: string, form: BirthFormState): void {
  useDrafts.setState(({ forms }) => ({ forms: { ...forms, [name]: form } }));
  try {
    sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(useDrafts.getState().forms));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

/** The form under a name, and its setter. */
export function useDraft(name: string): readonly [BirthFormState, (form: BirthFormState) => void] {
  const form = useDrafts(({ forms }) => forms[name]);
  const { date } = useToday();
  return [form ?? emptyForm(date.year, readLastPlace()), (next) => saveDraft(name, next)];
}
