/**
 * Chinese numerals: digits 〇 to 九 written one by one (二〇二六), and counting numbers (三十五).
 */

const DIGITS = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/**
 * Reads a row of Chinese digits.
 *
 * @param text digits 〇–九, at least one
 * @returns the number they write in decimal
 * @throws RangeError `包含无效字符` for any other character or an empty text, or a number past 2⁵³
 * @example parseChineseDigits('二〇二六') // 2026
 */
export function parseChineseDigits(text: string): number {
  const digits = Array.from(text, (character) => (DIGITS as readonly string[]).indexOf(character));
  if (digits.length === 0 || digits.includes(-1)) {
    throw new RangeError(`包含无效字符: "${text}", expected digits 〇 to 九`);
  }
  const value = Number(digits.join(''));
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Cannot read number "${text}": too long, expected up to 15 digits`);
  }
  return value;
}

/**
 * Writes a number digit by digit.
 *
 * @param value whole, 0 or more
 * @throws RangeError otherwise
 * @example formatChineseDigits(2026) // '二〇二六'
 */
export function formatChineseDigits(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`Cannot write number ${value}: not a whole number from 0, expected 0 to 2^53 - 1`);
  }
  return Array.from(String(value), (digit) => DIGITS[Number(digit)]).join('');
}

/**
 * Writes a counting number below a hundred: 十, 十一, 二十, 三十五.
 *
 * @param value whole, 1–99
 * @throws RangeError otherwise
 * @example formatChineseNumber(35) // '三十五'
 */
export function formatChineseNumber(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 99) {
    throw new RangeError(`Cannot write number ${value}: out of range, expected 1 to 99`);
  }
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  const head = tens === 0 ? '' : `${tens === 1 ? '' : DIGITS[tens]}十`;
  return head + (ones === 0 ? '' : DIGITS[ones]);
}
