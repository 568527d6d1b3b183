/**
 * Numbers as they are typed.
 */
import { UsageError } from '../context.ts';
import { text, type Text } from '../language.ts';

/** A whole number in a range. @throws UsageError that names what it is for */
export function readWholeNumber(typed: string, what: Text, min: number, max: number): number {
  const value = /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(
    text(
      `${what.zh}「${typed}」不对，应是 ${min} 至 ${max} 的整数`,
      `wrong ${what.en} "${typed}", expected a whole number ${min} to ${max}`,
    ),
  );
}

/** A number in a range. @throws UsageError that names what it is for */
export function readNumber(typed: string, what: Text, min: number, max: number): number {
  const value = /^[+-]?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(
    text(
      `${what.zh}「${typed}」不对，应是 ${min} 至 ${max} 的数`,
      `wrong ${what.en} "${typed}", expected a number ${min} to ${max}`,
    ),
  );
}
