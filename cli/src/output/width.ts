/**
 * How wide a text is in a terminal, where 汉字 take two columns.
 */

/** Wide and fullwidth characters of Unicode's East Asian Width, as far as our texts have them. */
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
/** Marks that join the character before. */
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/**
 * Columns of a text.
 *
 * @example widthOf('甲子 1') // 6
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) if (!NO_WIDTH.test(character)) width += WIDE.test(character) ? 2 : 1;
  return width;
}

/** A text filled with spaces to so many columns. */
export const padTo = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));
