/**
 * What an affair prefers in an hour: preferences, not rules, but for 出行 and 截路空亡, which the book wants avoided.
 * `items` are first basis items or ids of affairs. Source: 协纪辨方书·卷三十二, 卷三十五; the points are ours.
 */

/** One preference: points where the hour is among `hours` or holds `spirit`. */
export interface HourPreference {
  readonly items: readonly string[];
  readonly hours?: string;
  readonly spirit?: string;
  readonly points: number;
  readonly text: string;
}

/** The preferences. */
export const HOUR_PREFERENCES: readonly HourPreference[] = [
  { items: ['嫁娶'], hours: '卯辰巳午未申', points: 1, text: '迎娶宜昼' },
  { items: ['嫁娶'], spirit: '喜神', points: 1, text: '嫁娶喜神时' },
  { items: ['开市'], hours: '辰巳午', points: 1, text: '开市宜辰巳午' },
  { items: ['开市'], spirit: '日禄', points: 1, text: '开市喜禄时' },
  { items: ['出行'], spirit: '日马', points: 1, text: '出行喜马时' },
  { items: ['出行'], spirit: '路空', points: -6, text: '出行忌截路空亡' },
  { items: ['ruzhai'], hours: '子亥丑', points: -1, text: '入宅避深夜' },
];
