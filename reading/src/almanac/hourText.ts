/**
 * The spirits of an hour in words, and what they count.
 */
import type { HourSpirit } from '@shangyuan/engine/almanac';

/** Full names of spirits that results abbreviate. */
const FULL_NAMES: Readonly<Record<string, string>> = { 路空: '截路空亡', 宝光: '天德黄道' };

/**
 * A spirit of an hour in a sentence.
 *
 * @example hourSpiritText({ name: '日禄', kind: '吉', points: 2, isNeutralised: false, book: '协纪辨方书', chapter: '卷七 日禄' }) // '日禄在此时，为吉。'
 */
export function hourSpiritText({ name, kind, isNeutralised }: HourSpirit): string {
  const full = FULL_NAMES[name] ?? name;
  return isNeutralised ? `${full}在此时，有贵人、禄、喜同临，不论。` : `${full}在此时，为${kind}。`;
}

/**
 * Points beside the reason of a day or an hour.
 *
 * @example pointsText(-4) // '减4分'
 */
export function pointsText(points: number): string {
  if (points === 0) return '不计分';
  return points > 0 ? `加${points}分` : `减${-points}分`;
}
