/**
 * The almanac of today as the first page shows it: plain texts from the engine's facts. Loaded after the first paint; what the
 * faces behind show follows in aheadView.ts.
 */
import { MODERN } from '@shangyuan/engine/calendar';
import { hourVerdicts, dayBrief, type HourBand, type HourVerdict } from '@shangyuan/engine/almanac';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { beijingTime } from '../../lib/time/beijing.ts';
import { almanacRulesOf, roadText } from '../../lib/words/almanacText.ts';

/** Whether a verdict leans to good, to bad, or neither. */
export type Leaning = 'good' | 'bad' | 'even';

/** A double-hour of today. */
export interface TodayHour {
  /** Row of the hours page, 0 to 12. */
  readonly index: number;
  /** 子, 丑 … 亥; the evening's 子 is 晚子. */
  readonly label: string;
  readonly band: HourBand;
  readonly leaning: Leaning;
  readonly isNow: boolean;
}

/** What the almanac says about today. */
export interface TodayView {
  readonly yi: readonly string[];
  readonly ji: readonly string[];
  /** 建日, 女宿, 玉堂黄道. */
  readonly facts: readonly string[];
  readonly hours: readonly TodayHour[];
}

const NOTHING = '诸事不宜';

function leaningOf(band: HourBand): Leaning {
  if (band.includes('吉')) return 'good';
  return band.includes('凶') ? 'bad' : 'even';
}

function hoursOf(rows: readonly HourVerdict[], hour: number): TodayHour[] {
  const now = (hour + 1) >> 1;
  // The evening's 子 follows the twelve once it has begun.
  return rows.slice(0, Math.max(12, now + 1)).map(({ branch, band }, index) => {
    const label = index === 12 ? '晚子' : branch;
    return { index, label, band, leaning: leaningOf(band), isNow: index === now };
  });
}

/**
 * Today.
 *
 * @param epochMs UTC milliseconds
 * @param preset of the almanac; another text means 协纪
 * @param dayBoundary when the day changes, by the rules of casting
 */
export function todayViewOf(
  epochMs: number,
  preset: string,
  dayBoundary?: ChartRulesInput['dayBoundary'],
): TodayView {
  const civil = beijingTime(epochMs);
  const rules = almanacRulesOf(preset, dayBoundary);
  const day = dayBrief(civil, rules, MODERN);
  const isNothing = day.yiji.verdict === NOTHING;
  return {
    yi: isNothing ? [] : day.yiji.affairsYi.map(({ name }) => name),
    ji: isNothing
      ? [NOTHING, ...day.yiji.allBy.map(({ name }) => name)]
      : day.yiji.affairsJi.map(({ name }) => name),
    facts: [`${day.jianchu}日`, `${day.mansion.name}宿`, roadText(day.road)],
    hours: hoursOf(hourVerdicts(civil, rules), civil.hour),
  };
}
