/**
 * Years as they are typed: 2026, 2026-2030.
 */
import type { YearRange } from '@shangyuan/engine/chart';
import { UsageError } from '../context.ts';
import { textOf, type FlagValues } from '../flagValues.ts';
import { text } from '../language.ts';

/** The years of `--years`; null where none are given. @throws UsageError for what is no year, or a range from its end */
export function readYears(flags: FlagValues): YearRange | null {
  const typed = textOf(flags, 'years');
  if (typed === undefined) return null;
  const [, from = '', to = from] = /^(\d{1,4})(?:\s*(?:-|–|~|\.\.|至|到)\s*(\d{1,4}))?$/.exec(typed) ?? [];
  if (from === '' || Number(to) < Number(from))
    throw new UsageError(
      text(
        `年份「${typed}」不对，如 2026 或 2026-2030`,
        `wrong years "${typed}", expected 2026 or 2026-2030`,
      ),
    );
  return { fromYear: Number(from), toYear: Number(to) };
}
