/**
 * Casting on this device. Loaded lazily, with the engine; births before 1645 bring the table of
 * historical months, births abroad that of the world's zones.
 */
import {
  HOME,
  castChart,
  type Birth,
  type Chart,
  type ChartRulesInput,
  type PillarsChart,
  type Sex,
} from '@shangyuan/engine/chart';
import { engineOf, yearOfBirth } from '../engine/engineOf.ts';
import { beijingTime } from '../time/beijing.ts';
import { buildCase, type CaseRecord } from './caseRecord.ts';
import type { LinkedBirth } from './chartLink.ts';

export { isDated } from '@shangyuan/engine/chart';

/**
 * Casts a chart.
 *
 * @throws RangeError for what does not exist, in the engine's words
 */
export async function castBirth(birth: Birth, rules: ChartRulesInput): Promise<Chart | PillarsChart> {
  const engine = await engineOf(yearOfBirth(birth), birth.zone);
  return castChart(birth, rules, engine);
}

/** The chart of the moment for one sex, in Beijing time; it is not stored. */
export function castNow(epochMs: number, sex: Sex, rules: ChartRulesInput): CaseRecord {
  const civil = { ...beijingTime(epochMs), second: 0 };
  const chart = castChart({ civil, sex, hour: 'minute' }, rules, HOME);
  return buildCase({ id: '', name: '即时盘', chart, place: null, rules, nowMs: epochMs });
}

/**
 * The chart of a link; it is not stored.
 *
 * @throws RangeError for what does not exist, in the engine's words
 */
export async function castLinked({ birth, place, rules, name }: LinkedBirth): Promise<CaseRecord> {
  const chart = await castBirth(birth, rules);
  return buildCase({ id: '', name, chart, place, rules, nowMs: Date.now() });
}
