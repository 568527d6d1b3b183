/**
 * The content of the 择日 form, and its question.
 */
import type { AlmanacPreset, PickDaysOn, PickFilter } from '@shangyuan/engine/almanac';
import type { Mountain } from '@shangyuan/engine/ganzhi';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { participantOfPerson, peopleOf, type Participant } from './participants.ts';
import {
  endOf,
  formatDaysQuestion,
  parseDaysQuestion,
  type DaysQuestion,
  type PickDefaults,
  type PickQueryError,
} from './pickQuery.ts';
import type { Result } from '../../lib/page/result.ts';

/** Spans that need no end to be typed. */
export const SPANS = ['30', '90', 'own'] as const;
/** How the end of the range is chosen. */
export type PickSpan = (typeof SPANS)[number];

/** The form. */
export interface PickDayDraft {
  readonly affair: string;
  readonly from: CivilDate;
  readonly span: PickSpan;
  /** End of an own range. */
  readonly to: CivilDate;
  readonly people: readonly Participant[];
  readonly sitting: Mountain | '';
  readonly filters: readonly PickFilter[];
  readonly on: PickDaysOn;
}

/** The form of a question. */
export function draftOf({ affair, from, to, people, sitting, filters, on }: DaysQuestion): PickDayDraft {
  const days = String(jdnOf(to) - jdnOf(from) + 1);
  const span = SPANS.find((item) => item === days) ?? 'own';
  return {
    affair,
    from,
    span,
    to,
    people: people.map((person) => participantOfPerson(affair, person)),
    sitting: sitting ?? '',
    filters,
    on,
  };
}

/** Last day of a form's range. */
export function lastDayOf({ from, span, to }: Pick<PickDayDraft, 'from' | 'span' | 'to'>): CivilDate {
  return span === 'own' ? to : endOf(from, Number(span));
}

/** The question of a form, or its error. */
export function questionOf(draft: PickDayDraft, preset: AlmanacPreset): Result<DaysQuestion, PickQueryError> {
  const { affair, from, people, sitting, filters, on } = draft;
  const query = formatDaysQuestion({
    affair,
    from,
    to: lastDayOf(draft),
    people: peopleOf(affair, people),
    sitting: sitting === '' ? null : sitting,
    filters,
    on,
    preset,
  });
  const defaults: PickDefaults = { date: from, preset };
  return parseDaysQuestion(query, defaults);
}

let last: PickDayDraft | null = null;

/** Stores a form for as long as the app is open: going back from an answer finds it unchanged. */
export function storeLastDraft(draft: PickDayDraft): void {
  last = draft;
}

/** The form as it was left; null where none was filled in. */
export function findLastDraft(): PickDayDraft | null {
  return last;
}
