/**
 * Four pillars as they are typed: 庚午 壬午 辛亥 乙未, 庚午年壬午月辛亥日乙未时; three where the hour is not known.
 */
import type { PillarNames } from '@shangyuan/engine/chart';
import { BRANCHES, STEMS } from '@shangyuan/engine/ganzhi';

const PILLAR = `([${STEMS.join('')}][${BRANCHES.join('')}])`;
const BETWEEN = '[\\s,，、·.|/]*';
const LINE = new RegExp(
  `^\\s*${PILLAR}年?${BETWEEN}${PILLAR}月?${BETWEEN}${PILLAR}日?(?:${BETWEEN}${PILLAR}[时時]?)?\\s*$`,
);

/** The pillars of a text; null where it is nothing else. */
export function readPillars(typed: string): PillarNames | null {
  const [whole, year = '', month = '', day = '', hour = null] = LINE.exec(typed) ?? [];
  return whole === undefined ? null : { year, month, day, hour };
}
