/**
 * What every folder of the room reads from a chart: its pillars in their order, which way luck runs, whether it has a date.
 */
import { STEM_YINYANG, type Stem } from '../ganzhi/index.ts';
import type { Chart, PillarKey, PillarsChart, Sex } from './types.ts';

/** The natal places in their order. */
export const NATAL_KEYS: readonly PillarKey[] = ['year', 'month', 'day', 'hour'];

/**
 * Whether a chart was cast from a date, and so has a time, its terms and the start of its luck.
 *
 * @example isDated(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: null }, sex: '男', hour: 'unknown' })) // false
 */
export function isDated(chart: PillarsChart): chart is Chart {
  return 'time' in chart;
}

/**
 * Whether decades run forward 顺: a 阳 year for men, a 阴 year for women. Spirits of 阳男阴女 go by it too.
 *
 * Source: 渊海子平·论大运.
 * @example isLuckForward('庚', '男') // true
 */
export function isLuckForward(yearStem: Stem, sex: Sex): boolean {
  return (STEM_YINYANG[yearStem] === '阳') === (sex === '男');
}
