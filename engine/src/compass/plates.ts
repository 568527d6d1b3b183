/**
 * 三盘: one bearing named on the earth plate 地盘正针, the human plate 人盘中针 and the heaven plate 天盘缝针.
 */
import type { Mountain } from '../ganzhi/index.ts';
import { mountainAt } from './mountains.ts';
import { COMPASS_OPTIONS, type PlateSchool } from './rules.ts';

/** Names of a bearing on the plates. */
export interface PlateNames {
  /** 地盘: direction and dragon. */
  readonly ground: Mountain;
  /** 人盘, 7.5° behind: 消砂; null in 三元. */
  readonly human: Mountain | null;
  /** 天盘, 7.5° ahead: 纳水; null in 三元. */
  readonly heaven: Mountain | null;
}

/** 中针 and 缝针 are half a mountain away from 正针. */
const PLATE_OFFSET_DEG = 7.5;

/**
 * Names of a bearing on the three plates.
 *
 * @param bearingDeg degrees clockwise from north
 * @param plates school, default `sanhe`
 * @throws RangeError `wrong bearing N`, or for a school that is none
 * Source: 罗经解定 (正针, 中针 of 赖文俊, 缝针 of 杨筠松).
 * @example platesAt(0) // { ground: '子', human: '癸', heaven: '子' }
 */
export function platesAt(bearingDeg: number, plates: PlateSchool = 'sanhe'): PlateNames {
  COMPASS_OPTIONS.check('plates', plates);
  const ground = mountainAt(bearingDeg);
  if (plates === 'sanyuan') return { ground, human: null, heaven: null };
  return {
    ground,
    human: mountainAt(bearingDeg + PLATE_OFFSET_DEG),
    heaven: mountainAt(bearingDeg - PLATE_OFFSET_DEG),
  };
}
