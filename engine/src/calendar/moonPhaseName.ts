/**
 * 月相: the name of the Moon's phase on a civil day. The four principal names belong to the days that hold their
 * instants, never to a number of the lunar day.
 */
import { moonPhasesOfYear } from '../astronomy/index.ts';
import { civilDateOf, jdnOfEpochMs } from '../time/index.ts';

/** The eight names in order from the new moon. */
export const MOON_PHASE_NAMES = ['朔', '蛾眉月', '上弦', '盈凸月', '望', '亏凸月', '下弦', '残月'] as const;
/** Name of a phase of the Moon 月相. */
export type MoonPhaseName = (typeof MOON_PHASE_NAMES)[number];

/** Index 0–7 of the last phase day at or before `jdn` among the phases of a year, or −1 where they all come later. */
function indexInYear(year: number, jdn: number): number {
  let index = -1;
  for (const { phase, epochMs } of moonPhasesOfYear(year)) {
    const day = jdnOfEpochMs(epochMs);
    if (day > jdn) break;
    index = 2 * phase + (day === jdn ? 0 : 1);
  }
  return index;
}

/**
 * Name of the Moon's phase on a day of UTC+8.
 *
 * @param jdn Julian Day Number
 * @throws RangeError outside the years of `moonPhasesOfYear`
 * @example moonPhaseNameOf(2461089) // '朔'
 */
export function moonPhaseNameOf(jdn: number): MoonPhaseName {
  const { year } = civilDateOf(jdn);
  // A phase of 31 December UTC may fall on 1 January UTC+8 and the first phase of a year comes days into it.
  const before = indexInYear(year, jdn);
  const index = before >= 0 ? before : indexInYear(year - 1, jdn);
  return MOON_PHASE_NAMES[index] as MoonPhaseName;
}
