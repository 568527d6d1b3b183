/**
 * 择时: hours of a day for an affair.
 */
import { type CalendarEngine, MODERN } from '../../calendar/index.ts';
import { jdnOf } from '../../time/index.ts';
import { ALMANAC_OPTIONS } from '../rules.ts';
import { pickDayOf } from './pickDays.ts';
import { hardRejection } from './pickFilters.ts';
import { affairFrame, type PickFrame } from './pickFrame.ts';
import { byHourRank, isGoodByNightAlone, type RatedHour, ratedHours } from './pickHourScore.ts';
import { affairOf, checkQuery, readPeople, readSitting } from './pickQuery.ts';
import type { PickHour, PickHoursQuery, PickHoursResult, RejectedHour } from './pickTypes.ts';

function hourOf({ row, score, band, relations }: RatedHour): PickHour {
  const { index, branch, label, startHour, endHour, ganzhi, road, spirits } = row;
  return { index, branch, label, startHour, endHour, ganzhi, road, score, band, spirits, relations };
}

function rejectedOf({ row, rejection }: RatedHour): RejectedHour[] {
  const { index, branch, label } = row;
  return rejection === null ? [] : [{ index, branch, label, rejection }];
}

/**
 * Hours of a day for an affair, best first.
 *
 * @param query affair, civil date of UTC+8, up to six people, sitting mountain
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns hours that remain and those removed; whether the day itself passes is `dayVerdict` and `dayRejection`
 * @throws TypeError for a question or date that is no record; RangeError for an unknown affair or mountain, a date that does not
 *   exist
 * Source: 协纪辨方书·卷三十二, 卷三十五; the points are ours.
 * @example pickHours({ affair: '开市', date: { year: 2026, month: 4, day: 22 } }).dayVerdict // '宜'
 */
export function pickHours(query: PickHoursQuery, { calendar }: CalendarEngine = MODERN): PickHoursResult {
  checkQuery(query, ['date']);
  const affair = affairOf(query.affair);
  const rules = ALMANAC_OPTIONS.complete(query.rules);
  const frame: PickFrame = {
    ...affairFrame(affair),
    people: readPeople(query.people ?? []),
    sitting: readSitting(query.sitting),
    place: query.place,
    rules,
    filters: new Set(),
    includeNeutral: true,
  };
  const jdn = jdnOf(query.date);
  const day = pickDayOf(calendar, jdn, affair, rules);
  const rated = ratedHours(jdn, frame);
  return {
    ruleset: 'xieji-2',
    rules,
    affair: { id: affair.id, name: affair.name },
    dayVerdict: day.verdict,
    dayRejection: hardRejection(day, frame),
    hours: rated
      .filter(({ rejection }) => rejection === null)
      .sort(byHourRank)
      .map(hourOf),
    rejected: rated.flatMap(rejectedOf),
    isGoodByNightAlone: isGoodByNightAlone(rated),
  };
}
