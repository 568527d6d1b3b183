/**
 * The content of the 择时 form, and its question.
 */
import type { AlmanacPreset } from '@shangyuan/engine/almanac';
import type { CivilDate } from '@shangyuan/engine/time';
import { participantOfPerson, peopleOf, type Participant } from './participants.ts';
import { formatHoursQuestion, type HoursQuestion } from './pickQuery.ts';

/** The form. */
export interface PickHourDraft {
  readonly affair: string;
  readonly date: CivilDate;
  /** Whether thirty days from that date on are searched. */
  readonly isMonth: boolean;
  readonly people: readonly Participant[];
}

/** The form of a question. */
export function hourDraftOf({ affair, date, span, people }: HoursQuestion): PickHourDraft {
  return {
    affair,
    date,
    isMonth: span === 'month',
    people: people.map((person) => participantOfPerson(affair, person)),
  };
}

/** The question of a form. */
export function hoursQuestionOf(
  { affair, date, isMonth, people }: PickHourDraft,
  preset: AlmanacPreset,
): HoursQuestion {
  const question = { affair, date, people: peopleOf(affair, people), preset };
  return isMonth ? { ...question, span: 'month' } : question;
}

const keyOf = (question: HoursQuestion) => JSON.stringify(formatHoursQuestion(question));

/**
 * The form once the address has changed: it follows the address, unless the form itself made that address, because an
 * address contains less about people than the form.
 */
export function followedDraft(draft: PickHourDraft, question: HoursQuestion): PickHourDraft {
  const own = hoursQuestionOf(draft, question.preset);
  return keyOf(own) === keyOf(question) ? draft : hourDraftOf(question);
}
