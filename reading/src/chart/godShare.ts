/**
 * The share of a ten god as it is shown: a part of the share of its phase, so that a phase has one figure everywhere.
 */
import { GODS_OF_GROUP, type Analysis } from '@shangyuan/engine/analysis';
import { TEN_GOD_GROUP, type TenGod } from '@shangyuan/engine/ganzhi';

const round1 = (value: number): number => Math.round(value * 10) / 10;

/** Share of the day stem itself, which is of the phase of 比劫 and is none of the ten gods. */
function dayStemShare({ strength }: Pick<Analysis, 'strength'>): number {
  let total = 0;
  let own = 0;
  for (const { kind, pillar, points } of strength.items) {
    total += points;
    if (kind === 'stem' && pillar === 'day') own += points;
  }
  return (own * 100) / total;
}

/**
 * Percent of the whole chart that is a god, one decimal. The two gods of a group make up its phase; those of 比劫 with the
 * day stem.
 */
export function godShare(analysis: Pick<Analysis, 'strength' | 'tenGods'>, god: TenGod): number {
  const { strength, tenGods } = analysis;
  const group = TEN_GOD_GROUP[god];
  const [same, opposite] = GODS_OF_GROUP[group];
  const sum = tenGods[same].power + tenGods[opposite].power;
  if (sum === 0) return 0;
  const whole = strength.groups[group] - (group === '比劫' ? dayStemShare(analysis) : 0);
  const first = Math.max(0, round1((whole * tenGods[same].power) / sum));
  return god === same ? first : Math.max(0, round1(whole - first));
}
