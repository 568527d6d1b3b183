/**
 * A cast hexagram laid out for a page: the lines with 纳甲 六亲 六神 世应 and what the moving ones become, and the four
 * hexagrams that follow.
 */
import { BRANCH_WUXING, type Ganzhi, type Stem } from '../ganzhi/index.ts';
import { type Hexagram, type Liuqin, liuqinOf } from './hexagram.ts';
import { type Liushen, liushenOf } from './liushen.ts';
import { changedHexagram, invertedHexagram, mutualHexagram, oppositeHexagram } from './transform.ts';

/** One line of a cast hexagram. */
export interface HexagramLine {
  /** 1 (bottom) to 6. */
  readonly number: number;
  /** Whether the line is whole 阳. */
  readonly isYang: boolean;
  readonly isMoving: boolean;
  readonly najia: Ganzhi;
  readonly liuqin: Liuqin;
  /** 六神, or null where no day is given. */
  readonly liushen: Liushen | null;
  /** 世 or 应 where the line carries one, else null. */
  readonly role: '世' | '应' | null;
  /** 变爻: 纳甲 and 六亲 of the line after it moved (against the palace of the first hexagram); null for a line at rest. */
  readonly changed: { readonly najia: Ganzhi; readonly liuqin: Liuqin } | null;
}

/** A cast hexagram 本卦 with what follows from it. */
export interface HexagramCast {
  readonly hexagram: Hexagram;
  /** Numbers of the moving lines, ascending. */
  readonly movingLines: readonly number[];
  /** Lines from the bottom up. */
  readonly lines: readonly HexagramLine[];
  /** 变卦; the hexagram itself when no line moves. */
  readonly changed: Hexagram;
  /** 互卦. */
  readonly mutual: Hexagram;
  /** 错卦. */
  readonly opposite: Hexagram;
  /** 综卦. */
  readonly inverted: Hexagram;
}

/**
 * Lays out a hexagram.
 *
 * @param movingLines numbers 1–6, any order
 * @param dayStem stem of the day, for 六神; null leaves them out
 * @throws RangeError for a line outside 1–6
 * @example layOutHexagram(hexagramOfTrigrams('兑', '离'), [1], null).changed.name // '咸'
 */
export function layOutHexagram(
  hexagram: Hexagram,
  movingLines: readonly number[],
  dayStem: Stem | null,
): HexagramCast {
  const changed = changedHexagram(hexagram, movingLines);
  const moving = [...new Set(movingLines)].sort((a, b) => a - b);
  const liushen = dayStem === null ? null : liushenOf(dayStem);
  const lines = hexagram.najia.map((najia, i): HexagramLine => {
    const number = i + 1;
    const isMoving = moving.includes(number);
    const after = changed.najia[i] as Ganzhi;
    return {
      number,
      isYang: hexagram.lines[i] === 1,
      isMoving,
      najia,
      liuqin: hexagram.liuqin[i] as Liuqin,
      liushen: liushen === null ? null : (liushen[i] as Liushen),
      role: number === hexagram.shi ? '世' : number === hexagram.ying ? '应' : null,
      changed: isMoving
        ? { najia: after, liuqin: liuqinOf(hexagram.wuxing, BRANCH_WUXING[after.branch]) }
        : null,
    };
  });
  return {
    hexagram,
    movingLines: moving,
    lines,
    changed,
    mutual: mutualHexagram(hexagram),
    opposite: oppositeHexagram(hexagram),
    inverted: invertedHexagram(hexagram),
  };
}
