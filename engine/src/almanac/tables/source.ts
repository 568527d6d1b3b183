/** Where the rule is written: book and chapter. */
export interface Source {
  readonly book: string;
  readonly chapter: string;
}

/** The book the almanac follows. */
export const CLASSIC = '协纪辨方书';

/**
 * A chapter of the book.
 *
 * @example inClassic('卷十 宜忌').book // '协纪辨方书'
 */
export function inClassic(chapter: string): Source {
  return Object.freeze({ book: CLASSIC, chapter });
}

/** What spirits favour and forbid. */
export const ITEM_SOURCE = inClassic('卷十 宜忌');
/** The ladder, and the meeting of 宜 and 忌. */
export const LADDER_SOURCE = inClassic('卷十 等第');
/** The closing rules. */
export const CLOSING_SOURCE = inClassic('卷十 铺注条例');
