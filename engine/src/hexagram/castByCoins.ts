/**
 * 三枚铜钱: six throws of three coins, the first for the bottom line. The chance comes from outside.
 */
import { numberError } from '../numberError.ts';
import { type Hexagram, hexagramOfBits, type SixLines } from './hexagram.ts';

/** How many of the three coins show the back 背 in a throw. */
export type CoinBacks = 0 | 1 | 2 | 3;

/** A throw as a line: its name, whether it is whole, and whether it moves. */
export interface CoinLine {
  readonly name: '老阴' | '少阳' | '少阴' | '老阳';
  readonly isYang: boolean;
  readonly isMoving: boolean;
}

/** Lines by the number of backs: 三字为交, 一背为单, 二背为拆, 三背为重. Source: 火珠林; 增删卜易·卷一·以钱代蓍法. */
export const COIN_LINES = [
  { name: '老阴', isYang: false, isMoving: true },
  { name: '少阳', isYang: true, isMoving: false },
  { name: '少阴', isYang: false, isMoving: false },
  { name: '老阳', isYang: true, isMoving: true },
] as const satisfies readonly CoinLine[];

const COINS = 3;
const LINES = 6;

/**
 * Throws three coins six times.
 *
 * @param random gives a number from 0 to less than 1 at each call, as `Math.random`; called eighteen times
 * @returns backs of each throw, for the lines from the bottom up
 * @throws RangeError where `random` gives anything else
 * @example tossCoins(() => 0) // [0, 0, 0, 0, 0, 0]
 */
export function tossCoins(random: () => number): SixLines<CoinBacks> {
  const toss = (): CoinBacks => {
    let backs = 0;
    for (let coin = 0; coin < COINS; coin++) {
      const chance = random();
      if (!(chance >= 0 && chance < 1)) throw numberError('chance', chance, '0 to less than 1');
      if (chance >= 0.5) backs++;
    }
    return backs as CoinBacks;
  };
  return Array.from({ length: LINES }, toss) as unknown as SixLines<CoinBacks>;
}

/**
 * Hexagram and moving lines of six throws.
 *
 * @param tosses backs of each throw, 0–3, for the lines from the bottom up
 * @returns the hexagram, and the numbers of its moving lines, 1–6, ascending; none may move
 * @throws RangeError for another number of throws, or of backs
 * Source: 增删卜易·卷一·以钱代蓍法.
 * @example castByCoins([1, 1, 1, 2, 2, 3]).hexagram.fullName // '山天大畜'
 */
export function castByCoins(tosses: readonly number[]): {
  hexagram: Hexagram;
  movingLines: readonly number[];
} {
  if (!Array.isArray(tosses) || tosses.length !== LINES) {
    throw new RangeError(`Cannot cast by ${String(tosses)}: expected six throws`);
  }
  let bits = 0;
  const movingLines: number[] = [];
  tosses.forEach((backs, i) => {
    const line: CoinLine | undefined = COIN_LINES[backs];
    if (line === undefined) throw new RangeError(`wrong throw ${String(backs)}, expected 0 to 3 backs`);
    if (line.isYang) bits |= 1 << i;
    if (line.isMoving) movingLines.push(i + 1);
  });
  return { hexagram: hexagramOfBits(bits), movingLines };
}
