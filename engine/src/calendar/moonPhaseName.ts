/**
 * 月相: the name of the Moon's phase on a civil day. The four principal names belong to the days that contain their
 * instants, never to a number of the lunar day.
 */
import {
  phaseEpochMsForDay,
  phaseEpochMsOf,
  phaseOrdinalAt,
  phaseOrdinalOnDay,
  PHASES_PER_LUNATION,
} from '../astronomy/index.ts';
import { modulo } from '../modulo.ts';
import { epochMsOfJdn, MS_PER_MINUTE } from '../time/index.ts';

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

/** The Moon's phase at an instant. */
export interface MoonPhaseAt {
  /** Name of the stretch between two principal phases; a principal name only within the minute of its instant. */
  readonly name: MoonPhaseName;
  /** Last principal phase at or before the instant. */
  readonly prev: { readonly name: MoonPhaseName; readonly epochMs: number };
  /** First after it. */
  readonly next: { readonly name: MoonPhaseName; readonly epochMs: number };
}

const principalName = (ordinal: number) =>
  MOON_PHASE_NAMES[2 * modulo(ordinal, PHASES_PER_LUNATION)] as MoonPhaseName;

/**
 * The Moon's phase at an instant.
 *
 * @param epochMs UTC milliseconds, years 0 to 9999
 * @throws RangeError outside the range of the phases, or where it is not finite
 * @example moonPhaseAt(Date.UTC(2024, 1, 10)).name // '蛾眉月'
 */
export function moonPhaseAt(epochMs: number): MoonPhaseAt {
  const ordinal = phaseOrdinalAt(epochMs);
  const startMs = phaseEpochMsOf(ordinal);
  const isPrincipal = epochMs - startMs < MS_PER_MINUTE;
  const phase = modulo(ordinal, PHASES_PER_LUNATION);
  return {
    name: MOON_PHASE_NAMES[2 * phase + (isPrincipal ? 0 : 1)] as MoonPhaseName,
    prev: { name: principalName(ordinal), epochMs: startMs },
    next: { name: principalName(ordinal + 1), epochMs: phaseEpochMsOf(ordinal + 1) },
  };
}
