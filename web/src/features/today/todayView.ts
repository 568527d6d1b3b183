/**
 * The almanac of today as the first page shows it: plain texts from the engine's facts. Loaded after the first paint; what the
 * faces behind show follows in aheadView.ts.
 */
import { MODERN } from '@shangyuan/engine/calendar';
import {
  ALMANAC_PRESETS,
  hourVerdicts,
  dayBrief,
  type HourBand,
  type HourVerdict,
} from '@shangyuan/engine/almanac';
import type { Branch } from '@shangyuan/engine/ganzhi';
import { beijingTime } from '../../lib/time/beijing.ts';
import { presetOf, roadText } from '../../lib/words/almanacText.ts';

/** Whether a verdict leans to good, to bad, or neither. */
export type Leaning = 'good' | 'bad' | 'even';

/** A double-hour of today. */
export interface TodayHour {
  /** Row of the hours page, 0 to 12. */
  readonly index: number;
  readonly branch: Branch;
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
  const now = hour === 23 ? 0 : (hour + 1) >> 1;
  return rows.slice(0, 12).map((row, place) => {
    // In the last hour of the day the first place is that of the late 子.
    const index = hour === 23 && place === 0 ? 12 : place;
    const { branch, band } = rows[index] ?? row;
    return { index, branch, band, leaning: leaningOf(band), isNow: place === now };
  });
}

/**
 * Today.
 *
 * @param epochMs UTC milliseconds
 * @param preset of the almanac; another text means 协纪
 */
export function todayViewOf(epochMs: number, preset: string): TodayView {
  const civil = beijingTime(epochMs);
  const rules = ALMANAC_PRESETS[presetOf(preset)];
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
