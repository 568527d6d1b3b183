/**
 * 时间起卦: the hexagram of a moment by the numbers of its lunar year, month, day and double-hour.
 */
import { numberError } from '../numberError.ts';
import { type Branch, BRANCH_INDEX, BRANCHES } from '../ganzhi/index.ts';
import { type Hexagram, hexagramOfTrigrams } from './hexagram.ts';
import { hourNumber, lineOfNumber, trigramOfNumber } from './trigramNumbers.ts';

/** The numbers a hexagram is cast from. */
export interface HexagramNumbers {
  /** 支 of the lunar year (it changes on 正月初一). */
  readonly yearBranch: Branch;
  /** Lunar month, 1–12; a leap month keeps its number. */
  readonly month: number;
  /** Lunar day, 1–30. */
  readonly day: number;
  /** 支 of the double-hour. */
  readonly hour: Branch;
}

function checkNumber(part: string, value: number, max: number): void {
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw numberError(`lunar ${part}`, value, `1 to ${max}`);
  }
}

function checkBranch(part: string, branch: Branch): void {
  if (!BRANCHES.includes(branch)) {
    throw new RangeError(`wrong ${part} "${String(branch)}", expected one of the twelve branches`);
  }
}

/**
 * Hexagram and moving line of a moment: upper trigram from year + month + day, lower trigram and moving line from
 * that sum and the hour (子 counts 1).
 *
 * @returns the hexagram and the number of its moving line, 1–6
 * @throws RangeError `wrong lunar month|day N`, or a year or hour that is no branch; TypeError for what is no record
 * Source: 梅花易数·卷一·年月日时起例.
 * @example castByNumbers({ yearBranch: '辰', month: 12, day: 17, hour: '申' }).hexagram.name // '革'
 */
export function castByNumbers(numbers: HexagramNumbers): { hexagram: Hexagram; movingLine: number } {
  if (typeof numbers !== 'object' || numbers === null) {
    throw new TypeError(`Cannot cast: numbers is ${String(numbers)}, expected a record`);
  }
  checkBranch('year', numbers.yearBranch);
  checkBranch('hour', numbers.hour);
  checkNumber('month', numbers.month, 12);
  checkNumber('day', numbers.day, 30);
  const sum = BRANCH_INDEX[numbers.yearBranch] + 1 + numbers.month + numbers.day;
  const withHour = sum + hourNumber(numbers.hour);
  const hexagram = hexagramOfTrigrams(trigramOfNumber(sum), trigramOfNumber(withHour));
  return { hexagram, movingLine: lineOfNumber(withHour) };
}
