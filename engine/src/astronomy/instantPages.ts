/**
 * Instants of a sequence in the sky, terms or phases, computed once and cached: page by page, each number a plain double, no
 * allocation when one is read. Facts of the sky, so what is once written stays true; a page is made when the first of its
 * instants is requested.
 */
import { numberError } from '../numberError.ts';
import { epochMsOfJdTT } from '../time/index.ts';

/** A sequence of instants, numbered without a gap. */
interface Sequence {
  /** What a member is called in errors. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Julian Date TT of a member. */
  readonly findJd: (ordinal: number) => number;
  /** As `findJd`, cheaper and off by minutes. */
  readonly findRoughJd: (ordinal: number) => number;
}

/** The instants of a sequence. */
export interface InstantPages {
  /**
   * UTC milliseconds of a member, whole.
   *
   * @throws RangeError where the ordinal is not whole or out of range
   */
  readonly exactMs: (ordinal: number) => number;
  /** As `exactMs` where that is known already, else off by minutes. */
  readonly nearMs: (ordinal: number) => number;
  /** Julian Date TT of a member. */
  readonly jdTT: (ordinal: number) => number;
}

const PAGE_SIZE = 512;

/** Numbers by place, page by page; NaN, or no page, where not yet computed. */
type Pages = (Float64Array | undefined)[];

/** What a page holds at a place; NaN or undefined where it is not yet computed, which are greater than nothing. */
function read(pages: Pages, place: number): number {
  return pages[(place / PAGE_SIZE) | 0]?.[place % PAGE_SIZE] as number;
}

function write(pages: Pages, place: number, value: number): number {
  const page = (pages[(place / PAGE_SIZE) | 0] ??= new Float64Array(PAGE_SIZE).fill(Number.NaN));
  return (page[place % PAGE_SIZE] = value);
}

/** Instants of a sequence, none of them computed yet. */
export function instantPages({ name, min, max, findJd, findRoughJd }: Sequence): InstantPages {
  const exact: Pages = [];
  const near: Pages = [];
  const julian: Pages = [];

  function placeOf(ordinal: number): number {
    if (!(Number.isInteger(ordinal) && ordinal >= min && ordinal <= max)) {
      throw numberError(name, ordinal, `a whole number, ${min} to ${max}`);
    }
    return ordinal - min;
  }

  function fillExact(ordinal: number): number {
    const place = placeOf(ordinal);
    return write(exact, place, write(near, place, epochMsOfJdTT(write(julian, place, findJd(ordinal)))));
  }

  function exactMs(ordinal: number): number {
    const ms = read(exact, ordinal - min);
    return ms > -Infinity ? ms : fillExact(ordinal);
  }

  function nearMs(ordinal: number): number {
    const ms = read(near, ordinal - min);
    return ms > -Infinity ? ms : write(near, placeOf(ordinal), epochMsOfJdTT(findRoughJd(ordinal)));
  }

  function jdTT(ordinal: number): number {
    exactMs(ordinal);
    return read(julian, placeOf(ordinal));
  }

  return { exactMs, nearMs, jdTT };
}
