/**
 * What an affair prefers in an hour: preferences, not rules, except 出行 and 截路空亡, which the book wants avoided. By id of the
 * affair. Source: 协纪辨方书·卷三十二, 卷三十五; 昏礼 of 仪礼 for the dusk of a wedding; the points are ours.
 */
import type { HourSpiritName } from './hourSpirits.ts';

/** One preference: points where the hour is among `hours` or holds `spirit`. */
export interface HourPreference {
  readonly affair: string;
  readonly code: 'prefersHour' | 'prefersSpirit' | 'avoidsSpirit' | 'avoidsNight' | 'dusk';
  readonly hours?: string;
  readonly spirit?: HourSpiritName;
  readonly points: number;
}

/** The preferences. */
export const HOUR_PREFERENCES: readonly HourPreference[] = [
  { affair: 'jiaqu', code: 'dusk', hours: '酉', points: 1 },
  { affair: 'jiaqu', code: 'prefersSpirit', spirit: '喜神', points: 1 },
  { affair: 'kaishi', code: 'prefersHour', hours: '辰巳午', points: 1 },
  { affair: 'kaishi', code: 'prefersSpirit', spirit: '日禄', points: 1 },
  { affair: 'chuxing', code: 'prefersSpirit', spirit: '日马', points: 1 },
  { affair: 'chuxing', code: 'avoidsSpirit', spirit: '路空', points: -6 },
  { affair: 'ruzhai', code: 'avoidsNight', hours: '子亥丑', points: -1 },
];

/** Hours of daylight and their points for affairs that are done by day. */
export const DAYLIGHT = { hours: '卯辰巳午未申', points: 2 } as const;
/** Hours of the night, which such affairs leave out. */
export const NIGHT = '亥子丑';
