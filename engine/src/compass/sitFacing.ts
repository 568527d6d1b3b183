/**
 * 坐向: sitting and facing of a bearing, with 兼向 and the warnings at the seams of the plate.
 */
import { type Mountain, MOUNTAINS } from '../ganzhi/index.ts';
import {
  mountainAt,
  MOUNTAIN_WIDTH_DEG,
  mountainCenterDeg,
  mountainIndexOf,
  normalBearing,
  oppositeMountain,
} from './mountains.ts';

/** A seam of the plate: between trigrams 大空亡, between mountains 小空亡. */
export type SeamWarning = '大空亡' | '小空亡';

/** Sitting and facing. */
export interface SitFacing {
  readonly sitting: Mountain;
  readonly facing: Mountain;
  /** Signed degrees of the bearing from the centre of the facing mountain, −7.5 to 7.5. */
  readonly offsetDeg: number;
  /** 兼: neighbours of sitting and facing on the side the bearing leans to, or null within 3° of the centre. */
  readonly jian: { readonly sitting: Mountain; readonly facing: Mountain } | null;
  /** 子山午向, 子山午向兼癸丁. */
  readonly name: string;
  /** 骑线 within half a degree of a seam, or null. */
  readonly seam: SeamWarning | null;
}

const JIAN_FROM_DEG = 3;
const SEAM_WIDTH_DEG = 0.5;
const TRIGRAM_WIDTH_DEG = 45;
const HALF_MOUNTAIN_DEG = MOUNTAIN_WIDTH_DEG / 2;

function neighbour(mountain: Mountain, side: 1 | -1): Mountain {
  return MOUNTAINS[(mountainIndexOf(mountain) + side + 24) % 24] as Mountain;
}

function seamOf(bearingDeg: number, offsetDeg: number): SeamWarning | null {
  if (HALF_MOUNTAIN_DEG - Math.abs(offsetDeg) > SEAM_WIDTH_DEG) return null;
  // Seams between trigrams lie at odd multiples of 22.5°.
  const fromTrigramSeam = Math.abs((bearingDeg % TRIGRAM_WIDTH_DEG) - TRIGRAM_WIDTH_DEG / 2);
  return fromTrigramSeam <= SEAM_WIDTH_DEG ? '大空亡' : '小空亡';
}

/**
 * Sitting and facing of a facing bearing.
 *
 * @param facingDeg bearing one looks at (向), degrees clockwise from north
 * @throws RangeError `wrong bearing N`
 * Source: 罗经解定; 兼向 beyond 3° and the seams as 沈氏玄空学 has them.
 * @example sitFacingOf(184).name // '子山午向兼癸丁'
 */
export function sitFacingOf(facingDeg: number): SitFacing {
  const bearingDeg = normalBearing(facingDeg);
  const facing = mountainAt(bearingDeg);
  const sitting = oppositeMountain(facing);
  const offsetDeg = ((bearingDeg - mountainCenterDeg(facing) + 540) % 360) - 180;
  const side = offsetDeg > 0 ? 1 : -1;
  const jian =
    Math.abs(offsetDeg) > JIAN_FROM_DEG
      ? { sitting: neighbour(sitting, side), facing: neighbour(facing, side) }
      : null;
  return {
    sitting,
    facing,
    offsetDeg,
    jian,
    name: `${sitting}山${facing}向${jian === null ? '' : `兼${jian.sitting}${jian.facing}`}`,
    seam: seamOf(bearingDeg, offsetDeg),
  };
}
