/**
 * The finer rings: 穿山七十二龙 (5°), 透地六十龙 (6°), 百二十分金 (3°), and the ring of the 28 mansions.
 */
import {
  type Branch,
  BRANCH_YINYANG,
  branchOf,
  type Ganzhi,
  ganzhiOf,
  ganzhiOfPair,
  type Mountain,
  mountainIndexAt,
  MOUNTAINS,
  type Stem,
} from '../ganzhi/index.ts';
import { normalBearing } from './mountains.ts';
import { MANSION_RING_START_DEG, MANSION_WIDTHS_DEG, type MansionName } from './tables/mansionRing.ts';

/** A slot of a ring. Half-open from `fromDeg` clockwise to `toDeg`, both in [0, 360). */
export interface RingSlot {
  /** 0-based from the start of the ring. */
  readonly index: number;
  readonly mountain: Mountain;
  /** The dragon or 分金 that contains the slot; null in the empty slots of the 72. */
  readonly ganzhi: Ganzhi | null;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** The rings of 72 and 60 begin with 壬, at 337.5°. */
const REN_START_DEG = 337.5;
const DRAGONS_PER_BRANCH = 5;
/** 壬: 癸亥, empty, 甲子. The dragons of 子 begin with the third slot. */
const ZI_SLOT_72 = 2;

/** The five dragons of a branch are every twelfth of the sixty: 甲子 丙子 戊子 庚子 壬子. */
function dragonOf(branchIndex: number, place: number): Ganzhi {
  return ganzhiOf(branchIndex + 12 * place);
}

function slotAt(
  bearingDeg: number,
  startDeg: number,
  widthDeg: number,
): { index: number; fromDeg: number; toDeg: number } {
  const index = Math.floor(normalBearing(bearingDeg - startDeg) / widthDeg);
  const fromDeg = normalBearing(startDeg + index * widthDeg);
  return { index, fromDeg, toDeg: normalBearing(fromDeg + widthDeg) };
}

/** Mountain at the middle of a slot: slots never cross the edge of one except for the 60. */
function mountainOfSlot(fromDeg: number, widthDeg: number): Mountain {
  return MOUNTAINS[mountainIndexAt(fromDeg + widthDeg / 2)] as Mountain;
}

/**
 * 穿山七十二龙 at a bearing: sixty dragons, and an empty slot in the middle of each stem or trigram mountain.
 *
 * @throws RangeError `wrong bearing N`
 * Source: 罗经解定·穿山七十二龙.
 * @example ring72At(0).ganzhi?.name // '戊子'
 */
export function ring72At(bearingDeg: number): RingSlot {
  const { index, fromDeg, toDeg } = slotAt(bearingDeg, REN_START_DEG, 5);
  const fromZi = (index - ZI_SLOT_72 + 72) % 72;
  const place = fromZi % 6;
  const ganzhi = place < DRAGONS_PER_BRANCH ? dragonOf(Math.floor(fromZi / 6), place) : null;
  return { index, mountain: mountainOfSlot(fromDeg, 5), ganzhi, fromDeg, toDeg };
}

/**
 * 透地六十龙 at a bearing; 甲子 begins with 壬.
 *
 * @throws RangeError `wrong bearing N`
 * Source: 罗经解定·透地六十龙 (平分). Variants: 盈缩龙 centres 甲子 elsewhere, not offered.
 * @example ring60At(0).ganzhi?.name // '庚子'
 */
export function ring60At(bearingDeg: number): RingSlot {
  const { index, fromDeg, toDeg } = slotAt(bearingDeg, REN_START_DEG, 6);
  const ganzhi = dragonOf(Math.floor(index / DRAGONS_PER_BRANCH), index % DRAGONS_PER_BRANCH);
  return { index, mountain: mountainOfSlot(fromDeg, 6), ganzhi, fromDeg, toDeg };
}

/** A slot of the 120. */
export interface FenjinSlot extends RingSlot {
  readonly ganzhi: Ganzhi;
  /** 旺相 (丙丁庚辛) may be used; 甲乙 孤, 壬癸 虚, 戊己 龟甲空亡 may not. */
  readonly quality: '旺相' | '孤' | '虚' | '龟甲空亡';
}

const FENJIN_STEMS: Readonly<Record<'阳' | '阴', readonly Stem[]>> = {
  阳: ['甲', '丙', '戊', '庚', '壬'],
  阴: ['乙', '丁', '己', '辛', '癸'],
};
const FENJIN_QUALITY = ['孤', '旺相', '龟甲空亡', '旺相', '虚'] as const;
/** The ring of 120 begins with 子. */
const ZI_START_DEG = 352.5;

/** Branch whose pair of mountains 双山 holds a mountain: 壬子, 癸丑, 艮寅 … */
function doubleMountainBranch(mountainIndex: number): Branch {
  return branchOf(Math.floor((mountainIndex + 1) / 2));
}

/**
 * 百二十分金 at a bearing: five a mountain. A telephone's needle is too coarse for it.
 *
 * @throws RangeError `wrong bearing N`
 * Source: 罗经解定·百二十分金.
 * @example fenjinAt(354).ganzhi.name // '甲子'
 */
export function fenjinAt(bearingDeg: number): FenjinSlot {
  const { index, fromDeg, toDeg } = slotAt(bearingDeg, ZI_START_DEG, 3);
  const mountainIndex = Math.floor(index / DRAGONS_PER_BRANCH);
  const branch = doubleMountainBranch(mountainIndex);
  const place = index % DRAGONS_PER_BRANCH;
  const stem = FENJIN_STEMS[BRANCH_YINYANG[branch]][place] as Stem;
  return {
    index,
    mountain: MOUNTAINS[mountainIndex] as Mountain,
    ganzhi: ganzhiOfPair(stem, branch),
    fromDeg,
    toDeg,
    quality: FENJIN_QUALITY[place] as FenjinSlot['quality'],
  };
}

/** A mansion's arc on the plate. The order runs against the clock: the arc reaches from `fromDeg` down to `toDeg`. */
export interface MansionArc {
  readonly name: MansionName;
  readonly widthDeg: number;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/**
 * Arcs of the 28 mansions for drawing. The zero point differs between plates: decorative, no rule here depends on it.
 *
 * Source: tables/mansionRing.ts.
 */
export const MANSION_RING: readonly MansionArc[] = (() => {
  let fromDeg = MANSION_RING_START_DEG;
  return Object.entries(MANSION_WIDTHS_DEG).map(([name, widthDeg]) => {
    const toDeg = normalBearing(fromDeg - widthDeg);
    const arc = Object.freeze({ name: name as MansionName, widthDeg, fromDeg, toDeg });
    fromDeg = toDeg;
    return arc;
  });
})();

/**
 * Mansion drawn at a bearing.
 *
 * @throws RangeError `wrong bearing N`
 * @example mansionArcAt(112).name // '角'
 */
export function mansionArcAt(bearingDeg: number): MansionArc {
  const bearing = normalBearing(bearingDeg);
  return MANSION_RING.find((arc) => normalBearing(arc.fromDeg - bearing) < arc.widthDeg) as MansionArc;
}
