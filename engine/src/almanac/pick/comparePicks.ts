/**
 * Two or more days of one answer side by side: every reason that one of them has, in the order reasons are shown, with what each
 * day has of it.
 */
import { PICK_REASON_CODES, type PickReason, type PickReasonCode } from './pickReasons.ts';
import type { PickCandidate } from './pickTypes.ts';

/** One reason across the days. */
export interface ComparedReason {
  readonly code: PickReasonCode;
  /** What each day has, in the order of the days; null where it has none. */
  readonly cells: readonly (PickReason | null)[];
  /** Whether the days do not all have the same points here. */
  readonly differs: boolean;
}

/** Which person each reason of a day about one speaks of, in the order of the question: a person whose reasons even out has none. */
function peopleWithReason({ people }: PickCandidate): number[] {
  return people.flatMap(({ points }, order) => (points === 0 ? [] : [order]));
}

/** What a row is about: a person by place in the question, a star of year or month, a popular spirit, else the code only. */
function keyOf(reason: PickReason, person: number): string {
  switch (reason.code) {
    case 'person':
      return `person ${person}`;
    case 'wuhuang':
    case 'erhei':
    case 'prosperous':
      return `${reason.code} ${reason.values.of}`;
    case 'chip':
      return `chip ${reason.values.spirit}`;
    default:
      return reason.code;
  }
}

/**
 * Compares days of one answer.
 *
 * @param candidates two or more, of one search
 * @returns rows in the order the reasons are shown; one for each person, in the order of the question
 * @throws TypeError for what is no list
 */
export function comparePicks(candidates: readonly PickCandidate[]): readonly ComparedReason[] {
  if (!Array.isArray(candidates)) {
    throw new TypeError(`Cannot compare: candidates is ${typeof candidates}, expected a list`);
  }
  const rows = new Map<string, { code: PickReasonCode; person: number; cells: (PickReason | null)[] }>();
  candidates.forEach((candidate, column) => {
    const people = peopleWithReason(candidate);
    for (const reason of candidate.reasons) {
      const { code } = reason;
      const person = code === 'person' ? (people.shift() ?? 0) : 0;
      const key = keyOf(reason, person);
      const row = rows.get(key) ?? { code, person, cells: candidates.map(() => null) };
      row.cells[column] = reason;
      rows.set(key, row);
    }
  });
  const placeOf = ({ code }: { code: PickReasonCode }): number => PICK_REASON_CODES.indexOf(code);
  return [...rows.values()]
    .sort((a, b) => placeOf(a) - placeOf(b) || a.person - b.person)
    .map(({ code, cells }) => {
      const points = new Set(cells.map((cell) => cell?.points ?? 0));
      return { code, cells, differs: points.size > 1 };
    });
}
