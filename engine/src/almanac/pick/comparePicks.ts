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

/** A person, a star of year or month, a popular spirit: what of a code a row is about. */
function keyOf(reason: PickReason): string {
  switch (reason.code) {
    case 'person':
      return `person ${reason.values.role}${reason.values.birthYear}`;
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
 * @returns rows in the order the reasons are shown
 * @throws TypeError for what is no list
 */
export function comparePicks(candidates: readonly PickCandidate[]): readonly ComparedReason[] {
  if (!Array.isArray(candidates)) {
    throw new TypeError(`Cannot compare: candidates is ${typeof candidates}, expected a list`);
  }
  const rows = new Map<string, { code: PickReasonCode; cells: (PickReason | null)[] }>();
  candidates.forEach(({ reasons }, column) => {
    for (const reason of reasons) {
      const key = keyOf(reason);
      const row = rows.get(key) ?? { code: reason.code, cells: candidates.map(() => null) };
      row.cells[column] = reason;
      rows.set(key, row);
    }
  });
  return [...rows.values()]
    .sort((a, b) => PICK_REASON_CODES.indexOf(a.code) - PICK_REASON_CODES.indexOf(b.code))
    .map(({ code, cells }) => {
      const points = new Set(cells.map((cell) => cell?.points ?? 0));
      return { code, cells, differs: points.size > 1 };
    });
}
