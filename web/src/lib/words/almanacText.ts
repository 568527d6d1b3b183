/**
 * Terms of the almanac as several pages write them.
 */
import {
  ALMANAC_PRESETS,
  type AlmanacPreset,
  type AlmanacRules,
  type HourBand,
} from '@shangyuan/engine/almanac';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { pad } from './text.ts';

/** Names of the presets. */
export const PRESETS = Object.keys(ALMANAC_PRESETS) as readonly AlmanacPreset[];

/** The preset of a setting; 协纪 where nothing was chosen. */
export function presetOf(name: string): AlmanacPreset {
  return PRESETS.find((preset) => preset === name) ?? '协纪';
}

/** Rules of a preset, the evening's 子 with the day to which the rules of casting give it. */
export function almanacRulesOf(name: string, dayBoundary: ChartRulesInput['dayBoundary']): AlmanacRules {
  const ziHour = (dayBoundary ?? 'zi23') === 'zi23' ? 'early' : 'late';
  return { ...ALMANAC_PRESETS[presetOf(name)], ziHour };
}

/**
 * A lunar date without its year.
 *
 * @example lunarText({ month: 10, isLeap: false, day: 13 }) // "十月十三"
 */
export function lunarText(lunar: {
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
}): string {
  return lunarMonthName(lunar) + lunarDayName(lunar.day);
}

/** Name of a spirit of 黄黑道 as almanacs print it: 宝光 is 天德. */
export function roadName(spirit: string): string {
  return spirit === '宝光' ? '天德' : spirit;
}

/** 玉堂黄道, 天刑黑道; 宝光 is shown as 天德黄道. */
export function roadText({
  spirit,
  isHuangdao,
}: {
  readonly spirit: string;
  readonly isHuangdao: boolean;
}): string {
  return `${roadName(spirit)}${isHuangdao ? '黄道' : '黑道'}`;
}

/**
 * Span of a double-hour of the civil clock.
 *
 * @example hourSpanText({ startHour: 9, endHour: 11 }) // "09:00-10:59"
 */
export function hourSpanText({
  startHour,
  endHour,
}: {
  readonly startHour: number;
  readonly endHour: number;
}): string {
  return `${pad(startHour)}:00-${pad(endHour - 1)}:59`;
}

/** Whether the band of an hour leans to good, to bad, or neither. */
export const TONE: Readonly<Record<HourBand, 'good' | 'plain' | 'bad'>> = {
  大吉: 'good',
  吉: 'good',
  平: 'plain',
  次凶: 'bad',
  凶: 'bad',
};
