/**
 * 二十四山 by bearing and their relations. Bearings are degrees clockwise from north.
 */
import { numberError } from '../numberError.ts';
import {
  type Mountain,
  mountainIndexAt,
  MOUNTAINS,
  mountainTrigramIndex,
  type Trigram,
  TRIGRAMS,
} from '../ganzhi/index.ts';

/** Width of a mountain, degrees. */
export const MOUNTAIN_WIDTH_DEG = 15;

/**
 * Passes only a finite bearing.
 *
 * @throws RangeError `wrong bearing N`
 * @returns the bearing reduced to [0, 360)
 * @example normalBearing(-90) // 270
 */
export function normalBearing(bearingDeg: number): number {
  if (!Number.isFinite(bearingDeg)) throw numberError('bearing', bearingDeg, 'degrees, a finite number');
  // The second remainder keeps tiny negative bearings, which round up to 360, inside the circle.
  return (((bearingDeg % 360) + 360) % 360) % 360;
}

/**
 * Mountain of a bearing on the 地盘; a sector contains its lower edge.
 *
 * @throws RangeError `wrong bearing N` where it is not finite
 * @example mountainAt(352.5) // '子'
 */
export function mountainAt(bearingDeg: number): Mountain {
  return MOUNTAINS[mountainIndexAt(normalBearing(bearingDeg))] as Mountain;
}

/**
 * Centre of a mountain on the 地盘, degrees, [0, 360).
 *
 * @throws RangeError for a name that is no mountain
 * @example mountainCenterDeg('午') // 180
 */
export function mountainCenterDeg(mountain: Mountain): number {
  return mountainIndexOf(mountain) * MOUNTAIN_WIDTH_DEG;
}

/**
 * Index of a mountain, 0 (子) to 23.
 *
 * @throws RangeError for a name that is no mountain
 * @example mountainIndexOf('壬') // 23
 */
export function mountainIndexOf(mountain: Mountain): number {
  const index = MOUNTAINS.indexOf(mountain);
  if (index < 0)
    throw new RangeError(`Cannot find mountain "${mountain}": unknown name, expected one of the twenty-four`);
  return index;
}

/**
 * The mountain across: facing of a sitting, sitting of a facing.
 *
 * @throws RangeError for a name that is no mountain
 * @example oppositeMountain('子') // '午'
 */
export function oppositeMountain(mountain: Mountain): Mountain {
  return MOUNTAINS[(mountainIndexOf(mountain) + 12) % 24] as Mountain;
}

/**
 * 卦 a mountain lies in.
 *
 * @throws RangeError for a name that is no mountain
 * @example trigramOfMountain('壬') // '坎'
 */
export function trigramOfMountain(mountain: Mountain): Trigram {
  return TRIGRAMS[mountainTrigramIndex(mountainIndexOf(mountain))] as Trigram;
}

/**
 * The three mountains of a trigram, clockwise: 地元, 天元, 人元.
 *
 * @example mountainsOfTrigram('坎') // ['壬', '子', '癸']
 */
export function mountainsOfTrigram(trigram: Trigram): readonly [Mountain, Mountain, Mountain] {
  const middle = 3 * TRIGRAMS.indexOf(trigram);
  return [(middle + 23) % 24, middle, middle + 1].map((index) => MOUNTAINS[index]) as [
    Mountain,
    Mountain,
    Mountain,
  ];
}
