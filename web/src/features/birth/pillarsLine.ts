/**
 * Four pillars typed where a time is expected.
 */
import { BRANCHES, STEMS } from '@shangyuan/engine/ganzhi';
import type { Sex } from '@shangyuan/engine/chart';
import { findPillars, type ChosenPillars } from './chosenPillars.ts';

const PILLAR = `[${STEMS.join('')}][${BRANCHES.join('')}]`;
const BETWEEN = '[\\s,、·.]*';
/** 庚午 壬午 辛亥 甲午, 庚午年壬午月辛亥日甲午时; the last may be missing. */
const LINE = new RegExp(
  `(?<year>${PILLAR})年?${BETWEEN}(?<month>${PILLAR})月?${BETWEEN}(?<day>${PILLAR})日?` +
    `(?:${BETWEEN}(?<hour>${PILLAR})[时時]?)?`,
);

/** Four pillars of a line; without an hour it is not known. */
export interface PillarsLine {
  /** Null where they cannot be of one time. */
  readonly pillars: ChosenPillars | null;
  readonly sex: Sex | null;
  /** What the line has beside them. */
  readonly unread: string;
}

/** Reads four or three pillars from a line; null where it has none. */
export function parsePillarsLine(text: string): PillarsLine | null {
  const line = text.normalize('NFKC');
  const found = LINE.exec(line);
  if (found?.groups === undefined) return null;
  const { year = '', month = '', day = '', hour = null } = found.groups;
  const around = line.replace(found[0], ' ');
  const isMale = /男|乾造/.test(around);
  const isFemale = /女|坤造/.test(around);
  return {
    pillars: findPillars({ year, month, day, hour }),
    sex: isMale === isFemale ? null : isMale ? '男' : '女',
    unread: around.replaceAll(/[男女]命?|[乾坤]造|八字|四柱|时辰不详|[\s,、:;。]/g, ''),
  };
}
