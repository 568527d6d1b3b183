/**
 * 报数起卦: the hexagram of one, two or three numbers that were spoken or counted, with the hour.
 */
import { type Branch, BRANCHES } from '../ganzhi/index.ts';
import { type Hexagram, hexagramOfTrigrams } from './hexagram.ts';
import { hourNumber, lineOfNumber, trigramOfNumber } from './trigramNumbers.ts';

/** Numbers a hexagram is cast from. */
export interface HexagramCounts {
  /** One number (with the hour), two, or three; whole, from 1. */
  readonly counts: readonly number[];
  /** Double-hour in which they were spoken; null leaves it out of two numbers, and is not allowed with one. */
  readonly hour: Branch | null;
}

const MAX_COUNTS = 3;

function checkCounts(query: HexagramCounts): void {
  if (typeof query !== 'object' || query === null) {
    throw new TypeError(`Cannot cast: counts is ${String(query)}, expected a record`);
  }
  const { counts, hour } = query;
  if (!Array.isArray(counts) || counts.length < 1 || counts.length > MAX_COUNTS) {
    throw new RangeError(`Cannot cast by ${String(counts)}: expected one to three numbers`);
  }
  for (const count of counts) {
    if (!Number.isSafeInteger(count) || count < 1) {
      throw new RangeError(`wrong number ${String(count)}, expected a whole number from 1`);
    }
  }
  if (hour !== null && !BRANCHES.includes(hour)) {
    throw new RangeError(`wrong hour "${String(hour)}", expected one of the twelve branches`);
  }
  if (counts.length === 1 && hour === null) throw new RangeError('Cannot cast by one number: no hour given');
}

/**
 * Hexagram and moving line of numbers. One: the upper trigram, the hour the lower, both together the line. Two: upper and
 * lower, both with the hour the line. Three: upper, lower and line, the hour left out.
 *
 * @returns the hexagram and the number of its moving line, 1–6
 * @throws RangeError for no number or more than three, one that is not whole or below 1, an hour that is none; TypeError for no record
 * Source: 梅花易数·卷一·物数占例, 声音占例 and 邻夜扣门借物占; three numbers are practice of today.
 * @example castByCounts({ counts: [1, 5], hour: '酉' }).hexagram.fullName // '天风姤'
 */
export function castByCounts(query: HexagramCounts): { hexagram: Hexagram; movingLine: number } {
  checkCounts(query);
  const { counts, hour } = query;
  const [first = 1, second, third] = counts;
  const time = hour === null ? 0 : hourNumber(hour);
  const hexagram = hexagramOfTrigrams(trigramOfNumber(first), trigramOfNumber(second ?? time));
  return { hexagram, movingLine: lineOfNumber(third ?? first + (second ?? 0) + time) };
}
