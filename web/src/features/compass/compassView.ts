/**
 * What the compass says of a bearing, in words.
 */
import {
  MOUNTAINS,
  mountainIndexAt,
  mountainTrigramIndex,
  TRIGRAMS,
  type Mountain,
} from '@shangyuan/engine/ganzhi';
import { turnDeg } from './heading.ts';

/** A reading of the dial: what the device's top edge faces 向, and what lies behind 坐. */
export interface CompassReading {
  readonly sitting: Mountain;
  readonly facing: Mountain;
  /** 坐子向午, with 兼 where the bearing leans to a neighbour. */
  readonly text: string;
  /** 正南, 东北. */
  readonly direction: string;
  /** 离宫. */
  readonly palace: string;
  /** 骑线 and 空亡 lines, and what a phone cannot tell. */
  readonly warnings: readonly string[];
}

const DIRECTIONS = ['正北', '东北', '正东', '东南', '正南', '西南', '正西', '西北'] as const;
/** Farther than this from the middle of a mountain is 兼. */
const LEAN_DEG = 3;
/** Nearer than this to an edge is 骑线. */
const EDGE_DEG = 0.5;

/** Bearings of the eight directions as the almanac names them. */
export const BEARING_OF_DIRECTION: Readonly<Record<string, number>> = {
  ...Object.fromEntries(DIRECTIONS.map((name, i) => [name, i * 45])),
  北: 0,
  东: 90,
  南: 180,
  西: 270,
};

function mountainAt(index: number): Mountain {
  return MOUNTAINS[(index + 24) % 24] as Mountain;
}

/** Direction of the compass card, one of eight. */
export function directionOf(bearingDeg: number): string {
  return DIRECTIONS[Math.round((((bearingDeg % 360) + 360) % 360) / 45) % 8] ?? '';
}

/**
 * Reads a bearing.
 *
 * @param headingDeg degrees clockwise from the north in use
 */
export function readCompass(headingDeg: number): CompassReading {
  const index = mountainIndexAt(headingDeg);
  const offset = turnDeg(index * 15, headingDeg);
  const facing = mountainAt(index);
  const sitting = mountainAt(index + 12);
  const lean = Math.abs(offset) > LEAN_DEG ? Math.sign(offset) : 0;
  const leaning = lean === 0 ? '' : `兼${mountainAt(index + 12 + lean)}${mountainAt(index + lean)}`;
  const onEdge = 7.5 - Math.abs(offset) < EDGE_DEG;
  // Every third edge parts two trigrams: 大空亡; the others 小空亡.
  const isGreat =
    onEdge && mountainTrigramIndex(index) !== mountainTrigramIndex((index + Math.sign(offset) + 24) % 24);
  return {
    sitting,
    facing,
    text: `坐${sitting}向${facing}${leaning}`,
    direction: directionOf(headingDeg),
    palace: `${TRIGRAMS[mountainTrigramIndex(index)] ?? ''}宫`,
    warnings: onEdge ? [`骑线：正在两山交界，${isGreat ? '大' : '小'}空亡，宜略移再读`] : [],
  };
}

/** How good a sensor's accuracy is. */
export function accuracyText(accuracyDeg: number | null): {
  readonly text: string;
  readonly tone: 'good' | 'fair' | 'poor';
} {
  if (accuracyDeg === null) return { text: '精度未知，请远离金属', tone: 'fair' };
  if (accuracyDeg <= 5) return { text: `精度良好（±${Math.round(accuracyDeg)}°）`, tone: 'good' };
  if (accuracyDeg <= 15)
    return { text: `精度一般（±${Math.round(accuracyDeg)}°），请远离金属`, tone: 'fair' };
  return { text: '精度较差：请持手机画 8 字校准，远离金属、音箱与车辆', tone: 'poor' };
}
