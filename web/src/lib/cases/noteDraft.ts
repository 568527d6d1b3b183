/**
 * Notes that are being typed and were not added yet. They stay on the device, by the id of their case.
 */
import { create } from 'zustand';
import { forgetWhenErased } from '../device/erase.ts';
import { newId } from '../device/newId.ts';
import { readJson, writeItem } from '../device/storage.ts';
import type { CaseNote } from './caseRecord.ts';

/** Content of the fields of a note. */
export interface NoteDraft {
  readonly year: string;
  readonly text: string;
}

export const NO_NOTE_DRAFT: NoteDraft = { year: '', text: '' };

const isEmpty = ({ year, text }: NoteDraft) => year.trim() === '' && text.trim() === '';

/** Why a draft cannot be added yet, by field; null where it can be, or is empty. */
export function noteDraftError(draft: NoteDraft): { readonly year: string; readonly text: string } | null {
  if (isEmpty(draft)) return null;
  const year = /^(\d{4})?$/.test(draft.year.trim()) ? '' : '年份要四位数字，如 2016';
  const text = draft.text.trim() === '' ? '写下这一年的事，或清空年份' : '';
  return year === '' && text === '' ? null : { year, text };
}

/**
 * Notes with a draft added; an empty draft adds nothing.
 *
 * @throws RangeError for a draft with an error, see {@link noteDraftError}
 */
export function withNoteDraft(
  notes: readonly CaseNote[],
  draft: NoteDraft,
  nowMs: number,
): readonly CaseNote[] {
  if (isEmpty(draft)) return notes;
  const error = noteDraftError(draft);
  if (error !== null) throw new RangeError(`Cannot add a note: ${error.year || error.text}`);
  const year = draft.year.trim();
  const note = {
    id: newId(),
    text: draft.text.trim(),
    year: year === '' ? null : Number(year),
    createdAt: nowMs,
  };
  return [...notes, note];
}

const KEY = 'zh_note_drafts';

interface NoteDrafts {
  readonly drafts: Readonly<Record<string, NoteDraft>>;
}

function readDrafts(): NoteDrafts['drafts'] {
  const stored = readJson(KEY);
  return typeof stored === 'object' && stored !== null ? (stored as NoteDrafts['drafts']) : {};
}

const useNoteDrafts = create<NoteDrafts>(() => ({ drafts: readDrafts() }));
forgetWhenErased(KEY, {
  setState: useNoteDrafts.setState,
  getInitialState: () => ({ drafts: {} }),
});

/** The draft of a case; empty where there is none. */
export function readNoteDraft(caseId: string): NoteDraft {
  return useNoteDrafts.getState().drafts[caseId] ?? NO_NOTE_DRAFT;
}

/** Stores the draft of a case on the device; an empty one is removed. */
export function saveNoteDraft(caseId: string, draft: NoteDraft): void {
  const { drafts } = useNoteDrafts.getState();
  // Another tab may have written since; where storage is refused, memory is all there is.
  const { [caseId]: _before, ...others } = { ...drafts, ...readDrafts() };
  const next = isEmpty(draft) ? others : { ...others, [caseId]: draft };
  useNoteDrafts.setState({ drafts: next });
  writeItem(KEY, Object.keys(next).length === 0 ? null : JSON.stringify(next));
}

/** The draft of a case, and its setter. */
export function useNoteDraft(caseId: string): readonly [NoteDraft, (draft: NoteDraft) => void] {
  const draft = useNoteDrafts(({ drafts }) => drafts[caseId]);
  return [draft ?? NO_NOTE_DRAFT, (next) => saveNoteDraft(caseId, next)];
}
