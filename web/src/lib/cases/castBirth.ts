/**
 * Casting on this device. Loaded lazily, with the engine; births before 1645 also bring the table of historical months.
 */
import {
  castChart,
  type Birth,
  type Chart,
  type ChartRulesInput,
  type PillarsChart,
} from '@shangyuan/engine/chart';
import { beijingTime } from '../time/beijing.ts';
import { buildCase, type CaseRecord } from './caseRecord.ts';

const HISTORY_BEFORE = 1646;

function yearOf(birth: Birth): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : HISTORY_BEFORE;
}

/**
 * Casts a chart.
 *
 * @throws RangeError for what does not exist, in the engine's words
 */
export async function castBirth(birth: Birth, rules: ChartRulesInput): Promise<Chart | PillarsChart> {
  if (yearOf(birth) >= HISTORY_BEFORE) return castChart(birth, rules);
  const { LUNAR_HISTORY } = await import('@shangyuan/engine/calendar/historical');
  return castChart(birth, rules, LUNAR_HISTORY);
}

/** Whether a chart has a date, and with it luck. */
export function isDated(chart: Chart | PillarsChart): chart is Chart {
  return 'time' in chart;
}

/** The chart of the moment, in Beijing time; it is not kept. */
export function castNow(epochMs: number, rules: ChartRulesInput): CaseRecord {
  const civil = { ...beijingTime(epochMs), second: 0 };
  const chart = castChart({ civil, sex: '男', hour: 'minute' }, rules);
  return buildCase({ id: '', name: '即时盘', chart, place: null, rules, nowMs: epochMs });
}
