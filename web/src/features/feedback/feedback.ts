/**
 * Feedback: what is written, what goes along with it, and the draft that outlives a failed sending.
 */
import { VERSION, type FEEDBACK_TYPES } from '@shangyuan/contract';
import { callApi } from '../../lib/wire/api.ts';
import { lastFailedRequest } from '../../lib/page/failedRequest.ts';
import { newId } from '../../lib/device/newId.ts';
import { clockText, dateTimeText } from '../../lib/words/dateText.ts';
import type { Birth, PillarsBirth } from '@shangyuan/engine/chart';

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
export interface FeedbackDraft {
  readonly type: FeedbackType;
  readonly text: string;
  readonly more: string;
  readonly contact: string;
  /** Of a letter about business, which goes along as a fact. */
  readonly company: string;
}

const HOUR_NAMES = { minute: '', shichen: '（只知时辰）', unknown: '（时辰不详）' } as const;

function timeText(birth: Exclude<Birth, PillarsBirth>): string {
  if ('civil' in birth) return `公历 ${dateTimeText(birth.civil)}${HOUR_NAMES[birth.hour]}`;
  const { year, isLeap, month, day } = birth.lunar;
  return `农历 ${year}年${isLeap ? '闰' : ''}${month}月${day}日 ${clockText(birth.lunar)}${HOUR_NAMES[birth.hour]}`;
}

/** What a chart says of itself in a letter. */
export interface ChartFacts {
  /** Rules it was cast by, as its own line has them. */
  readonly rules: string;
  /** Birth, sex and place as numbers; no name. */
  readonly birth: string;
}

/**
 * The facts of the chart that was last shown.
 *
 * @param birth its birth as the client state has it
 */
export function chartFactsOf(birth: Birth, rules: string): ChartFacts {
  const { sex, zone, longitudeDeg } = birth;
  const when = 'pillars' in birth ? Object.values(birth.pillars).filter(Boolean).join(' ') : timeText(birth);
  const where = [zone, longitudeDeg === undefined ? undefined : `${longitudeDeg}°`].filter(Boolean).join(' ');
  return { rules, birth: [sex, when, where].filter(Boolean).join('，') };
}

/**
 * Facts sent with a message: the page the user came from, its query, the number of a call that has just failed, the version, for a
 * chart its rules; the birth only with consent.
 *
 * @param query of the feedback page
 * @param chart the chart that was last shown, where the message is about one
 */
export function factsOf(
  query: Readonly<Record<string, string>>,
  chart: ChartFacts | null,
  hasBirth: boolean,
): Record<string, string> {
  const { type: _, ...named } = query;
  const request = lastFailedRequest();
  return {
    ...named,
    ...(request === null ? {} : { request }),
    ...(chart === null ? {} : { rules: chart.rules }),
    ...(chart !== null && hasBirth ? { birth: chart.birth } : {}),
    version: VERSION,
  };
}

/** Sends a letter; the same `requestId` is taken once. */
export async function sendFeedback(
  { company, ...letter }: FeedbackDraft,
  facts: Readonly<Record<string, string>>,
  images: readonly File[],
): Promise<void> {
  const all = company.trim() === '' ? { ...facts } : { ...facts, company: company.trim() };
  await callApi('sendFeedback', { ...letter, requestId: newId(), facts: all }, { images });
}

const DRAFT_KEY = 'zh_letter';

/** The draft of a page, or an empty letter. @param type as the address names it; undefined where it names none */
export function readDraft(key: string, type: FeedbackType | undefined): FeedbackDraft {
  const named = type === undefined ? {} : { type };
  const empty = { type: type ?? 'other', text: '', more: '', contact: '', company: '' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`${DRAFT_KEY}_${key}`) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...empty, ...stored, ...named } : empty;
  } catch {
    return empty;
  }
}

/** Stores a draft; null removes it. */
export function saveDraft(key: string, draft: FeedbackDraft | null): void {
  try {
    if (draft === null) localStorage.removeItem(`${DRAFT_KEY}_${key}`);
    else localStorage.setItem(`${DRAFT_KEY}_${key}`, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
