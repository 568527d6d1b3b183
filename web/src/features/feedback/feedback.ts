/**
 * Feedback: what is written, what goes along with it, and the draft that outlives a failed sending.
 */
import { VERSION, type FEEDBACK_TYPES, type OutputOf, type CALLS } from '@shangyuan/contract';
import { callApi } from '../../lib/wire/api.ts';
import { newId } from '../../lib/device/newId.ts';

/** Kind of a letter. */
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** Kinds a reader chooses from, with their names. */
export const FEEDBACK_NAMES = {
  chart: '排盘有误',
  calendar: '历法有误',
  content: '内容建议',
  account: '账号支付',
  other: '其他',
} as const satisfies Partial<Record<FeedbackType, string>>;

/** A letter being written. */
export interface Letter {
  readonly type: FeedbackType;
  readonly text: string;
  readonly more: string;
  readonly contact: string;
}

/** A letter that was sent, with its reply. */
export type SentLetter = OutputOf<typeof CALLS.listFeedback>[number];

/**
 * Facts that go along: the page a reader came from, what it named, and the version. Nothing of a birth.
 *
 * @param query of the feedback page
 */
export function factsOf(query: Readonly<Record<string, string>>): Record<string, string> {
  const { type: _, ...named } = query;
  return { ...named, version: VERSION };
}

/** Sends a letter; the same `requestId` is taken once. */
export async function sendLetter(
  letter: Letter,
  facts: Readonly<Record<string, string>>,
  images: readonly File[],
): Promise<void> {
  await callApi('sendFeedback', { ...letter, requestId: newId(), facts: { ...facts } }, { images });
}

/** Letters of the user, newest first. */
export function listLetters(): Promise<SentLetter[]> {
  return callApi('listFeedback', {}, { isSilent: true, hasMask: false });
}

const DRAFT_KEY = 'zh_letter';

/** The draft of a page, or an empty letter. */
export function readLetter(key: string, type: FeedbackType): Letter {
  const empty = { type, text: '', more: '', contact: '' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${DRAFT_KEY}_${key}`) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...empty, ...stored, type } : empty;
  } catch {
    return empty;
  }
}

/** Keeps a draft; null lets it go. */
export function keepLetter(key: string, letter: Letter | null): void {
  try {
    if (letter === null) localStorage.removeItem(`${DRAFT_KEY}_${key}`);
    else localStorage.setItem(`${DRAFT_KEY}_${key}`, JSON.stringify(letter));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
