/**
 * 称骨: weights of lunar year, month, day and hour, added up. Folklore beside the chart, not part of 子平.
 */
import { numberError } from '../../numberError.ts';
import { yearGanzhi, type LunarDate } from '../../calendar/index.ts';
import type { Branch } from '../../ganzhi/index.ts';
import { BONE_DAY, BONE_HOUR, BONE_MONTH, BONE_YEAR } from './tables/boneWeight.ts';
import type { Chart } from '../types.ts';

const QIAN_PER_LIANG = 10;
/** Leap months count as the next month from this day on, under `boneLeap` = split15. */
const LEAP_SPLIT_DAY = 16;

/** One part of the sum. */
export interface BonePart {
  /** 庚午, 4, 21, 未. */
  readonly of: string;
  /** Weight in 钱. */
  readonly qian: number;
}

/** 称骨 of a chart. */
export interface BoneWeight {
  readonly year: BonePart;
  readonly month: BonePart;
  readonly day: BonePart;
  readonly hour: BonePart;
  /** Sum in 钱, 21–71. */
  readonly qian: number;
  /** 3两6钱; 4两 where no 钱 is left over. */
  readonly text: string;
}

function yearQian(name: string, bone: Chart['rules']['bone']): number {
  if (bone === 'guihai6' && name === '癸亥') return 6;
  if (bone === 'wuxu15' && name === '戊戌') return 15;
  return BONE_YEAR[name as keyof typeof BONE_YEAR];
}

function monthNumber({ month, isLeap, day }: LunarDate, boneLeap: Chart['rules']['boneLeap']): number {
  return isLeap && boneLeap === 'split15' && day >= LEAP_SPLIT_DAY ? (month % 12) + 1 : month;
}

/**
 * 两 and 钱 of a weight.
 *
 * @param qian whole, in 钱, 0 or more
 * @throws RangeError otherwise
 * @example formatQian(36) // '3两6钱'
 */
export function formatQian(qian: number): string {
  if (!Number.isInteger(qian) || qian < 0) {
    throw numberError('weight', qian, 'a whole number of 钱 from 0');
  }
  const rest = qian % QIAN_PER_LIANG;
  return `${(qian - rest) / QIAN_PER_LIANG}两${rest === 0 ? '' : `${rest}钱`}`;
}

/**
 * 称骨 by the lunar date of the chart date: year by 正月初一, a leap month as the one it repeats (option `boneLeap`).
 *
 * @returns null without an hour, or without a lunar date (before 1645 without a history table)
 * Source: 民俗称骨 (attributed to 袁天罡). Variants: option `bone`.
 * @example boneWeightOf(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })).text // '3两6钱'
 */
export function boneWeightOf(chart: Chart): BoneWeight | null {
  const { lunar, rules } = chart;
  const branch: Branch | undefined = chart.pillars.hour?.branch;
  if (lunar === null || branch === undefined) return null;
  const yearName = yearGanzhi(lunar.year).name;
  const month = monthNumber(lunar, rules.boneLeap);
  const parts = {
    year: { of: yearName, qian: yearQian(yearName, rules.bone) },
    month: { of: String(month), qian: BONE_MONTH[month - 1] as number },
    day: { of: String(lunar.day), qian: BONE_DAY[lunar.day - 1] as number },
    hour: { of: branch, qian: BONE_HOUR[branch] },
  };
  const qian = parts.year.qian + parts.month.qian + parts.day.qian + parts.hour.qian;
  return { ...parts, qian, text: formatQian(qian) };
}
