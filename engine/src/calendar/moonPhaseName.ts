/**
 * 月相: the name of the Moon's phase on a civil day. The four principal names belong to the days that contain their
 * instants, never to a number of the lunar day.
 */
import { phaseEpochMsForDay, phaseOrdinalOnDay, PHASES_PER_LUNATION } from '../astronomy/index.ts';
import { modulo } from '../modulo.ts';
import { epochMsOfJdn } from '../time/index.ts';

/** The eight names in order from the new moon. */
export const MOON_PHASE_NAMES = ['朔', '蛾眉月', '上弦', '盈凸月', '望', '亏凸月', '下弦', '残月'] as const;
/** Name of a phase of the Moon 月相. */
export type MoonPhaseName = (typeof MOON_PHASE_NAMES)[number];

/**
 * Name of the Moon's phase on a day of UTC+8.
 *
 * @param jdn Julian Day Number
 * @throws RangeError outside the years of `phaseOrdinalOnDay`, or where it is not whole
 * @example moonPhaseNameOf(2461089) // '朔'
 */
export function moonPhaseNameOf(jdn: number): MoonPhaseName {
  const ordinal = phaseOrdinalOnDay(jdn);
  const isOnDay = phaseEpochMsForDay(ordinal) >= epochMsOfJdn(jdn);
  const phase = modulo(ordinal, PHASES_PER_LUNATION);
  return MOON_PHASE_NAMES[2 * phase + (isOnDay ? 0 : 1)] as MoonPhaseName;
}
