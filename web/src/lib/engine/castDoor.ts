import {
  castChart,
  type AnyChart,
  type Birth,
  type Chart,
  type ChartRulesInput,
  type DatedBirth,
  type Engine,
  type PillarsBirth,
  type PillarsChart,
} from '@shangyuan/engine/chart';
import { isHomeZone } from '@shangyuan/engine/time';
import { birthDoor } from './birthDoor.ts';
import type { FunctionsOf } from './doors.ts';

/** `castChart` of a fixed engine. */
export function castWith(engine: Engine) {
  function cast(birth: DatedBirth, rules?: ChartRulesInput): Chart;
  function cast(birth: PillarsBirth, rules?: ChartRulesInput): PillarsChart;
  function cast(birth: Birth, rules?: ChartRulesInput): AnyChart;
  function cast(birth: Birth, rules?: ChartRulesInput): AnyChart {
    return castChart(birth, rules, engine);
  }
  return { castChart: cast };
}

/** Casting of charts. */
export const CAST = birthDoor(castWith);
export type CastEngine = FunctionsOf<typeof CAST>;

/** Year that decides which calendar a birth needs; pillars only need none. */
export function yearOfBirth(birth: Birth): number {
  if ('civil' in birth) return birth.civil.year;
  return 'lunar' in birth ? birth.lunar.year : Infinity;
}

/** Whether a birth needs the zones of the world: its zone is none of the five of the Chinese world. */
export function isAbroad(zone: string | undefined): boolean {
  return !isHomeZone(zone);
}
