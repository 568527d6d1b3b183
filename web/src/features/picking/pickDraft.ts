/**
 * What the form of 择日 holds, and the question it asks.
 */
import type { AlmanacPreset, PickFilter } from '@shangyuan/engine/almanac';
import type { Mountain } from '@shangyuan/engine/ganzhi';
import { jdnOf, type CivilDate } from '@shangyuan/engine/time';
import { formatDate } from '../../lib/words/dateText.ts';
import { participantOfPerson, peopleOf, type Participant } from './participants.ts';
import {
  endOf,
  formatDaysQuestion,
  parseDaysQuestion,
  type DaysQuestion,
  type PickDefaults,
  type Read,
} from './pickQuery.ts';

/** Spans that need no end to be typed. */
export const SPANS = ['30', '90', 'own'] as const;
/** How the end of the range is given. */
export type PickSpan = (typeof SPANS)[number];

/** The form. */
export interface PickDayDraft {
  readonly affair: string;
  readonly from: CivilDate;
  readonly span: PickSpan;
  /** End of an own range as typed. */
  readonly toText: string;
  readonly people: readonly Participant[];
  readonly sitting: Mountain | '';
  readonly filters: readonly PickFilter[];
}

/** The form that asks a question. */
export function draftOf({ affair, from, to, people, sitting, filters }: DaysQuestion): PickDayDraft {
  const days = String(jdnOf(to) - jdnOf(from) + 1);
  const span = SPANS.find((item) => item === days) ?? 'own';
  return {
    affair,
    from,
    span,
    toText: span === 'own' ? formatDate(to) : '',
    people: people.map(participantOfPerson),
    sitting: sitting ?? '',
    filters,
  };
}

/** The question a form asks, or what is wrong with it. */
export function questionOf(draft: PickDayDraft, preset: AlmanacPreset): Read<DaysQuestion> {
  const { affair, from, span, toText, people, sitting, filters } = draft;
  const to = span === 'own' ? from : endOf(from, Number(span));
  const asked = formatDaysQuestion({
    affair,
    from,
    to,
    people: peopleOf(affair, people),
    sitting: sitting === '' ? null : sitting,
    filters,
    preset,
  });
  const defaults: PickDefaults = { date: from, preset };
  return parseDaysQuestion(span === 'own' ? { ...asked, to: toText } : asked, defaults);
}
