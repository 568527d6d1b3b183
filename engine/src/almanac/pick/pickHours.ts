/**
 * 择时: hours of a day for an affair.
 */
import { type LunarCalendar, MODERN_CALENDAR } from '../../calendar/index.ts';
import { jdnOf } from '../../time/index.ts';
import { affairFrame, hardRejection } from './pickFilters.ts';
import { pickDayBy } from './pickDays.ts';
import { hourScore, type RatedHour, ratedHours } from './pickHourScore.ts';
import { affairOf, readPeople, readSitting } from './pickQuery.ts';
import type { PickHour, PickHoursQuery, PickHoursResult, RejectedHour } from './pickTypes.ts';
import { ALMANAC_OPTIONS } from '../rules.ts';

function hourOf({ row, score, band, relations }: RatedHour): PickHour {
  const { index, branch, label, startHour, endHour, ganzhi, road, spirits } = row;
  return { index, branch, label, startHour, endHour, ganzhi, road, score, band, spirits, relations };
}

function rejectedOf({ row, rejected }: RatedHour): RejectedHour {
  return { index: row.index, branch: row.branch, label: row.label, text: rejected ?? '' };
}

/** As {@link pickHours}, by the calendar that is held. */
export function pickHoursBy(calendar: LunarCalendar, query: PickHoursQuery): PickHoursResult {
  const affair = affairOf(query.affair);
  const rules = ALMANAC_OPTIONS.complete(query.rules);
  const people = readPeople(query.people ?? []);
  const sitting = readSitting(query.sitting);
  const jdn = jdnOf(query.date);
  const day = pickDayBy(calendar, jdn, affair, rules);
  const frame = {
    affair,
    people,
    sitting,
    place: query.place,
    rules,
    filters: new Set<never>(),
    includeNeutral: true,
    ...affairFrame(affair),
  };
  const rated = ratedHours(jdn, frame);
  return {
    ruleset: 'xieji-1',
    rules,
    affair: { id: affair.id, name: affair.name },
    dayVerdict: day.verdict,
    dayRejectedBy: hardRejection(day, frame)?.filter ?? null,
    hours: rated
      .filter(({ rejected }) => rejected === null)
      .sort(hourScore)
      .map(hourOf),
    rejected: rated.filter(({ rejected }) => rejected !== null).map(rejectedOf),
  };
}

/**
 * Hours of a day for an affair, best first.
 *
 * @param query affair, civil date of UTC+8, up to four people, sitting mountain
 * @returns hours that remain and those removed; whether the day itself passes is `dayVerdict` and `dayRejectedBy`
 * @throws RangeError for an unknown affair or mountain, a date that does not exist
 * Source: 协纪辨方书·卷三十二, 卷三十五; the points are ours.
 * @example pickHours({ affair: '开市', date: { year: 2026, month: 4, day: 22 } }).dayVerdict // '宜'
 */
export function pickHours(query: PickHoursQuery): PickHoursResult {
  return pickHoursBy(MODERN_CALENDAR, query);
}
