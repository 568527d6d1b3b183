/**
 * The few facts of a day that a first page, a widget or a reminder shows. A separate module, because a whole day brings the
 * tables of everything that a day page adds.
 */
import { type CalendarEngine, MODERN } from '../calendar/index.ts';
import { type CivilDate, jdnOf } from '../time/index.ts';
import { type DayFacts, almanacFactsOf } from './day/dayFacts.ts';
import { isHuangdao, jianchuOf, roadSpiritOf } from './day/jianchu.ts';
import { type AlmanacRules, ALMANAC_OPTIONS } from './rules.ts';
import { type Jianchu, ROAD_SPIRITS, type RoadSpirit } from './tables/jianchu.ts';
import { type Mansion, MANSIONS } from './tables/mansions.ts';
import { yijiOf } from './yiji/yiji.ts';
import type { Yiji } from './yiji/yijiTypes.ts';

/** 黄黑道 of a day. */
export interface Road {
  readonly spirit: RoadSpirit;
  readonly isHuangdao: boolean;
}

/** What an almanac says of a day first. Parts are frozen and shared between days. */
export interface DayBrief {
  readonly jianchu: Jianchu;
  readonly road: Road;
  readonly mansion: Mansion;
  readonly yiji: Yiji;
}

const ROADS: ReadonlyMap<RoadSpirit, Road> = new Map(
  ROAD_SPIRITS.map((spirit) => [spirit, Object.freeze({ spirit, isHuangdao: isHuangdao(spirit) })]),
);

/** The brief of a day whose facts are known. */
export function briefOf({ day, span, context }: DayFacts, rules: AlmanacRules): DayBrief {
  const { month } = span;
  return {
    jianchu: jianchuOf(month.branch, day.branch),
    road: ROADS.get(roadSpiritOf(month.branch, day.branch)) as Road,
    mansion: MANSIONS[context.mansionIndex] as Mansion,
    yiji: yijiOf(context, rules),
  };
}

/**
 * 建除, 黄黑道, mansion and 宜忌 of a day, equal to those of `almanacDay`.
 *
 * @param date civil date of UTC+8, 1645-01-28 to 9999-12-31; from 1-01-01 with the engine `HISTORY`
 * @param choice options that differ from 协纪, or a preset of `ALMANAC_PRESETS`
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @throws RangeError `wrong solar year|month|day N`; unknown options
 * @example dayBrief({ year: 2008, month: 8, day: 8 }).yiji.verdict // '诸事不宜'
 */
export function dayBrief(
  date: CivilDate,
  choice?: Partial<AlmanacRules>,
  { calendar }: CalendarEngine = MODERN,
): DayBrief {
  const rules = ALMANAC_OPTIONS.complete(choice);
  return briefOf(almanacFactsOf(calendar, jdnOf(date), rules), rules);
}
