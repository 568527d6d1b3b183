/**
 * What a reader of a month should know of its dates.
 */
import type { CalendarQuality } from '@shangyuan/engine/calendar';

const GAP = '历法改革：1582年10月4日之后即为15日，5日至14日不存在。';

const QUALITIES: Readonly<Record<CalendarQuality, string | null>> = {
  exact: null,
  table: '农历据史历表；同时期他国历法可能相差一月或一日。',
  extrapolated: '农历为推算：地球自转难以预知，可能差一日。',
};

/** A month whose dates get a note. */
export interface MonthOfDates {
  /** Whether it is October 1582, without its ten days. */
  readonly hasGap: boolean;
  /** How the lunar dates of its days are known. */
  readonly qualities: Iterable<CalendarQuality>;
}

/**
 * What is unusual about the dates of a month; empty for most.
 *
 * @example monthNotes({ hasGap: true, qualities: ['table'] }).length // 2
 */
export function monthNotes({ hasGap, qualities }: MonthOfDates): readonly string[] {
  const found = new Set(qualities);
  const notes = Object.entries(QUALITIES).flatMap(([quality, note]) =>
    note !== null && found.has(quality as CalendarQuality) ? [note] : [],
  );
  return hasGap ? [GAP, ...notes] : notes;
}
